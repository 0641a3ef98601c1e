import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { headerOf } from './header-of.ts'

const isGzip = (coding: string) => /^\s*gzip\s*(?:;|$)/i.test(coding) && !/;\s*q=0(?:\.0*)?\s*$/i.test(coding)

/** Whether a caller unpacks gzip. Pages and what they load are a fifth as large that way. */
export const takesGzip = (c: Context<AppEnv>): boolean =>
  headerOf(c, 'accept-encoding')?.split(',').some(isGzip) === true

/** What an answer says that is sent packed to those who unpack it. */
export const gzipHeaders = (zipped: boolean): Record<string, string> => ({
  vary: 'accept-encoding',
  ...(zipped && { 'content-encoding': 'gzip' }),
})
