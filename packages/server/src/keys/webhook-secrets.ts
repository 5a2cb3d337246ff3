import { randomBytes } from 'node:crypto'
import type { Sealer } from './sealer.ts'

/** A secret that signs deliveries, in the format of Standard Webhooks: `whsec_` and Base64. */
export interface WebhookSecret {
  readonly secret: string
  /** When a replaced secret stops signing, in ISO 8601; absent for the current one. */
  readonly until?: string
}

type WebhookSecrets = readonly [WebhookSecret, ...WebhookSecret[]]

/** The most secrets that sign at one time, which bounds the length of the header. */
const secretsMax = 4
/** The purpose for which the signing secrets of a stream are sealed. */
export const signingPurposeOf = (streamId: string) => `webhook-signing/${streamId}`

/** The stream that the secrets belong to. */
interface StreamKey {
  readonly tenantId: string
  readonly id: string
}

/** A secret of 256 random bits; Standard Webhooks requires 192 to 512. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** Encrypts the secrets of a stream, newest first. */
export function sealSecrets(
  sealer: Sealer,
  { tenantId, id }: StreamKey,
  secrets: WebhookSecrets,
): Promise<string> {
  return sealer.seal(tenantId, signingPurposeOf(id), JSON.stringify(secrets))
}

/**
 * Decrypts the secrets of a stream, newest first.
 *
 * @throws Error for secrets of another stream or key
 */
export async function openSecrets(
  sealer: Sealer,
  { tenantId, id }: StreamKey,
  sealed: string,
): Promise<readonly WebhookSecret[]> {
  return JSON.parse(await sealer.open(tenantId, signingPurposeOf(id), sealed))
}

/**
 * Puts a new secret first. Earlier ones sign for `overlapSeconds` more at most; those that have
 * expired are removed.
 */
export function rotate(
  current: readonly WebhookSecret[],
  secret: string,
  at: Date,
  overlapSeconds: number,
): { readonly secrets: WebhookSecrets; readonly previousUntil: Date } {
  const previousUntil = new Date(at.getTime() + overlapSeconds * 1000)
  const earliest = (until: string | undefined) =>
    until !== undefined && new Date(until) < previousUntil ? until : previousUntil.toISOString()
  const previous = current
    .map((each) => ({ secret: each.secret, until: earliest(each.until) }))
    .filter(({ until }) => new Date(until) > at)
    .slice(0, secretsMax - 1)
  return { secrets: [{ secret }, ...previous], previousUntil }
}
