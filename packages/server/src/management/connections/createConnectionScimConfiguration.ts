import { defaultScimMapping, requireScimMapping } from '../../record-rules/scim-mapping.ts'
import type { Handler } from '../handler.ts'
import { requireEnterprise } from './scim-connection.ts'

export const createConnectionScimConfiguration: Handler<
  'createConnectionScimConfiguration'
> = async ({ tenant, write, path, body }) => {
  const { scimUserIdAttribute = 'externalId' } = await requireEnterprise(tenant, path.id)
  const settings = {
    user_id_attribute: body?.user_id_attribute ?? scimUserIdAttribute,
    mapping: body?.mapping ?? defaultScimMapping(),
  }
  requireScimMapping(settings)
  return {
    status: 201,
    body: await write((store) => store.scimConfigurations.create(path.id, settings)),
  }
}
