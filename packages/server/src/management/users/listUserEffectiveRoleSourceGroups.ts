import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

type Answer = Handler<'listUserEffectiveRoleSourceGroups'>

export const listUserEffectiveRoleSourceGroups: Answer = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.groups.listSourcesOfUser(path.id, query)
  return answerCheckpoint('groups', address, query, page)
}
