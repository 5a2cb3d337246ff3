export const isSecure = (url: string): boolean =>
  URL.canParse(url) && new URL(url).protocol === 'https:'
