import type { Interaction, InteractionResults, KoaContextWithOIDC, Provider } from 'oidc-provider'
import {
  type PostLoginState,
  postLoginStateIn,
  stateFor,
} from '../../actions/post-login/post-login-state.ts'
import { leaveEntryToPages } from '../authorize/present-session.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { addToIdTokens, keepInModel } from '../provider/record-patches.ts'

/** The member of stored interactions and codes, and of the `login` of an interaction's result. */
const member = 'actions'

/** What the actions have decided before this request, of the log-in that it continues. */
export const actionsOfInteraction = (interaction: Interaction): PostLoginState | undefined =>
  postLoginStateIn(interaction)

/** What the actions have decided of the log-in that has concluded an interaction. */
export const actionsOfResult = (result: InteractionResults): PostLoginState | undefined =>
  postLoginStateIn(result.login)

/** Stores what the actions have decided with a CIBA request, when it is saved. */
export const keepActions = (record: object, state: PostLoginState | undefined): void =>
  void Object.assign(record, { [member]: state })

/**
 * What the actions have decided for a user, in this request or before it.
 *
 * @returns undefined if they have not run for the user and the client
 */
export function knownActions(
  { oidc, req }: KoaContextWithOIDC,
  userId: string,
): PostLoginState | undefined {
  const request = oidcRequestOf({ req })
  const { result, entities, client } = oidc
  const { Interaction: interaction, AuthorizationCode: code, DeviceCode: device } = entities
  const found =
    request.actions ??
    postLoginStateIn(result?.login) ??
    postLoginStateIn(interaction) ??
    postLoginStateIn(interaction?.lastSubmission?.login) ??
    postLoginStateIn(code) ??
    postLoginStateIn(device) ??
    postLoginStateIn(entities.BackchannelAuthenticationRequest)
  return stateFor(found, { userId, clientId: client?.clientId ?? '' })
}

/** The executions of the actions of the log-in that a request continues. */
export function executionsFor(ctx: KoaContextWithOIDC): readonly string[] {
  const { executions } = oidcRequestOf(ctx)
  if (executions.length > 0) return executions
  const { entities } = ctx.oidc
  const { Interaction: interaction, AuthorizationCode: code, DeviceCode: device } = entities
  const refused = refusedBy(interaction?.result)
  return refused ?? (postLoginStateIn(code) ?? postLoginStateIn(device))?.executions ?? []
}

/** The executions of the actions that have refused a log-in, in its result or its device code. */
export function refusedBy(record: object | undefined): readonly string[] | undefined {
  const executions: unknown = record && Reflect.get(record, 'executions')
  return Array.isArray(executions) ? executions.map(String) : undefined
}

/**
 * Stores what the actions decide with the interactions and codes of the log-in, so that the tokens
 * of a later request have it without another statement, adds their claims to ID tokens, and leaves
 * the log entries of log-ins to them.
 */
export function applyActions(
  provider: Provider,
  context: () => KoaContextWithOIDC | undefined,
): void {
  const read = () => {
    const ctx = context()
    return ctx && oidcRequestOf(ctx).actions
  }
  const { Interaction: interactions, AuthorizationCode: codes, DeviceCode: devices } = provider
  for (const model of [interactions, codes, devices, provider.BackchannelAuthenticationRequest]) {
    keepInModel(model, member, read)
  }
  // The client of a device learns of the refusal later, by a request of its own.
  keepInModel(devices, 'executions', () => refusedBy(context()?.oidc.entities.Interaction?.result))
  leaveEntryToPages(provider)
  addToIdTokens(provider, (ctx, userId) => ctx && knownActions(ctx, userId)?.idToken)
}
