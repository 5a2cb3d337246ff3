import type { Handler } from '../handler.ts'
import { requireKnownLists } from './require-known-lists.ts'
import { requireRedirectUri } from './require-redirect-uri.ts'
import { warningOfWrite } from './write-warnings.ts'

export const createNetworkAcl: Handler<'createNetworkAcl'> = async (call) => {
  const { write, body } = call
  requireRedirectUri(body.rule)
  requireKnownLists(body.rule, call.networkListNames())
  const acl = await write((store) => store.networkAcls.create(body))
  return { status: 201, body: acl, ...warningOfWrite(call, acl.rule) }
}
