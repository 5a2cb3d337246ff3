import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listConnectionProfiles: Handler<'listConnectionProfiles'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.connectionProfiles.list(query)
  return answerCheckpoint('connection_profiles', address, query, page)
}
