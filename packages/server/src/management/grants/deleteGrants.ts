import type { Handler } from '../handler.ts'

export const deleteGrants: Handler<'deleteGrants'> = async ({ write, query }) => {
  await write((store) => store.grants.deleteOfUser(query.user_id))
  return { status: 204 }
}
