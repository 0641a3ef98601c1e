/** Whether a URL points at this machine, by name. */
export const isLoopback = (url: string): boolean =>
  URL.canParse(url) && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
