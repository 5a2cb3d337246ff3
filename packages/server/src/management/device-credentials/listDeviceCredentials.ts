import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'

export const listDeviceCredentials: Handler<'listDeviceCredentials'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.deviceCredentials.list(query)
  const items = page.items.map(fieldSelection(query))
  return answerOffset('device_credentials', address, query, { ...page, items })
}
