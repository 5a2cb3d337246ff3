import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listSelfServiceProfiles: Handler<'listSelfServiceProfiles'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.selfServiceProfiles.list(query)
  return answerOffset('self_service_profiles', address, query, page)
}
