import type { Handler } from '../handler.ts'

export const createOrganization: Handler<'createOrganization'> = ({ write, body }) =>
  write(async ({ organizations, organizationConnections }) => {
    const { enabled_connections, ...definition } = body
    const made = await organizations.create(definition)
    for (const connection of enabled_connections ?? []) {
      await organizationConnections.create(made.id, connection)
    }
    return { status: 201, body: { ...made, ...(enabled_connections && { enabled_connections }) } }
  })
