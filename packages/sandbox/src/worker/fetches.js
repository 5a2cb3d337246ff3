import { GuestError } from './guest-error.js'

/** @typedef {import('../messages.ts').FetchResponse} FetchResponse */

/** Methods and names of headers are tokens (RFC 9110, section 5.6.2). */
const token = /^[!#$%&'*+.^_`|~\w-]+$/
/** What a value of a header may have (RFC 9110, section 5.5), of one byte a character. */
const fieldValue = /^[\t\x20-\x7e\x80-\xff]*$/

/**
 * Requests of the code, which it names by numbers.
 *
 * @param {import('../bounds.ts').RunBounds} bounds
 * @param {{
 *   runId: number,
 *   send: (event: import('../messages.ts').FromThread) => void,
 *   enter: import('./run-job.js').Enter,
 * }} run
 */
export function fetchesOf(
  { fetchesMax, fetchesAtOnceMax, requestHeadCharactersMax, requestBytesMax },
  { runId, send, enter },
) {
  const waiting = new Set()
  /** @type {Map<number, Uint8Array>} */
  const bodies = new Map()
  let count = 0
  return {
    isEmpty: () => waiting.size === 0,
    /** @param {Extract<import('../messages.ts').ToThread, { kind: 'fetched' }>} message */
    fetched({ id, response, failure }) {
      if (!waiting.delete(id)) return
      if (response === undefined) return enter('fetched', { id, failure })
      const { url, status, statusText, headers, body } = response
      bodies.set(id, body)
      enter('fetched', { id, response: { url, status, statusText, headers } })
    },
    /** @type {import('./run-job.js').Operations} */
    operations: {
      fetch({ id, url, method, headers }, body) {
        count += 1
        if (count > fetchesMax) throw new GuestError(`A run may fetch ${fetchesMax} times.`)
        if (waiting.size >= fetchesAtOnceMax) {
          throw new GuestError(`At most ${fetchesAtOnceMax} responses may be awaited at a time.`)
        }
        if (body !== undefined && body.length > requestBytesMax) {
          throw new GuestError(`The body of a request may have ${requestBytesMax} bytes.`)
        }
        const request = { url: String(url), method: methodOf(method), headers: headersOf(headers) }
        if (lengthOf(request) > requestHeadCharactersMax) {
          throw new GuestError(
            `The URL and the headers of a request may have ${requestHeadCharactersMax} characters.`,
          )
        }
        waiting.add(id)
        send({ kind: 'fetch', runId, id, request: body ? { ...request, body } : request })
      },
      body: (id) => exactly(bodies.get(id)),
      bodyText: (id) => new TextDecoder().decode(bodies.get(id)),
    },
  }
}

/** @param {{ url: string, method: string, headers: [string, string][] }} request */
const lengthOf = ({ url, method, headers }) => [url, method, ...headers.flat()].join('').length

/** @param {unknown} method */
function methodOf(method) {
  const text = String(method).toUpperCase()
  if (!token.test(text)) throw new GuestError(`${text} is no method of HTTP.`, 'TypeError')
  return text
}

/**
 * @param {unknown} headers
 * @returns {[string, string][]}
 */
function headersOf(headers) {
  if (!Array.isArray(headers)) return []
  return headers.map((header) => {
    const [name, value] = Array.isArray(header) ? header.map(String) : []
    if (!token.test(name ?? '') || !fieldValue.test(value ?? '')) {
      throw new GuestError(`The header ${name} has a name or value that HTTP forbids.`, 'TypeError')
    }
    return [name ?? '', value ?? '']
  })
}

/** @param {Uint8Array | undefined} bytes @returns {ArrayBuffer} */
const exactly = (bytes = new Uint8Array()) => Uint8Array.from(bytes).buffer
