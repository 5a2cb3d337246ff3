import { randomBytes } from 'node:crypto'
import type { Sealer } from './sealer.ts'

/** A secret that signs deliveries, as Standard Webhooks writes it: `whsec_` and Base64. */
export interface WebhookSecret {
  readonly secret: string
  /** Until when a replaced secret signs beside its successor. ISO 8601. */
  readonly until?: string
}

type WebhookSecrets = readonly [WebhookSecret, ...WebhookSecret[]]

/** Secrets that sign concurrently, which bounds the header. */
const secretsMax = 4
/** The purpose that the signing secrets of a stream are sealed for. */
export const signingPurposeOf = (streamId: string) => `webhook-signing/${streamId}`

/** The stream that the secrets belong to. */
interface StreamKey {
  readonly tenantId: string
  readonly id: string
}

/** 256 random bits; Standard Webhooks requires 192 to 512. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** Encrypts the secrets of a stream for its row, the newest first. */
export function sealSecrets(
  sealer: Sealer,
  { tenantId, id }: StreamKey,
  secrets: WebhookSecrets,
): Promise<string> {
  return sealer.seal(tenantId, signingPurposeOf(id), JSON.stringify(secrets))
}

/**
 * Decrypts the secrets of a stream, the newest first.
 *
 * @throws Error where they were sealed for another stream or with another key
 */
export async function openSecrets(
  sealer: Sealer,
  { tenantId, id }: StreamKey,
  sealed: string,
): Promise<readonly WebhookSecret[]> {
  return JSON.parse(await sealer.open(tenantId, signingPurposeOf(id), sealed))
}

/**
 * Puts a new secret first, keeps the earlier ones for `overlapSeconds` at most, and drops those
 * that are past their time.
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
