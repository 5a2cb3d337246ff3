import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import type { Sealer } from '../../keys/sealer.ts'
import { Prisma } from '../prisma/client.ts'
import { refusingLost } from '../rows/conflict.ts'
import type { Scope } from '../rows/scope.ts'

/** Whom a code or link is for; a new one replaces the one before. */
export interface LoginCodeKey {
  readonly clientId: string
  readonly connectionId: string
  /** An e-mail address in lower case, or a phone number (E.164). */
  readonly address: string
}

/** The parameters of the authorization request that a link begins. */
export type LinkParameters = Readonly<Record<string, string>>

/** A link, with the parameters that it begins with. */
export interface EmailLink extends LoginCodeKey {
  readonly parameters: LinkParameters
}

/**
 * The codes and links that were sent for log-ins. Only keyed hashes of them are stored. Creating
 * one throws ApiError `email_connection_unknown` if the client or the connection was deleted
 * meanwhile.
 */
export interface LoginCodes {
  /** Creates a code with this number of digits. */
  createCode(key: LoginCodeKey, digits: number, ttlSeconds: number): Promise<string>
  /** Creates a link, and returns its secret. */
  createLink(key: LoginCodeKey, parameters: LinkParameters, ttlSeconds: number): Promise<string>
  /** The recipient and the parameters of a usable link. */
  findLink(secret: string): Promise<EmailLink | undefined>
  /**
   * Verifies a code and consumes it. Of concurrent calls, one resolves to true. After a few wrong
   * tries the code is deleted.
   */
  redeemCode(key: LoginCodeKey, code: string): Promise<boolean>
  /** Verifies a code within the same limit, without consuming it. */
  checkCode(key: LoginCodeKey, code: string): Promise<boolean>
  /** Consumes a link of this client. Of concurrent calls, one gets it. */
  redeemLink(secret: string, clientId: string): Promise<EmailLink | undefined>
}

/** The tries for a code, of which there are a million. */
const triesMax = 5

export function loginCodes(scope: Scope): LoginCodes {
  const { database, tenantId, now } = scope
  const table = database.emailCode
  const hashesOf = hashing(scope)
  const send = async (key: LoginCodeKey, secret: string, sent: SentSecret) => {
    const { parameters = Prisma.DbNull, ttlSeconds } = sent
    const expiresAt = new Date(now().getTime() + ttlSeconds * 1000)
    const data = { secretHash: hashesOf(secret)[0], parameters, tries: 0, expiresAt }
    const create = { ...rowOf(tenantId, key), ...data }
    const where = { tenantId_clientId_connectionId_email: rowOf(tenantId, key) }
    await refusingLost('email_connection_unknown', table.upsert({ where, create, update: data }))
  }
  /**
   * Finds the hash of a code if it is right. Counts the try before comparing, and locks the row
   * until the end: a concurrent try then finds one try less, or no code.
   */
  const tryCode = async (key: LoginCodeKey, code: string) => {
    const [row] = await database.$queryRaw<{ secretHash: string }[]>`
      update email_codes set tries = tries + 1
       where tenant_id = ${tenantId} and client_id = ${key.clientId} and email = ${key.address}
         and connection_id = ${key.connectionId} and parameters is null
         and expires_at > ${now()} and tries < ${triesMax}
      returning secret_hash as "secretHash"`
    const stored = row?.secretHash ?? ''
    return hashesOf(codeText(key, code)).find((each) => isSameSecret(stored, each))
  }
  return {
    async createCode(key, digits, ttlSeconds) {
      const code = String(randomInt(10 ** digits)).padStart(digits, '0')
      await send(key, codeText(key, code), { ttlSeconds })
      return code
    },
    async createLink(key, parameters, ttlSeconds) {
      const secret = randomBytes(32).toString('base64url')
      await send(key, secret, { parameters, ttlSeconds })
      return secret
    },
    async findLink(secret) {
      const secretHash = { in: [...hashesOf(secret)] }
      const [expiresAt, parameters] = [{ gt: now() }, { not: Prisma.DbNull }]
      const where = { tenantId, secretHash, expiresAt, parameters }
      const row = await table.findFirst({ where })
      return row ? toLink(row) : undefined
    },
    async redeemCode(key, code) {
      const secretHash = await tryCode(key, code)
      if (secretHash === undefined) return false
      const { count } = await table.deleteMany({ where: { ...rowOf(tenantId, key), secretHash } })
      return count === 1
    },
    async checkCode(key, code) {
      const secretHash = await tryCode(key, code)
      if (secretHash === undefined) return false
      const data = { tries: { decrement: 1 } }
      const { count } = await table.updateMany({
        where: { ...rowOf(tenantId, key), secretHash },
        data,
      })
      return count === 1
    },
    async redeemLink(secret, clientId) {
      const [row] = await database.$queryRaw<LinkRow[]>`
        delete from email_codes
         where tenant_id = ${tenantId} and secret_hash = any (${hashesOf(secret)})
           and client_id = ${clientId} and parameters is not null and expires_at > ${now()}
        returning client_id as "clientId", connection_id as "connectionId", email, parameters`
      return row && toLink(row)
    },
  }
}

interface SentSecret {
  readonly parameters?: LinkParameters
  readonly ttlSeconds: number
}

interface LinkRow extends Omit<LoginCodeKey, 'address'> {
  readonly email: string
  readonly parameters: Prisma.JsonValue
}

/**
 * Creates the hashes of a text: by the current key, then by each key that may have been used
 * before.
 */
function hashing({ sealer, tenantId }: Scope) {
  let keys: ReturnType<Sealer['derive']> | undefined
  const hashBy = (key: Uint8Array, text: string) =>
    createHmac('sha256', key).update(text).digest('base64url')
  return (text: string): readonly [string, ...string[]] => {
    keys ??= sealer.derive(tenantId, 'email-codes')
    const [key, ...former] = keys
    return [hashBy(key, text), ...former.map((each) => hashBy(each, text))]
  }
}

const rowOf = (tenantId: string, { address: email, ...key }: LoginCodeKey) => ({
  tenantId,
  ...key,
  email,
})

/** The text to hash, which binds a code to its recipient. */
const codeText = ({ clientId, connectionId, address }: LoginCodeKey, code: string) =>
  JSON.stringify([clientId, connectionId, address, code])

function toLink({ clientId, connectionId, email: address, parameters }: LinkRow): EmailLink {
  return { clientId, connectionId, address, parameters: parameters as LinkParameters }
}
