import type { RequestedClaims } from '../document/requested-claims.ts'

/** The id of the only credential in the query. */
export const credentialId = 'document'

/** A DCQL query (OpenID4VP 1.0, sections 6 and B.2.3) for one mdoc. */
export function createDcqlQuery(docType: string, claims: RequestedClaims, isRetained: boolean) {
  return {
    credentials: [
      {
        id: credentialId,
        format: 'mso_mdoc',
        meta: { doctype_value: docType },
        claims: Object.entries(claims).flatMap(([nameSpace, names]) =>
          names.map((name) => ({ path: [nameSpace, name], intent_to_retain: isRetained })),
        ),
      },
    ],
  }
}
