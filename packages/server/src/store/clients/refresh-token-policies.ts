/*
 * Multi-resource refresh tokens: the policies of a client let it exchange a refresh token for
 * further APIs, and for further scopes of the API of the log-in.
 */

import { refusedBody } from '../../errors.ts'
import type { ClientSettings } from '../../record-rules/client-members.ts'
import { managementAudience } from '../../record-rules/management-audience.ts'
import { shownIdentifier, storedIdentifier } from '../resource-servers/management-api.ts'

/** The parts of a client that decide what its policies are. */
interface Holder {
  readonly isFirstParty: boolean
  readonly settings: Pick<ClientSettings, 'refresh_token'>
}

/** Whether policies apply to a client: users consent to third-party clients at each log-in. */
export const hasPolicies = (client: Holder | undefined): boolean =>
  client?.isFirstParty === true && (client.settings.refresh_token?.policies ?? []).length > 0

/**
 * The scopes of an API that the policies of a client add to those of a log-in. The management API
 * never has any.
 *
 * @param audience the stored identifier of the API
 * @param absolute the audience of the management API at this tenant
 * @returns undefined if no policy names the API
 */
export function policyScopesOf(
  client: Holder | undefined,
  audience: string,
  absolute: string,
): readonly string[] | undefined {
  if (!client || !hasPolicies(client) || audience === managementAudience) return undefined
  const policies = client.settings.refresh_token?.policies ?? []
  // Earlier releases, in which policies had no effect, stored identifiers as they were sent.
  const found = policies.filter((each) => storedIdentifier(each.audience, absolute) === audience)
  return found.length === 0 ? undefined : found.flatMap(({ scope }) => scope)
}

interface Holding {
  readonly refresh_token?: ClientSettings['refresh_token'] | null
}

/**
 * The settings of a request as they are stored: policies name APIs by their stored identifiers,
 * because the host of the tenant may change, and it may have several.
 *
 * @param absolute the audience of the management API at this tenant
 * @throws ApiError `invalid_body` for a policy for the management API: administrators log in for it
 */
export function withStoredPolicies<Given extends Holding>(given: Given, absolute: string): Given {
  const stored = withPolicies(given, (audience) => storedIdentifier(audience, absolute))
  const policies = stored.refresh_token?.policies ?? []
  if (policies.every(({ audience }) => audience !== managementAudience)) return stored
  const reason = 'The management API cannot be in a policy: let administrators log in for it'
  throw refusedBody(reason, 'refresh_token.policies')
}

/** Stored settings as the API answers them. */
export const withShownPolicies = (settings: ClientSettings, absolute: string): ClientSettings =>
  withPolicies(settings, (audience) => shownIdentifier(audience, absolute))

function withPolicies<Given extends Holding>(
  given: Given,
  rename: (audience: string) => string,
): Given {
  const { refresh_token } = given
  if (!refresh_token?.policies?.length) return given
  const policies = refresh_token.policies.map((each) => ({
    ...each,
    audience: rename(each.audience),
  }))
  return { ...given, refresh_token: { ...refresh_token, policies } }
}
