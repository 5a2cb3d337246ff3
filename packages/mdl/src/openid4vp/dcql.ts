import type { RequestedClaims } from '../document/requested-claims.ts'
import { isSdJwtType, type SdJwtQuery, sdJwtQueryOf } from '../sd-jwt/credential-types.ts'

/** The ids of the credentials in the query: the document as an mdoc, and as an SD-JWT VC. */
export const credentialIds = { mdoc: 'document', sdJwt: 'sd_jwt' } as const

/**
 * A DCQL query (OpenID4VP 1.0, section 6) for one document. If the document exists in both formats,
 * the wallet responds with one of them; the query prefers the mdoc.
 */
export function createDcqlQuery(docType: string, claims: RequestedClaims, isRetained: boolean) {
  const sdJwt = sdJwtQueryOf(docType, claims)
  const credentials = [
    ...(isSdJwtType(docType) ? [] : [mdocQuery(docType, claims, isRetained)]),
    ...(sdJwt ? [sdJwtQuery(sdJwt)] : []),
  ]
  if (credentials.length === 1) return { credentials }
  return { credentials, credential_sets: [{ options: credentials.map(({ id }) => [id]) }] }
}

/** The query for an mdoc (appendix B.2.3). */
const mdocQuery = (docType: string, claims: RequestedClaims, isRetained: boolean) => ({
  id: credentialIds.mdoc,
  format: 'mso_mdoc',
  meta: { doctype_value: docType },
  claims: Object.entries(claims).flatMap(([nameSpace, names]) =>
    names.map((name) => ({ path: [nameSpace, name], intent_to_retain: isRetained })),
  ),
})

/** The query for an SD-JWT VC (appendix B.3.5). */
const sdJwtQuery = ({ type, claims }: SdJwtQuery) => ({
  id: credentialIds.sdJwt,
  format: 'dc+sd-jwt',
  meta: { vct_values: [type] },
  claims: claims.map(({ path }) => ({ path })),
})
