import type { ApiError } from '../../errors.ts'
import { refusedBody } from '../../errors.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { MetadataRequest } from '../connector.ts'
import { isSecure } from './is-secure.ts'

/** The URL of a provider's metadata, and the option that names it. */
export interface MetadataPlace {
  readonly url: string
  readonly place: string
}

interface Expected {
  /** The `Accept` header. */
  readonly accept: string
  readonly answerBytesMax: number
}

/** The error of unusable metadata, which names the option. */
export const metadataRefusal = ({ url, place }: MetadataPlace, reason: string): ApiError =>
  refusedBody(`The metadata at ${url} cannot be used: ${reason}`, place)

/**
 * Fetches the metadata of a provider when a connection is written.
 *
 * @throws ApiError `invalid_body` that names the invalid option
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
