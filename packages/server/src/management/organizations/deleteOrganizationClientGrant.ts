import type { Handler } from '../handler.ts'

export const deleteOrganizationClientGrant: Handler<'deleteOrganizationClientGrant'> = async (
  call,
) => {
  const { write, path } = call
  await write((store) => store.organizationClientGrants.delete(path.id, path.grant_id))
  return { status: 204 }
}
