/** A variable that is set to something which cannot be used. The message names it and never repeats its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
