import { FormError, type JsonObject, memberOf, textIn } from '@latchkey/forms'
import type { FlowRun } from './flow-run.ts'

/** The members of credentials that a server may repeat, and that nobody may read. */
const secretMembers = [
  'api_key',
  'client_secret',
  'password',
  'private_key',
  'secret',
  'secret_key',
  'token',
  'value',
]

/**
 * The credentials that an action names by `connection_id`.
 *
 * @throws FormError if there are none for the application
 */
export async function credentialsOf(
  { tenant, secrets }: FlowRun,
  params: JsonObject,
  application: string,
): Promise<JsonObject> {
  const id = textIn(params, 'connection_id') ?? ''
  const found = await tenant.store.flowVaultConnections.findOpened(id)
  if (found?.appId !== application) {
    throw new FormError(`The vault has no credentials of ${application} with the id ${id}.`)
  }
  const setup: JsonObject = JSON.parse(JSON.stringify(found.setup))
  for (const name of secretMembers) secrets.add(memberOf(setup, name))
  return setup
}
