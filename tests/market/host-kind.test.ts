import { expect, it } from 'vitest'
import { hostKind } from '../../src/market/host-kind.ts'

it.each([
  ['https://a1b2.ngrok-free.app/weather', 'tunnel'],
  ['https://ngrok-free.app.shop.io/weather', 'ordinary'],
  ['https://x402-demo.shop.io/', 'demo'],
  ['https://demo.shop.io/', 'demo'],
  ['https://democracy.org/', 'ordinary'],
  ['https://contest.shop.io/', 'ordinary'],
  ['https://api.example.com/', 'demo'],
  ['http://localhost:3000/', 'local'],
  ['http://printer.local/', 'local'],
  ['http://10.1.2.3/', 'local'],
  ['http://172.20.0.1/', 'local'],
  ['http://172.32.0.1/', 'ordinary'],
  ['http://[::1]:80/', 'local'],
  ['https://93.184.216.34/', 'ordinary'],
  ['weather', 'no URL'],
])('%s is %s', (resource, kind) => {
  expect(hostKind(resource)).toBe(kind)
})
