/* What a client receives about a verified credential: `acr`, and a claim of the ID token. */

import type { AuthorizationCode, KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { chooseAcr } from '../provider/patches.ts'
import { keepInModel } from '../provider/record-patches.ts'

/** The member of an authorization code with the id of the verification that its request made. */
const member = 'verification'

/**
 * Sets `acr` in codes and ID tokens to the requested value, and stores the verification in codes.
 */
export function applyCredentials(
  provider: Provider,
  context: () => Pick<KoaContextWithOIDC, 'req'> | undefined,
): void {
  const requestedIn = (ctx: Pick<KoaContextWithOIDC, 'req'> | undefined) =>
    ctx && oidcRequestOf(ctx).credential
  chooseAcr(provider, (ctx) => requestedIn(ctx)?.acr)
  keepInModel(provider.AuthorizationCode, member, () => requestedIn(context())?.verificationId)
}

/**
 * The claim `verified_credential` for the code that is exchanged. No other response has it: ID
 * tokens of the authorization endpoint are visible in the address bar of a browser.
 */
export async function credentialClaims({ store }: Tenant, { oidc }: KoaContextWithOIDC) {
  const id = verificationOf(oidc.entities.AuthorizationCode)
  const verification = id === undefined ? undefined : await store.verifications.get(id)
  if (!verification?.claims) return {}
  const { templateId, issuer, completedAt, snapshot, claims } = verification
  return {
    verified_credential: {
      verification_id: verification.id,
      template_id: templateId,
      document_type: snapshot.doc_type,
      issuer,
      verified_at: completedAt && Math.floor(completedAt.getTime() / 1000),
      claims,
    },
  }
}

function verificationOf(code: AuthorizationCode | undefined): string | undefined {
  const isVerified = code && member in code && typeof code[member] === 'string'
  return isVerified ? String(code[member]) : undefined
}
