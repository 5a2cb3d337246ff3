import type { Handler } from '../handler.ts'
import { requireKeyed } from './keyed-connection.ts'

export const createConnectionKeyRotation: Handler<'createConnectionKeyRotation'> = async ({
  tenant,
  path,
  body,
  write,
}) => {
  const { connectionKeys } = tenant.store
  const [{ options }, former] = await Promise.all([
    requireKeyed(tenant, path.id),
    connectionKeys.findAlgorithm(path.id),
  ])
  const chosen = body?.signing_alg ?? former ?? options.token_endpoint_auth_signing_alg ?? 'RS256'
  const pairs = await tenant.keyQueue.run(tenant.id, () =>
    connectionKeys.getFreshPairs(chosen, former ? 1 : 2),
  )
  return { status: 201, body: await write((store) => store.connectionKeys.rotate(path.id, pairs)) }
}
