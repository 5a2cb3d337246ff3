import { randomBytes } from 'node:crypto'
import type { OidcRecords } from '../oidc/oidc-records.ts'

/** What records of them are called. */
export const rememberedBrowser = 'RememberedBrowser'

/** How long a second factor is not asked for again. */
export const rememberedSeconds = 30 * 24 * 60 * 60

/** Remembers a browser of a user; answers what it is known by. */
export async function rememberBrowser(records: OidcRecords, userId: string): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  const lifetimeSeconds = rememberedSeconds
  await records.keep(rememberedBrowser, value, {
    payload: { userId },
    accountId: userId,
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
