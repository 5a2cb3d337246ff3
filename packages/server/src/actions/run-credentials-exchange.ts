import type { Schema } from '@latchkey/contract'
import type { Client } from '../store/clients/clients.ts'
import { ArgumentError } from './argument-error.ts'
import {
  type CausingRequest,
  clientPart,
  organizationPart,
  requestPart,
  tenantPart,
} from './event/event-parts.ts'
import type { PostLoginState } from './post-login/post-login-state.ts'
import { emptyState, readCalls } from './post-login/read-calls.ts'
import { reasonOf } from './reason-of.ts'
import { describeFailure, isBound, runTrigger } from './run-trigger.ts'

/** A client that requests a token of its own. */
export interface ExchangeFacts {
  readonly request: CausingRequest
  readonly client: Client
  readonly organization?: Schema<'Organization'> | undefined
  readonly audience: string
  readonly requestedScopes: readonly string[]
  /** The scopes that the token has without actions. */
  readonly scopes: readonly string[]
}

/** What the actions decide of the token. */
export type TokenDecision = Pick<
  PostLoginState,
  'accessToken' | 'addedScopes' | 'removedScopes' | 'executions'
>

/** A token that the actions refuse. */
export interface ExchangeDenial {
  readonly error: string
  readonly denied: string
  /** What the log says, where it is more than the client is told. */
  readonly description?: string
  readonly executions: readonly string[]
}

/** The error codes that an action may name (RFC 6749, section 5.2). */
const codes = ['invalid_request', 'invalid_scope', 'server_error']

/**
 * Runs the actions of a client credentials exchange. It sends no statement for a tenant without
 * such actions.
 *
 * @returns undefined without actions
 */
export async function runCredentialsExchange(
  facts: ExchangeFacts,
): Promise<TokenDecision | ExchangeDenial | undefined> {
  const { request, client, organization, audience, requestedScopes, scopes } = facts
  const { tenant } = request
  if (!isBound(tenant, 'credentials-exchange')) return undefined
  const event = {
    client: clientPart(client),
    request: requestPart(request),
    tenant: tenantPart(tenant),
    resource_server: { identifier: audience },
    accessToken: { customClaims: {}, scope: scopes },
    transaction: { requested_scopes: requestedScopes },
    ...(organization && { organization: organizationPart(organization) }),
  }
  const outcome = await runTrigger(tenant, { trigger: 'credentials-exchange', event })
  const { calls, ended, failure, executionId } = outcome
  const executions = [executionId]
  const fail = (description: string) => ({ ...failed, description, executions })
  if (failure) return fail(describeFailure(failure))
  if (ended) {
    const [code, reason] = ended.args
    const error = codes.find((each) => each === code) ?? 'access_denied'
    const denied = reasonOf(reason) ?? reasonOf(code) ?? failed.denied
    return { error, denied, executions }
  }
  try {
    return { ...readCalls(emptyState('', client.clientId), calls), executions }
  } catch (error) {
    if (error instanceof ArgumentError) return fail(`An action failed: ${error.message}`)
    throw error
  }
}

const failed = {
  error: 'access_denied',
  denied: 'An action of the tenant failed. Its log has the reason.',
}
