import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listUserAttributeProfiles: Handler<'listUserAttributeProfiles'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.userAttributeProfiles.list(query)
  return answerCheckpoint('user_attribute_profiles', address, query, page)
}
