import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'

export const listRefreshTokens: Handler<'listRefreshTokens'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.refreshTokens.list(query)
  const items = page.items.map(fieldSelection(query))
  return answerCheckpoint('refresh_tokens', address, query, { ...page, items })
}
