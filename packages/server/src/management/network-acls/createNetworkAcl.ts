import type { Handler } from '../handler.ts'
import { warnIfAuthorIsBlocked } from './blocks-author.ts'
import { requireRedirectUri } from './require-redirect-uri.ts'

export const createNetworkAcl: Handler<'createNetworkAcl'> = async (call) => {
  const { write, body } = call
  requireRedirectUri(body.rule)
  const acl = await write((store) => store.networkAcls.create(body))
  return { status: 201, body: acl, ...warnIfAuthorIsBlocked(call) }
}
