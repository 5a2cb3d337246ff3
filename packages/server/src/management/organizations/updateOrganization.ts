import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { showOrganization } from './show-organization.ts'

export const updateOrganization: Handler<'updateOrganization'> = async (call) => {
  const { write, path, body } = call
  const updated = await write((store) => store.organizations.update(path.id, body))
  if (!updated) throw new ApiError('organization_not_found')
  return { status: 200, body: showOrganization(updated) }
}
