import { randomBytes } from 'node:crypto'
import type { Sealer } from '../keys/sealer.ts'

/** What deliveries are signed with, in the form of Standard Webhooks: `whsec_` and Base64. */
export interface WebhookSecret {
  readonly secret: string
  /** When it has been replaced, how long it signs beside its successor. ISO 8601. */
  readonly until?: string
}

type WebhookSecrets = readonly [WebhookSecret, ...WebhookSecret[]]

/** Secrets that sign at the same time at most, so that a header has a bound. */
const secretsMax = 4
/** What the secrets that sign deliveries of a stream are sealed for. */
export const signingPurposeOf = (streamId: string) => `webhook-signing/${streamId}`

/** The stream whose secrets they are. */
interface StreamKey {
  readonly tenantId: string
  readonly id: string
}

/** 256 random bits: Standard Webhooks asks for 192 to 512. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

export function sealSecrets(
  sealer: Sealer,
  { tenantId, id }: StreamKey,
  secrets: WebhookSecrets,
): Promise<string> {
  return sealer.seal(tenantId, signingPurposeOf(id), JSON.stringify(secrets))
}

/** The newest first. */
export async function openSecrets(
  sealer: Sealer,
  { tenantId, id }: StreamKey,
  sealed: string,
): Promise<readonly WebhookSecret[]> {
  return JSON.parse(await sealer.open(tenantId, signingPurposeOf(id), sealed))
}

/** Puts a new secret first; earlier ones are forgotten when their time is over. */
export function rotate(
  known: readonly WebhookSecret[],
  secret: string,
  at: Date,
  overlapSeconds: number,
): { readonly secrets: WebhookSecrets; readonly previousUntil: Date } {
  const previousUntil = new Date(at.getTime() + overlapSeconds * 1000)
  const earliest = (until: string | undefined) =>
    until !== undefined && new Date(until) < previousUntil ? until : previousUntil.toISOString()
  const kept = known
    .map((each) => ({ secret: each.secret, until: earliest(each.until) }))
    .filter(({ until }) => new Date(until) > at)
    .slice(0, secretsMax - 1)
  return { secrets: [{ secret }, ...kept], previousUntil }
}
