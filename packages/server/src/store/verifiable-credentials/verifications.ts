import { randomBytes, randomUUID } from 'node:crypto'
import type { Verification as Row } from '../prisma/client.ts'
import { hashSecret } from '../rows/hash-secret.ts'
import type { Scope } from '../rows/scope.ts'

const protocols = ['mdoc/webapi/v1.0', 'openid4vp/v1.0', 'dc-api'] as const

/** A protocol by which wallets present credentials. */
export type VerificationProtocol = (typeof protocols)[number]

/**
 * The state of a verification; the last four are final. `presented`: the wallet has presented the
 * credential, but the user has not returned to the application yet.
 */
export type VerificationState = (typeof states)[number]

const states = [
  'pending',
  'request_retrieved',
  'presented',
  'verified',
  'failed',
  'wallet_error',
  'expired',
] as const

/** The states in which a wallet can respond. */
const openStates = ['pending', 'request_retrieved'] as const satisfies readonly VerificationState[]

/** The states that end by expiry. */
export const expiringStates = [
  ...openStates,
  'presented',
] as const satisfies readonly VerificationState[]

/** The template, as it was when the verification was created. */
export interface VerificationSnapshot {
  readonly template_name: string
  readonly client_name: string
  readonly doc_type: string
  /** Requested claims by namespace. */
  readonly claims: Readonly<Record<string, readonly string[]>>
  /** The certificate authorities of the template, in PEM. */
  readonly certificates: string | null
  /** The name of another trust list; absent in verifications of earlier releases. */
  readonly trusted_list?: string | null
  /** The user whom the application verifies; undefined if it named none. */
  readonly user_id?: string
  /** Strings of the application by name; undefined if it sent none. */
  readonly metadata?: Readonly<Record<string, string>>
}

/** The members of a verification that the server only stores for the application. */
export const givenByClient = ({ user_id, metadata }: VerificationSnapshot) => ({
  ...(user_id !== undefined && { user_id }),
  ...(metadata !== undefined && { metadata }),
})

/** The secrets of the session, which are stored encrypted. */
export type VerificationSession = Readonly<Record<string, string>>

/** The verified claims by namespace and claim. */
export type VerifiedClaims = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A verification, as it is read. */
export interface Verification {
  readonly id: string
  readonly clientId: string
  readonly templateId: string
  readonly protocol: VerificationProtocol
  readonly state: VerificationState
  readonly reason: string | undefined
  readonly snapshot: VerificationSnapshot
  readonly session: VerificationSession
  /** Undefined before the result, and after the claims were deleted. */
  readonly claims: VerifiedClaims | undefined
  readonly issuer: string | undefined
  readonly createdAt: Date
  readonly completedAt: Date | undefined
  readonly expiresAt: Date
}

/** A verification to create. */
export interface NewVerification {
  readonly clientId: string
  readonly templateId: string
  readonly protocol: VerificationProtocol
  readonly snapshot: VerificationSnapshot
  readonly session: VerificationSession
  /** The secrets in the URLs of the session and of the page; see `newSecret`. */
  readonly sessionSecret: string
  readonly pageSecret: string
  readonly expiresAt: Date
}

/** Whether a wallet can still respond. */
export const isOpenVerification = ({ state }: Pick<Verification, 'state'>): boolean =>
  openStates.some((each) => each === state)

/** Whether the verification ends by expiry if nothing happens. */
export const isExpiringVerification = ({ state }: Pick<Verification, 'state'>): boolean =>
  expiringStates.some((each) => each === state)

/** The result of the response of a wallet, or of its absence. */
export type Outcome =
  | {
      readonly state: 'verified' | 'presented'
      readonly claims: VerifiedClaims
      readonly issuer: string
    }
  | { readonly state: 'failed' | 'wallet_error' | 'expired'; readonly reason: string }

/** The verifications of one tenant. Secrets are stored as hashes, sessions and claims encrypted. */
export interface Verifications {
  create(verification: NewVerification): Promise<Verification>
  get(id: string): Promise<Verification | undefined>
  findBySession(secret: string): Promise<Verification | undefined>
  findByPage(secret: string): Promise<Verification | undefined>
  /**
   * Records that a wallet has read the request.
   *
   * @returns whether this call changed the state from `pending`
   */
  retrieve(id: string, session: VerificationSession): Promise<boolean>
  /**
   * Completes a verification.
   *
   * @returns whether this call did; of concurrent calls, one does
   */
  complete(id: string, outcome: Outcome): Promise<boolean>
  /**
   * Changes a `presented` verification to `verified`, unless it has expired.
   *
   * @returns whether this call did
   */
  confirm(id: string): Promise<boolean>
  /**
   * Counts an invalid response.
   *
   * @returns the count
   */
  countAttempt(id: string): Promise<number>
}

/** How long claims can be read after the response of the wallet. */
const resultLifetimeMs = 10 * 60_000

/** 144 random bits in Base64url. */
export const newSecret = () => randomBytes(18).toString('base64url')

const sessionPurpose = (id: string) => `verification-session/${id}`
const resultPurpose = (id: string) => `verification-result/${id}`
const isOpen = { in: [...openStates] }
const isExpiring = { in: [...expiringStates] }

