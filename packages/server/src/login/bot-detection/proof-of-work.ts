import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { noLinks } from '../../store/oidc/oidc-statements.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** As long as a page may wait for a log-in, in seconds. */
const lifetimeSeconds = 60 * 60
/** Iterations of PBKDF2 per key; they take some 0.3 ms. */
const cost = 1_000
/** The number of keys, of which a browser tries half on average. */
const countersMax = 2_000
const keyLength = 32
/** Longer answers are not parsed. */
const answerLengthMax = 4_096
const model = 'ProofOfWork'

/**
 * Creates a challenge for one log-in. It is signed, and stored only when it is solved, so that
 * showing a page writes nothing.
 */
export function newProof(tenant: Tenant, transactionId: string): Promise<object> {
  const { cookieKey } = tenant.store.oidc
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(countersMax),
    keyLength,
    deriveKey,
    // The library would compare its own `expiresAt` with the clock of the process.
    data: { transaction: transactionId, until: nowSecondsOf(tenant) + lifetimeSeconds },
    ...secretsOf(cookieKey),
  })
}

/**
 * Verifies and consumes the solution of a browser. Each is valid once, for its log-in, until it
 * expires.
 */
export async function consumeProof(
  tenant: Tenant,
  transactionId: string,
  answer: string,
): Promise<boolean> {
  const payload = answer.length <= answerLengthMax ? parsed(answer) : undefined
  if (!payload) return false
  const { data, nonce } = payload.challenge.parameters
  if (data?.transaction !== transactionId) return false
  const until = Number(data.until)
  if (!(until > nowSecondsOf(tenant)) || !(await isSolved(tenant, payload))) return false
  const expiresAt = new Date(until * 1000)
  return tenant.store.oidc.records.insert(model, nonce, { payload: {}, ...noLinks, expiresAt })
}

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>

async function isSolved({ store }: Tenant, payload: Payload): Promise<boolean> {
  for (const key of store.oidc.cookieKeys) {
    // The library throws for a text that is not hexadecimal.
    const { verified } = await verifySolution({ ...payload, deriveKey, ...secretsOf(key) }).catch(
      () => ({ verified: false }),
    )
    if (verified) return true
  }
  return false
}

/** The keys by which the library signs the challenge and its solution. */
function secretsOf(key: string) {
  const derived = (what: string) => createHmac('sha256', key).update(`proof ${what}`).digest('hex')
  return { hmacSignatureSecret: derived('challenge'), hmacKeySignatureSecret: derived('key') }
}

/** @returns undefined for a text that is no solution; the signature covers its members */
function parsed(answer: string): Payload | undefined {
  try {
    const { challenge, solution } = JSON.parse(answer)
    const isText = typeof challenge.signature === 'string'
    const isWhole = isText && typeof challenge.parameters.keySignature === 'string'
    return isWhole && typeof solution.derivedKey === 'string' ? { challenge, solution } : undefined
  } catch {
    return undefined
  }
}

const nowSecondsOf = ({ store }: Tenant) => Math.floor(store.oidc.now().getTime() / 1000)
