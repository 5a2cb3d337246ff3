/*
 * Grants that oidc-provider does not implement: passwords (RFC 6749, section 4.3), token exchange
 * (RFC 8693), one-time codes, second factors and passkeys (RFC 6749, section 4.5).
 */

import type { Provider } from 'oidc-provider'
import { ApiError } from '../../errors.ts'
import { rememberLoginDevice } from '../../login/devices/remember-device.ts'
import { logSuccess } from '../../login/log-in/log-success.ts'
import { runActionsOfGrant } from '../actions/actions-of-grant.ts'
import { type Granting, originOfGrant, programOfGrant, type UserGrant } from './granting.ts'
import { identityAssertionGrant } from './identity-assertion.ts'
import {
  type Authenticated,
  checkRequest,
  type GrantContext,
  issueTokens,
  requireOrganization,
} from './issue-tokens.ts'
import { mfaGrants } from './mfa.ts'
import { passwordGrants } from './password.ts'
import { passwordlessOtpGrant } from './passwordless-otp.ts'
import { IssuerKeys } from './profile-token.ts'
import { providerToken } from './provider-token.ts'
import { asRefusal } from './refusal.ts'
import { requireSecondFactor } from './require-second-factor.ts'
import { tokenExchangeGrant } from './token-exchange.ts'
import { webauthnGrant } from './webauthn.ts'

const userGrants: readonly UserGrant[] = [
  ...passwordGrants,
  passwordlessOtpGrant,
  webauthnGrant,
  identityAssertionGrant,
  ...mfaGrants,
]

/** Registers the grants that oidc-provider does not implement. */
export function registerGrants(provider: Provider, granting: Granting): void {
  for (const grant of [...userGrants, tokenExchangeGrant(new IssuerKeys())]) {
    const parameters = [...grant.parameters, 'scope', 'resource']
    const handle = (ctx: GrantContext) => serveUserGrant(ctx, grant, granting)
    provider.registerGrantType(grant.grantType, handle, parameters, 'resource')
  }
  const { grantType, parameters, answer } = providerToken
  const handle = (ctx: GrantContext) => answer(ctx, granting)
  provider.registerGrantType(grantType, handle, parameters)
}

async function serveUserGrant(
  ctx: GrantContext,
  grant: UserGrant,
  granting: Granting,
): Promise<void> {
  const { oidc } = granting
  try {
    await grant.prepare?.(ctx, granting)
    await checkRequest(ctx, oidc)
    await requireOrganization(ctx, { tenant: granting.tenant, errors: oidc.errors })
    const user = await grant.authenticate(ctx, granting)
    const acted = await runActionsOfGrant(ctx, granting, user)
    await requireSecondFactor(ctx, granting, acted)
    const program = acted.delegation ? undefined : await programOfGrant(ctx, granting)
    if (program) await rememberLoginDevice(granting.tenant, acted.accountId, program)
    await logActed(ctx, granting, acted)
    await issueTokens(ctx, oidc, acted)
  } catch (error) {
    if (error instanceof ApiError) ctx.set({ ...error.headers }) // Retry-After
    throw asRefusal(oidc, error)
  }
}

/** Writes the log entry of a log-in that has waited for its actions. */
async function logActed(
  ctx: GrantContext,
  granting: Granting,
  { accountId: userId, connection, dueEntry, actions }: Authenticated,
): Promise<void> {
  if (!dueEntry) return
  const origin = await originOfGrant(ctx, granting)
  await logSuccess(granting.tenant, dueEntry, { userId, connection, origin, actions })
}
