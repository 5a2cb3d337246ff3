import type { ApiError } from '../../errors.ts'
import { refusedBody } from '../../errors.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { MetadataRequest } from '../connector.ts'
import { isSecure } from './is-secure.ts'

/**
 * The URL of the metadata of an identity provider, and the option from which it comes, as
 * `options.<name>`.
 */
export interface MetadataPlace {
  readonly url: string
  readonly place: string
}

interface Expected {
  /** The `Accept` header. */
  readonly accept: string
  readonly answerBytesMax: number
}

/** The error for metadata that cannot be used; it names the option. */
export const metadataRefusal = ({ url, place }: MetadataPlace, reason: string): ApiError =>
  refusedBody(`The metadata at ${url} cannot be used: ${reason}`, place)

/**
 * Fetches the metadata of an identity provider when a connection is created or changed.
 *
 * @throws ApiError `invalid_body` that names the option, if the URL does not use https, or the
 *   provider does not respond with status 200
 */
export async function fetchMetadata(
  at: MetadataPlace,
  { accept, answerBytesMax }: Expected,
  { outbound, tenantId }: MetadataRequest,
): Promise<Uint8Array> {
  const { url } = at
  if (!isSecure(url)) throw metadataRefusal(at, 'The URL must begin with https://.')
  const { status, body } = await outbound
    .send({ tenantId, url, method: 'GET', headers: { accept }, answerBytesMax })
    .catch((error: unknown) => {
      throw error instanceof OutboundError ? metadataRefusal(at, error.message) : error
    })
  if (status !== 200) throw metadataRefusal(at, `The status is ${status}, not 200.`)
  return body
}
