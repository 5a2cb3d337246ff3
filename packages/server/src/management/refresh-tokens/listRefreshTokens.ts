import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { selectFields } from '../select-fields.ts'

export const listRefreshTokens: Handler<'listRefreshTokens'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.refreshTokens.list(query)
  const items = page.items.map((token) => selectFields(query, token))
  return answerCheckpoint('refresh_tokens', address, query, { ...page, items })
}
