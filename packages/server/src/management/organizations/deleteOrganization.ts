import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteOrganization: Handler<'deleteOrganization'> = async (call) => {
  const { write, path } = call
  const existed = await write((store) => store.organizations.delete(path.id))
  if (!existed) throw new ApiError('organization_not_found')
  return { status: 204 }
}
