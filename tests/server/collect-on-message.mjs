/** Loaded into a server under test beside `--expose-gc`: collects garbage when the test asks, so that what is measured is what is kept. */
process.on('message', () => {
  globalThis.gc()
  globalThis.gc()
  process.send?.('collected')
})
process.channel?.unref()
