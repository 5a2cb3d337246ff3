import { randomBytes } from 'node:crypto'
import type { OidcRecords } from '../oidc/oidc-records.ts'

/** The model of their records. */
export const rememberedBrowser = 'RememberedBrowser'

/** How long a browser needs no second factor. */
export const rememberedSeconds = 30 * 24 * 60 * 60

/** Remembers a browser of a user. @returns the id for its cookie */
export async function rememberBrowser(
  records: OidcRecords,
  { userId, accessEpoch }: { readonly userId: string; readonly accessEpoch?: number | undefined },
): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  const lifetimeSeconds = rememberedSeconds
  await records.keep(rememberedBrowser, value, {
    payload: { userId },
    accountId: userId,
    accessEpoch,
    lifetimeSeconds,
  })
  return value
}

export async function isRememberedBrowser(
  records: OidcRecords,
  userId: string,
  value: string | undefined,
): Promise<boolean> {
  if (value === undefined) return false
  return (await records.find(rememberedBrowser, value))?.payload.userId === userId
}
