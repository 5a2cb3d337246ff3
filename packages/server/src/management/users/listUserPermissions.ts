import type { Schema } from '@latchkey/contract'
import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

const direct: Schema<'UserPermissionSource'> = {
  source_id: '',
  source_name: '',
  source_type: 'DIRECT',
}

export const listUserPermissions: Handler<'listUserPermissions'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.userPermissions.list(path.id, query)
  const items = page.items.map((item) => ({ ...item, sources: [direct] }))
  return answerOffset('permissions', address, query, { ...page, items })
}
