import type { Handler } from '../handler.ts'
import { showOrganization } from './show-organization.ts'

export const createOrganization: Handler<'createOrganization'> = ({ write, body: given }) =>
  write(async ({ organizations, organizationConnections }) => {
    const { enabled_connections, ...definition } = given
    const made = await organizations.create(definition)
    for (const connection of enabled_connections ?? []) {
      await organizationConnections.create(made.id, connection)
    }
    const body = { ...showOrganization(made), ...(enabled_connections && { enabled_connections }) }
    return { status: 201, body }
  })
