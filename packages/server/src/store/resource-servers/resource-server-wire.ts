import { createHash, createPublicKey } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import type { ResourceServer as Row } from '../prisma/client.ts'
import { managementApiName, managementApiScopes, shownIdentifier } from './management-api.ts'
import { type Settings, settingsOf } from './resource-server-settings.ts'

/** An API, as the management API answers it. */
export type ResourceServer = Schema<'ResourceServer'>

/** The scopes of an API; those of the management API are not stored. */
export const scopesOf = ({ isSystem, scopes }: Pick<Row, 'isSystem' | 'scopes'>) =>
  isSystem ? managementApiScopes() : (scopes as unknown as Schema<'ResourceServerScope'>[])

/** The member order of the hosted API; other members follow in the order of the contract. */
const settingsOrder = [
  'allow_offline_access',
  'allow_online_access',
  'allow_online_access_with_ephemeral_sessions',
  'token_lifetime',
  'token_lifetime_for_web',
  'skip_consent_for_verifiable_first_party_clients',
  'enforce_policies',
  'token_dialect',
  'token_encryption',
  'consent_policy',
  'authorization_details',
  'proof_of_possession',
  'subject_type_authorization',
  'authorization_policy',
] as const satisfies (keyof Settings)[]

/** `token_encryption` with the thumbprint of its key (RFC 7638). */
function withThumbprint({ token_encryption: encryption }: Settings) {
  if (!encryption) return {}
  const { encryption_key: key } = encryption
  const { e, kty, n } = createPublicKey(key.pem).export({ format: 'jwk' })
  const hash = createHash('sha256').update(JSON.stringify({ e, kty, n }))
  const thumbprint_sha256 = hash.digest('base64url')
  return { token_encryption: { ...encryption, encryption_key: { ...key, thumbprint_sha256 } } }
}

/** The members of a response that are not in the row. */
interface Beside {
  readonly secret?: string | undefined
  readonly clientId?: string | undefined
}

/** The columns that `toWire` needs. */
export const shownColumns = {
  id: true,
  identifier: true,
  name: true,
  isSystem: true,
  scopes: true,
  settings: true,
} as const

export type ShownRow = Pick<Row, keyof typeof shownColumns>

/** A resource server as the management API returns it, with its secret only if that is given. */
export function toWire(
  row: ShownRow,
  managementAudience: string,
  { secret, clientId }: Beside = {},
): ResourceServer {
  const settings = settingsOf(row.settings)
  const shown = { ...settings, ...withThumbprint(settings) }
  const present = settingsOrder.filter((name) => shown[name] !== undefined)
  const name = row.isSystem ? managementApiName : row.name
  return {
    id: row.id,
    ...(name !== null && { name }),
    identifier: shownIdentifier(row.identifier, managementAudience),
    ...(clientId !== undefined && { client_id: clientId }),
    scopes: scopesOf(row),
    signing_alg: settings.signing_alg,
    ...(secret !== undefined && { signing_secret: secret }),
    ...(Object.fromEntries(present.map((name) => [name, shown[name]])) as Partial<Settings>),
    is_system: row.isSystem,
  }
}
