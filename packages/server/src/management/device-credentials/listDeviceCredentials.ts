import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'
import { selectFields } from '../select-fields.ts'

export const listDeviceCredentials: Handler<'listDeviceCredentials'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.deviceCredentials.list(query)
  const items = page.items.map((credential) => selectFields(query, credential))
  return answerOffset('device_credentials', address, query, { ...page, items })
}
