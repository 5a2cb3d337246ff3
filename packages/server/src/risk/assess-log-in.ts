import { isSameSecret } from '../keys/is-same-secret.ts'
import type { RequestFacts } from '../request-facts.ts'
import type { LoginDevice as KnownDevice } from '../store/attack-protection/login-devices.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { type Travel, travelBetween } from './travel.ts'

/** The browser or program that sends a log-in. */
export interface LoginDevice {
  /** SHA-256 in hexadecimal; undefined for a browser without the cookie. */
  readonly hash: string | undefined
  readonly userAgent: string
  readonly facts: RequestFacts
}

/** How much a log-in is like earlier ones of the user; `neutral` says nothing. */
export type Confidence = 'low' | 'medium' | 'high' | 'neutral'

/** The result of one assessment; the code is that of the hosted API. */
export interface Assessment {
  readonly confidence: Confidence
  readonly code: string
  readonly details?: Readonly<Record<string, string>>
}

/** The assessment of a log-in, as actions get it in `event.authentication.riskAssessment`. */
export interface RiskAssessment {
  /** The lowest confidence of the assessments. */
  readonly confidence: Confidence
  readonly version: '1'
  readonly assessments: Readonly<
    Record<'NewDevice' | 'ImpossibleTravel' | 'UntrustedIP', Assessment>
  >
}

type Protected = Pick<Tenant, 'attackProtection' | 'guardian'>

/** Whether log-ins of the tenant are assessed, and their devices remembered. */
export const assessesLogIns = ({ attackProtection, guardian }: Protected): boolean =>
  attackProtection.riskAssessment.enabled || guardian.policies.includes('confidence-score')

/** A user who has just verified a first factor. */
interface Arriving {
  readonly tenant: Pick<Tenant, 'store'>
  readonly userId: string
  readonly device: LoginDevice
}

/** Assesses a log-in by the earlier ones of the user. It changes nothing. */
export async function assessLogIn({ tenant, userId, device }: Arriving): Promise<RiskAssessment> {
  const { loginDevices, users, oidc } = tenant.store
  const known = await loginDevices.listOf(userId)
  const createdAt = known.length === 0 ? (await users.get(userId))?.created_at : undefined
  const nowMs = oidc.now().getTime()
  const isNewUser = createdAt !== undefined && nowMs - Date.parse(createdAt) < dayMs
  const assessments = {
    NewDevice: isNewUser ? initial : assessDevice(device, known),
    ImpossibleTravel: assessTravel(device.facts, known[0], nowMs),
    UntrustedIP: assessAddress(device.facts),
  }
  const confidences = Object.values(assessments).map(({ confidence }) => confidence)
  const confidence = ascending.find((each) => confidences.includes(each)) ?? 'neutral'
  return { confidence, version: '1', assessments }
}

/** As `assessLogIn`; undefined without a device, and where log-ins are not assessed. */
export async function assessIfEnabled(
  tenant: Tenant,
  userId: string,
  device: LoginDevice | undefined,
): Promise<RiskAssessment | undefined> {
  return device && assessesLogIns(tenant) ? assessLogIn({ tenant, userId, device }) : undefined
}

const ascending = ['low', 'medium', 'high'] as const
const dayMs = 24 * 60 * 60 * 1000

const initial: Assessment = { confidence: 'medium', code: 'initial_login' }

function assessDevice(device: LoginDevice, known: readonly KnownDevice[]): Assessment {
  if (known.length === 0) return { confidence: 'low', code: 'no_device_history' }
  const { hash = '' } = device
  const same = known.find(({ deviceHash }) => isSameSecret(deviceHash, hash))
  const isSameAgent = same
    ? same.userAgent === device.userAgent
    : known.some(({ userAgent }) => userAgent === device.userAgent)
  const details = {
    device: same ? 'known' : 'unknown',
    useragent: isSameAgent ? 'known' : 'unknown',
  }
  if (!same) return { confidence: 'low', code: 'no_match', details }
  return isSameAgent
    ? { confidence: 'high', code: 'match', details }
    : { confidence: 'medium', code: 'partial_match', details }
}

/** Later than this, anybody can be anywhere. */
const historyMs = 2 * dayMs

const travels: Readonly<Record<Travel, Assessment>> = {
  minimal: { confidence: 'high', code: 'minimal_travel_from_last_login' },
  usual: { confidence: 'high', code: 'travel_from_last_login' },
  substantial: { confidence: 'medium', code: 'substantial_travel_from_last_login' },
  impossible: { confidence: 'low', code: 'impossible_travel_from_last_login' },
}

const unknownTravel = (code: string): Assessment => ({ confidence: 'neutral', code })

function assessTravel(
  facts: RequestFacts,
  last: KnownDevice | undefined,
  nowMs: number,
): Assessment {
  if (!facts.hasGeo) return unknownTravel('missing_geoip')
  if (!last) return unknownTravel('initial_login')
  const passedMs = nowMs - last.seenAt.getTime()
  if (passedMs > historyMs) return unknownTravel('location_history_not_found')
  const from = last.ip === null ? undefined : facts.positionOf(last.ip)
  const to = facts.address === undefined ? undefined : facts.positionOf(facts.address)
  if (!from || !to) return unknownTravel('unknown_location')
  return travels[travelBetween(from, to, passedMs)]
}

/** The beginning of the names of lists of networks whose log-ins are not trusted. */
const untrusted = 'auth0.untrusted'

function assessAddress({ address, networkLists = [] }: RequestFacts): Assessment {
  if (address === undefined) return { confidence: 'neutral', code: 'invalid_ip_address' }
  const source = networkLists.find((name) => name.startsWith(untrusted))
  return source === undefined
    ? { confidence: 'high', code: 'not_found_on_deny_list', details: { ip: address } }
    : { confidence: 'low', code: 'found_on_deny_list', details: { ip: address, source } }
}
