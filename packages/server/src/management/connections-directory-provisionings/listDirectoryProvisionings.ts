import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listDirectoryProvisionings: Handler<'listDirectoryProvisionings'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.directoryProvisionings.list(query)
  return answerCheckpoint('directory_provisionings', address, query, page)
}
