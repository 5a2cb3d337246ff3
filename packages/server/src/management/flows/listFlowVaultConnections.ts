import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listFlowVaultConnections: Handler<'listFlowVaultConnections'> = async ({
  tenant,
  query,
  address,
}) =>
  answerOffset('connections', address, query, await tenant.store.flowVaultConnections.list(query))
