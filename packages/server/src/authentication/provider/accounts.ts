import type { Account, FindAccount, KoaContextWithOIDC } from 'oidc-provider'
import { type DefaultPicture, defaultPictureOf } from '../../record-rules/default-picture.ts'
import type { OidcSubject } from '../../store/oidc/oidc-subjects.ts'
import { organizationClaims, organizationOfMember } from '../../tenancy/organization-logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { credentialClaims } from '../authorize/credential-claims.ts'
import { organizationOfGrant } from '../authorize/organizations.ts'
import { profileOf } from '../clients/fapi.ts'
import { profileClaimsOf } from '../userinfo/profile-claims.ts'
import { oidcRequestOf } from './oidc-request.ts'
import { consumeSubject } from './read-ahead.ts'
import { claimsOfScopes } from './served-grants.ts'

/**
 * Finds the account of a session or token for oidc-provider; none for a blocked or deleted user.
 */
export function findAccount(tenant: Tenant): FindAccount {
  return async (ctx, sub): Promise<Account | undefined> => {
    const user =
      consumeSubject(oidcRequestOf(ctx), sub) ?? (await tenant.store.oidc.findSubject(sub))
    if (!user || user.blocked) return undefined
    const { Grant: grant } = ctx.oidc.entities
    const organizationId = organizationOfGrant(grant)
    if (organizationId !== undefined) {
      const clientId = grant?.clientId ?? ''
      const holder = { organizationId, userId: sub, clientId }
      const organization = await organizationOfMember(tenant, holder)
      if (!organization) return undefined
      oidcRequestOf(ctx).organization = organization
    }
    return {
      accountId: sub,
      claims: async () => ({
        sub,
        ...claimsOf(user, formOf(tenant, isStandard(ctx, tenant))),
        ...organizationClaims(tenant, oidcRequestOf(ctx).organization),
        ...(await credentialClaims(tenant, ctx)),
      }),
    }
  }
}

const isStandard = ({ oidc }: KoaContextWithOIDC, { settings }: Tenant) =>
  settings.compatible_answers !== true || profileOf(oidc.client) !== undefined

/** How claims are written for a tenant. */
export interface ClaimForm {
  /** Whether `updated_at` is a number of seconds (OpenID Connect Core, section 5.1). */
  readonly isStandard: boolean
  readonly defaultPicture: DefaultPicture
}

/**
 * The form of claims for a tenant.
 *
 * @param isStandard whether `updated_at` is a number of seconds
 */
export const formOf = (tenant: Tenant, isStandard: boolean): ClaimForm => ({
  isStandard,
  defaultPicture: defaultPictureOf(tenant),
})

/** The claims of a user, in the order of ID tokens of the hosted API. */
export function claimsOf(user: OidcSubject, { isStandard, defaultPicture }: ClaimForm) {
  const { name, email, username, phone_number: phoneNumber, updated_at: updated } = user
  return {
    nickname: user.nickname ?? undefined,
    name: user.name ?? undefined,
    picture: user.picture ?? defaultPicture({ name, email, username, phoneNumber }),
    updated_at: isStandard ? Math.floor(updated.getTime() / 1000) : updated.toISOString(),
    given_name: user.given_name ?? undefined,
    family_name: user.family_name ?? undefined,
    preferred_username: user.username ?? undefined,
    ...(user.email !== null && { email: user.email, email_verified: user.email_verified }),
    ...(user.phone_number !== null && {
      phone_number: user.phone_number,
      phone_number_verified: user.phone_verified,
    }),
    ...profileClaimsOf(user),
  }
}

/** The claims of a user for these scopes; only `sub` for `openid` alone. */
export function claimsForScopes(user: OidcSubject, scopes: readonly string[], form: ClaimForm) {
  const all: Readonly<Record<string, unknown>> = { sub: user.user_id, ...claimsOf(user, form) }
  const claims: Record<string, unknown> = {}
  for (const scope of claimScopes) {
    if (!scopes.includes(scope)) continue
    for (const name of claimsOfScopes[scope] ?? []) {
      if (all[name] !== undefined) claims[name] = all[name]
    }
  }
  return claims
}

const claimScopes = Object.keys(claimsOfScopes)
