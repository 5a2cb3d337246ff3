import type { Handler } from '../handler.ts'
import { requireRedirectUri } from './require-redirect-uri.ts'

export const createNetworkAcl: Handler<'createNetworkAcl'> = async ({ tenant, body }) => {
  requireRedirectUri(body.rule)
  return { status: 201, body: await tenant.store.networkAcls.create(body) }
}
