import type { Client } from '../store/clients/clients.ts'
import { ArgumentError } from './argument-error.ts'
import { type CausingRequest, clientPart, requestPart, tenantPart } from './event/event-parts.ts'
import { reasonOf } from './reason-of.ts'
import { describeFailure, runActions } from './run-trigger.ts'
import { type MetadataChange, metadataChangeOf } from './user-metadata.ts'

/** A subject token that an action validates. */
export interface ExchangedToken {
  readonly request: CausingRequest
  readonly client: Client
  readonly actionId: string
  readonly subjectToken: string
  readonly subjectTokenType: string
  readonly requestedScopes: readonly string[]
  readonly audience: string | undefined
}

/** The user whom an action names: by the id, or by an account at a connection. */
export type NamedUser =
  | { readonly userId: string }
  | {
      readonly connection: string
      /** The profile; `user_id` is the identifier at the connection. */
      readonly profile: Readonly<Record<string, unknown>>
      readonly creates: boolean
      readonly updates: boolean
    }

/** What the action decides. */
export type ExchangeDecision =
  | { readonly user: NamedUser; readonly change: MetadataChange | undefined }
  | {
      readonly error: string
      readonly denied: string
      /** Whether the token is invalid, which counts as an attempt to guess one. */
      readonly isInvalidToken: boolean
      readonly description?: string | undefined
      /** The ids of the stored executions. */
      readonly executions: readonly string[]
    }

const codes = ['invalid_request', 'server_error']
const failed = 'The action of the token exchange profile failed. Its execution has the reason.'
const unnamed = 'The action of the token exchange profile has named no user.'

/** Runs the action of a token exchange profile, which names the user of a subject token. */
export async function runCustomTokenExchange(token: ExchangedToken): Promise<ExchangeDecision> {
  const { request, client, actionId, audience, requestedScopes } = token
  const { tenant } = request
  const trigger = 'custom-token-exchange'
  const action = await tenant.store.boundActions.findDeployed(actionId, trigger)
  let executions: readonly string[] = []
  const refuse = (denied: string, description?: string) =>
    ({ error: 'access_denied', denied, isInvalidToken: false, description, executions }) as const
  if (!action) return refuse('The action of the token exchange profile is not deployed.')
  const event = {
    client: clientPart(client),
    request: requestPart(request),
    tenant: tenantPart(tenant),
    transaction: {
      protocol: 'oauth2-token-exchange',
      requested_scopes: requestedScopes,
      subject_token: token.subjectToken,
      subject_token_type: token.subjectTokenType,
    },
    ...(audience !== undefined && { resource_server: { identifier: audience } }),
  }
  const outcome = await runActions(tenant, { trigger, event }, [action])
  const { calls, ended, failure, executionId } = outcome
  executions = [executionId]
  if (failure) return refuse(failed, describeFailure(failure))
  if (ended) {
    const isInvalidToken = ended.method === 'access.rejectInvalidSubjectToken'
    const [first, second = first] = ended.args
    const denied = reasonOf(isInvalidToken ? first : second) ?? failed
    const named = isInvalidToken ? 'invalid_request' : codes.find((each) => each === first)
    return { error: named ?? 'access_denied', denied, isInvalidToken, executions }
  }
  const user = calls.map(({ method, args }) => namedBy(method, args)).findLast(Boolean)
  if (!user) return refuse(unnamed)
  try {
    return { user, change: metadataChangeOf(calls) }
  } catch (error) {
    if (error instanceof ArgumentError) return refuse(failed, error.message)
    throw error
  }
}

function namedBy(method: string, args: readonly unknown[]): NamedUser | undefined {
  const [first, profile, options] = args
  if (typeof first !== 'string' || first === '') return undefined
  if (method === 'authentication.setUserById') return { userId: first }
  if (method !== 'authentication.setUserByConnection') return undefined
  const { creationBehavior, updateBehavior } = Object(options)
  return {
    connection: first,
    profile: { ...Object(profile) },
    creates: creationBehavior !== 'none',
    updates: updateBehavior !== 'none',
  }
}
