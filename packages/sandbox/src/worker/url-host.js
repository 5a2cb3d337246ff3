import { GuestError } from './guest-error.js'

const settable = /** @type {const} */ ([
  'href',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
])

/** @param {unknown} text @param {unknown} [base] */
function parse(text, base) {
  try {
    return base === undefined || base === null
      ? new URL(String(text))
      : new URL(String(text), String(base))
  } catch {
    throw new GuestError(`Invalid URL: ${String(text).slice(0, 200)}`, 'TypeError')
  }
}

/** @param {URL} url */
const partsOf = (url) => ({
  origin: url.origin,
  ...Object.fromEntries(settable.map((part) => [part, url[part]])),
})

/** @param {string} name @returns {name is typeof settable[number]} */
const isSettable = (name) => settable.some((each) => each === name)

/**
 * URLs and queries, as the URL Standard reads and writes them.
 *
 * @type {import('./run-job.js').Operations}
 */
export const urlHost = {
  url: ({ url, base }) => partsOf(parse(url, base)),
  setUrl({ href, name, value }) {
    const url = parse(href)
    if (isSettable(name)) url[name] = String(value)
    return partsOf(url)
  },
  readQuery: (text) => [...new URLSearchParams(String(text))],
  writeQuery: (pairs) => new URLSearchParams(pairs).toString(),
}
