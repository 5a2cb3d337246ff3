import { defaultScimMapping } from '../../record-rules/scim-mapping.ts'
import type { Handler } from '../handler.ts'
import { requireEnterprise } from './scim-connection.ts'

export const getConnectionScimConfigurationDefaultMapping: Handler<
  'getConnectionScimConfigurationDefaultMapping'
> = async ({ tenant, path }) => {
  await requireEnterprise(tenant, path.id)
  return { status: 200, body: { mapping: defaultScimMapping() } }
}
