import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { AdapterPayload } from 'oidc-provider'

/** Members of the metadata of a client that are not of its row alone. */
interface Further {
  readonly client_secret: string | undefined
  readonly require_signed_request_object: true | undefined
}

interface Assembled {
  readonly further: Further
  readonly metadata: AdapterPayload
}

/**
 * Creates the function that adds further members to the metadata of a client.
 *
 * At each request, oidc-provider finds its client by the hash of the metadata as JSON. Metadata is
 * therefore assembled once, and its JSON is a digest.
 *
 * @param authorization_details_types the types that a request may have at all
 */
export function assembledMetadata(authorization_details_types: readonly string[]) {
  const known = new WeakMap<AdapterPayload, Assembled>()
  return (ofRow: AdapterPayload, further: Further): AdapterPayload => {
    const before = known.get(ofRow)
    if (before && isDeepStrictEqual(before.further, further)) return before.metadata
    const { client_secret, require_signed_request_object } = further
    const metadata = {
      ...ofRow,
      ...(client_secret !== undefined && { client_secret }),
      ...(require_signed_request_object && { require_signed_request_object }),
      authorization_details_types: [...authorization_details_types],
    }
    const digest = hash('sha256', JSON.stringify(metadata), 'base64url')
    Object.defineProperty(metadata, 'toJSON', { value: () => digest })
    known.set(ofRow, { further, metadata })
    return metadata
  }
}
