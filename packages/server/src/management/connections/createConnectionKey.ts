import type { Handler } from '../handler.ts'
import { requireKeyed } from './keyed-connection.ts'

export const createConnectionKey: Handler<'createConnectionKey'> = async ({
  tenant,
  path,
  body,
  write,
}) => {
  const { options } = await requireKeyed(tenant, path.id)
  const alg = body?.signing_alg ?? options.token_endpoint_auth_signing_alg ?? 'RS256'
  const { keyQueue, store } = tenant
  const pairs = await keyQueue.run(tenant.id, () => store.connectionKeys.getFreshPairs(alg, 2))
  const made = await write((store) => store.connectionKeys.create(path.id, pairs))
  return { status: 201, body: [...made] }
}
