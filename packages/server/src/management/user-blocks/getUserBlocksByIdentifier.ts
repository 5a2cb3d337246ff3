import type { Handler } from '../handler.ts'

export const getUserBlocksByIdentifier: Handler<'getUserBlocksByIdentifier'> = async (call) => {
  const { tenant, query } = call
  const blocks = await tenant.store.userBlocks.list(query.identifier, query)
  return { status: 200, body: { blocked_for: blocks } }
}
