import { randomBytes } from 'node:crypto'
import type { OidcStore } from '../oidc/oidc-store.ts'
import type { GuardianSettings } from './guardian-settings.ts'

/** The model of records of remembered browsers. */
export const rememberedBrowser = 'RememberedBrowser'

interface Remembered {
  readonly userId: string
  readonly accessEpoch?: number | undefined
}

type Store = Pick<OidcStore, 'records' | 'now'>
type Times = Pick<
  GuardianSettings['remembering'],
  'mfa_session_inactivity_timeout' | 'mfa_session_overall_timeout'
>

const secondsOf = ({ now }: Store) => Math.floor(now().getTime() / 1000)

/**
 * Remembers a browser of a user.
 *
 * @returns the secret for its cookie
 */
export async function rememberBrowser(
  store: Store,
  { userId, accessEpoch }: Remembered,
  times: Times,
): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  const { mfa_session_inactivity_timeout: inactivity, mfa_session_overall_timeout: overall } = times
  const endsAt = secondsOf(store) + overall
  await store.records.keep(rememberedBrowser, value, {
    payload: { userId, endsAt, inactivity },
    accountId: userId,
    accessEpoch,
    lifetimeSeconds: Math.min(inactivity, overall),
  })
  return value
}

/** Whether the browser is remembered. Using it extends the time, up to an absolute end. */
export async function isRememberedBrowser(
  store: Store,
  userId: string,
  value: string | undefined,
): Promise<boolean> {
  if (value === undefined) return false
  const found = await store.records.find(rememberedBrowser, value)
  if (found?.payload.userId !== userId) return false
  const { endsAt, inactivity } = found.payload
  const left = Number(endsAt ?? 0) - secondsOf(store)
  const accessEpoch = found.accessEpoch ?? undefined
  // A record of an earlier release has no absolute end; it expires with its lifetime.
  if (endsAt === undefined || Number(inactivity) >= left) return true
  await store.records.keep(rememberedBrowser, value, {
    payload: found.payload,
    accountId: userId,
    accessEpoch,
    lifetimeSeconds: Number(inactivity),
  })
  return true
}
