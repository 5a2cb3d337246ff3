import type { Handler } from '../handler.ts'

export const createOrganizationClientGrant: Handler<'createOrganizationClientGrant'> = async (
  call,
) => {
  const { write, path, body } = call
  return {
    status: 201,
    body: await write((store) => store.organizationClientGrants.create(path.id, body.grant_id)),
  }
}
