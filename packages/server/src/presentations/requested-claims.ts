import type { Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'

/** The claims that are requested of one document type. */
export interface RequestedDocument {
  readonly docType: string
  /** The names of claims, by namespace. */
  readonly claims: Readonly<Record<string, readonly string[]>>
}

/**
 * The claims that a template requests: those that are true.
 *
 * @throws ApiError `invalid_body` if it requests none
 */
export function requestedClaims({
  presentation,
}: Pick<Schema<'VerifiableCredentialTemplate'>, 'presentation'>): RequestedDocument {
  const [[docType, nameSpaces] = ['', {}]] = Object.entries(presentation)
  const claims = Object.entries(nameSpaces).flatMap(([nameSpace, flags]) => {
    const names = Object.entries(flags).flatMap(([name, isRequested]) => (isRequested ? name : []))
    return names.length > 0 ? [[nameSpace, names] as const] : []
  })
  if (claims.length > 0) return { docType, claims: Object.fromEntries(claims) }
  const message = 'The template requests no claims: set at least one of `presentation` to true.'
  throw new ApiError('invalid_body', { message })
}