interface Where {
  readonly state: VerificationState | { readonly in: VerificationState[] }
  readonly expiresAt?: { readonly gt: Date }
}

type Changes = Partial<Omit<Row, 'tenantId' | 'id' | 'snapshot'>>

export function verifications(scope: Scope): Verifications {
  const { database, tenantId, sealer, now, changes } = scope
  const table = database.verification
  const sealSession = (id: string, session: VerificationSession) =>
    sealer.seal(tenantId, sessionPurpose(id), JSON.stringify(session))
  const opened = async (row: Row | null) => (row ? open(row, scope) : undefined)
  /** @returns whether this call changed it; of concurrent calls from one state, one does */
  const change = async (id: string, from: Where, data: Changes): Promise<boolean> => {
    const before = await table.findFirst({ where: { tenantId, id, ...from } })
    const { count } = await table.updateMany({ where: { tenantId, id, ...from }, data })
    if (!before || count === 0) return false
    const after = await table.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id } } })
    changes.updated('verification', toEvent(before), toEvent(after))
    return true
  }
  return {
    async create({ sessionSecret, pageSecret, session, snapshot, ...rest }) {
      const id = randomUUID()
      const row = await table.create({
        data: {
          tenantId,
          id,
          ...rest,
          snapshot: JSON.parse(JSON.stringify(snapshot)),
          sessionHash: hashSecret(sessionSecret),
          pageHash: hashSecret(pageSecret),
          sealedSession: await sealSession(id, session),
          createdAt: now(),
        },
      })
      changes.created('verification', toEvent(row))
      return open(row, scope)
    },
    get: async (id) => opened(await table.findUnique({ where: { tenantId_id: { tenantId, id } } })),
    findBySession: async (secret) =>
      opened(await table.findFirst({ where: { tenantId, sessionHash: hashSecret(secret) } })),
    findByPage: async (secret) =>
      opened(await table.findFirst({ where: { tenantId, pageHash: hashSecret(secret) } })),
    async retrieve(id, session) {
      const sealedSession = await sealSession(id, session)
      const data = { state: 'request_retrieved', sealedSession }
      return change(id, { state: 'pending', expiresAt: { gt: now() } }, data)
    },
    async complete(id, outcome) {
      const from = outcome.state === 'expired' ? isExpiring : isOpen
      return change(id, { state: from }, await columnsOf(id, outcome, scope))
    },
    confirm: (id) =>
      change(id, { state: 'presented', expiresAt: { gt: now() } }, { state: 'verified' }),
    async countAttempt(id) {
      const [row] = await database.$queryRaw<{ attempts: number }[]>`
        update verifications set attempts = attempts + 1
         where tenant_id = ${tenantId} and id = ${id} returning attempts`
      return row?.attempts ?? 0
    },
  }
}

async function columnsOf(
  id: string,
  outcome: Outcome,
  { sealer, tenantId, now }: Scope,
): Promise<Changes> {
  const completedAt = now()
  if ('reason' in outcome) {
    const { state, reason } = outcome
    return { state, reason, completedAt, sealedResult: null, resultExpiresAt: null }
  }
  const text = JSON.stringify(outcome.claims)
  return {
    state: outcome.state,
    issuer: outcome.issuer,
    completedAt,
    sealedResult: await sealer.seal(tenantId, resultPurpose(id), text),
    resultExpiresAt: new Date(completedAt.getTime() + resultLifetimeMs),
  }
}

async function open(row: Row, { sealer, tenantId, now }: Scope): Promise<Verification> {
  const { id, sealedResult, resultExpiresAt } = row
  const session = await sealer.open(tenantId, sessionPurpose(id), row.sealedSession)
  const hasResult = sealedResult !== null && resultExpiresAt !== null && resultExpiresAt > now()
  const result = hasResult
    ? await sealer.open(tenantId, resultPurpose(id), sealedResult)
    : undefined
  return {
    id,
    clientId: row.clientId,
    templateId: row.templateId,
    protocol: oneOf(protocols, row.protocol),
    state: oneOf(states, row.state),
    reason: row.reason ?? undefined,
    snapshot: snapshotOf(row),
    session: JSON.parse(session),
    claims: result === undefined ? undefined : JSON.parse(result),
    issuer: row.issuer ?? undefined,
    createdAt: row.createdAt,
    completedAt: row.completedAt ?? undefined,
    expiresAt: row.expiresAt,
  }
}

/** A verification in events and logs, with the names of claims and without their values. */
function toEvent(row: Row) {
  const snapshot = snapshotOf(row)
  const { doc_type, claims } = snapshot
  return {
    id: row.id,
    client_id: row.clientId,
    template_id: row.templateId,
    protocol: row.protocol,
    state: row.state,
    ...(row.reason !== null && { reason: row.reason }),
    doc_type,
    claims,
    ...givenByClient(snapshot),
    ...(row.issuer !== null && { issuer: row.issuer }),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    ...(row.completedAt && { completed_at: row.completedAt.toISOString() }),
  }
}

const snapshotOf = ({ snapshot }: Row): VerificationSnapshot => JSON.parse(JSON.stringify(snapshot))

function oneOf<T extends string>(all: readonly T[], value: string): T {
  const found = all.find((each) => each === value)
  if (found === undefined) throw new Error(`The database has an unknown value: ${value}.`)
  return found
}
