import type { Handler } from '../handler.ts'
import { toEnabledConnection } from './enabled-connection.ts'

type Answer = Handler<'createOrganizationEnabledConnection'>

/** Adds a connection under the path of the hosted API. */
export const createOrganizationEnabledConnection: Answer = async (call) => {
  const { write, path, body } = call
  const made = await write((store) => store.organizationConnections.create(path.id, body))
  return { status: 201, body: toEnabledConnection(made) }
}
