import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listScimConfigurations: Handler<'listScimConfigurations'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.scimConfigurations.list(query)
  return answerCheckpoint('scim_configurations', address, query, page)
}
