import type { Schema } from '@latchkey/contract'
import { newSigningSecret } from '../../ids.ts'
import { lifetimesOf, refuseContradictions } from '../../record-rules/resource-server-checks.ts'
import type { ResourceServer as Row } from '../prisma/client.ts'

/** A change of an API. */
export type Patch = Schema<'ResourceServerPatch'>

/** The members of an API without a column; `signing_secret` is stored encrypted. */
export type Settings = Omit<Patch, 'name' | 'scopes'> & typeof emptySettings

/** The defaults of the hosted API. */
export const emptySettings = {
  signing_alg: 'RS256' as NonNullable<Patch['signing_alg']>,
  allow_offline_access: false,
  token_lifetime: 86_400,
  token_lifetime_for_web: 7200,
  skip_consent_for_verifiable_first_party_clients: false,
  enforce_policies: false,
  token_dialect: 'access_token' as Schema<'ResourceServerTokenDialect'>,
  subject_type_authorization: {
    user: { policy: 'allow_all' },
    client: { policy: 'require_client_grant' },
  } as Schema<'ResourceServerSubjectTypeAuthorization'>,
}

/** The members in the column `settings`, completed by defaults. */
export const settingsOf = (stored: Row['settings']): Settings => ({
  ...emptySettings,
  ...(stored as Partial<Settings>),
})

/** The stored members of an API after a patch. */
export async function applyPatch(
  before: Settings,
  { name, scopes, signing_secret, subject_type_authorization, ...patch }: Patch,
  seal: (secret: string) => Promise<string>,
) {
  refuseContradictions({ ...patch, ...(scopes && { scopes }) })
  const alg = patch.signing_alg ?? before.signing_alg
  const isSecretMissing = alg === 'HS256' && before.signing_secret === undefined
  const secret = signing_secret ?? (isSecretMissing ? newSigningSecret() : undefined)
  const settings = {
    ...before,
    ...patch,
    ...lifetimesOf(before, patch),
    ...(secret !== undefined && { signing_secret: await seal(secret) }),
    subject_type_authorization: {
      ...before.subject_type_authorization,
      ...subject_type_authorization,
    },
  }
  return { ...(name !== undefined && { name }), ...(scopes && { scopes }), settings }
}
