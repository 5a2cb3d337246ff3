import type { Request } from 'express'
import type { FoundScimToken } from '../store/scim/scim-tokens.ts'

/** The identifier and the secret of a token, with a dot between. */
const form = /^Bearer (tok_\w{16}\.\w{64})$/i

/** Looks up the SCIM token of a request, if its operation accepts such tokens. */
export async function findScimToken({
  operation,
  tenant,
  headers,
}: Request): Promise<FoundScimToken | undefined> {
  if (!operation?.securitySchemes.includes('scimToken')) return undefined
  const [, token] = form.exec(headers.authorization ?? '') ?? []
  return token === undefined ? undefined : tenant.store.scimTokens.findPresented(token)
}
