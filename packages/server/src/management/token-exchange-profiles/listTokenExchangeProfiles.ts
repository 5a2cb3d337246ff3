import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listTokenExchangeProfiles: Handler<'listTokenExchangeProfiles'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.tokenExchangeProfiles.list(query)
  return answerCheckpoint('token_exchange_profiles', address, query, page)
}
