import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listEncryptionKeys: Handler<'listEncryptionKeys'> = async (call) => {
  const { tenant, query, address } = call
  return answerOffset('keys', address, query, await tenant.store.encryptionKeys.list(query))
}
