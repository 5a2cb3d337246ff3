import { FormError, type JsonObject, textIn } from '@latchkey/forms'
import type { FlowRun } from './flow-run.ts'

/**
 * The credentials that an action names by `connection_id`.
 *
 * @throws FormError if there are none for the application
 */
export async function credentialsOf(
  { tenant }: FlowRun,
  params: JsonObject,
  application: string,
): Promise<JsonObject> {
  const id = textIn(params, 'connection_id') ?? ''
  const found = await tenant.store.flowVaultConnections.findOpened(id)
  if (found?.appId !== application) {
    throw new FormError(`The vault has no credentials of ${application} with the id ${id}.`)
  }
  return JSON.parse(JSON.stringify(found.setup))
}
