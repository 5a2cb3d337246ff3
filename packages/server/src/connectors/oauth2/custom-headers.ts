import { refusedBody } from '../../errors.ts'
import { isMessageHeader } from '../../record-rules/message-headers.ts'
import type { ConnectionOptions } from '../connector.ts'

/** RFC 9110, section 5.6.2. */
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
const printable = /^[\x20-\x7e]*$/

/**
 * Refuses headers with which no request could be sent, so that every log-in would fail.
 *
 * @throws ApiError `invalid_body`
 */
export function requireSendable({ customHeaders }: ConnectionOptions): void {
  for (const [name, value] of Object.entries(customHeaders ?? {})) {
    const reason = reasonAgainst(name, value)
    if (reason !== undefined) throw refusedBody(reason, `options.customHeaders.${name}`)
  }
}

function reasonAgainst(name: string, value: string): string | undefined {
  if (isMessageHeader(name)) return 'This header is set by the server and cannot be configured'
  if (!token.test(name)) return 'This is no name of a header'
  if (!printable.test(value)) return 'The value must consist of printable ASCII characters'
  return undefined
}
