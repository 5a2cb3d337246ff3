import { FormError, type JsonObject, textIn } from '@latchkey/forms'
import { isSameSecret } from '../keys/is-same-secret.ts'
import { managementAudience } from '../record-rules/management-audience.ts'
import type { FlowRun } from './flow-run.ts'
import { credentialsOf } from './vault.ts'

/**
 * Requires that the credentials of an action are those of a client of this tenant, and that the
 * client may call the management API with one of the scopes.
 *
 * @throws FormError
 */
export async function requireOwnClient(
  run: FlowRun,
  params: JsonObject,
  scopes: readonly string[],
): Promise<void> {
  const setup = await credentialsOf(run, params, 'AUTH0')
  const { tenant } = run
  const client = await tenant.clients.find(textIn(setup, 'client_id') ?? '')
  const secret = await client?.openSecret()
  const given = textIn(setup, 'client_secret') ?? ''
  if (!client?.takesSecret || secret === undefined || !isSameSecret(secret, given)) {
    throw new FormError('The credentials are not those of a client of this tenant.')
  }
  const grant = client.grants.find(({ audience }) => audience === managementAudience)
  if (grant?.allowsAllScopes || scopes.some((scope) => grant?.scope.includes(scope))) return
  throw new FormError(`The client has no grant with the scope ${scopes.join(' or ')}.`)
}
