/** The longest URL of a Client ID Metadata Document, in bytes. */
const urlBytesMax = 120

/** The rules for a URL that is a `client_id` (Client ID Metadata Document, section 3). */
const rules: readonly (readonly [sentence: string, isKept: (text: string, url: URL) => boolean])[] =
  [
    ['must use https', (_, { protocol }) => protocol === 'https:'],
    ['must not have a user name or password', (text) => !/^https:\/\/[^/]*@/i.test(text)],
    ['must not have a fragment', (text) => !text.includes('#')],
    ['must not have a query', (text) => !text.includes('?')],
    ['must not have the segments `.` and `..` in its path', (text) => !dotSegment.test(text)],
    ['must have a path', (_, { pathname }) => pathname !== '/'],
    ['must not have the port 0', (_, { port }) => port !== '0'],
    ['must have two hexadecimal digits after each %', (text) => !/%(?![0-9a-f]{2})/i.test(text)],
    // The URL is compared as a string: two spellings of one URL would be two clients.
    [
      'must be written in its normal form, with a host in lower case',
      (text, { href }) => text === href,
    ],
  ]

const dotSegment = /\/(\.|%2e){1,2}(\/|$)/i

/** Why a text is not the URL of a Client ID Metadata Document; undefined if it can be. */
export function documentUrlProblem(text: string): string | undefined {
  if (Buffer.byteLength(text) > urlBytesMax) return `must have at most ${urlBytesMax} bytes`
  if (/\s/.test(text) || !URL.canParse(text)) return 'must be a URL'
  const url = new URL(text)
  return rules.find(([, isKept]) => !isKept(text, url))?.[0]
}

/** Whether a text can be the URL of a Client ID Metadata Document. */
export const isDocumentUrl = (text: string): boolean => documentUrlProblem(text) === undefined
