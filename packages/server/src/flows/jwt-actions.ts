import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { FormError, type JsonObject, objectIn, textIn } from '@latchkey/forms'
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose'
import type { RunFlowAction } from './flow-run.ts'
import { credentialsOf } from './vault.ts'

/** Signs a JWT (RFC 7519) with the key in the vault. */
export const signJwt: RunFlowAction = async (run, params) => {
  const setup = await credentialsOf(run, params, 'JWT')
  const issuedAt = Math.floor(run.tenant.store.oidc.now().getTime() / 1000)
  const jwt = new SignJWT({ ...objectIn(params, 'payload') })
    .setProtectedHeader({ alg: algorithmOf(setup), typ: 'JWT' })
    .setIssuedAt(issuedAt)
  const subject = textIn(params, 'subject')
  const issuer = textIn(params, 'issuer')
  const audience = textIn(params, 'audience')
  if (subject !== undefined) jwt.setSubject(subject)
  if (issuer !== undefined) jwt.setIssuer(issuer)
  if (audience !== undefined) jwt.setAudience(audience)
  return orFormError(async () => {
    const lifetime = textIn(params, 'expires_in')
    if (lifetime !== undefined) jwt.setExpirationTime(issuedAt + secondsOf(lifetime))
    return { token: await jwt.sign(keyOf(setup, 'private_key')) }
  })
}

/** Reads the claims of a JWT without verifying it. */
export const decodeToken: RunFlowAction = async (_run, params) =>
  orFormError(async () => {
    const payload = decodeJwt(textIn(params, 'token') ?? '')
    return JSON.parse(JSON.stringify({ payload }))
  })

/** Verifies a JWT by the key in the vault. */
export const verifyJwt: RunFlowAction = async (run, params) => {
  const setup = await credentialsOf(run, params, 'JWT')
  const issuer = textIn(params, 'issuer')
  const audience = textIn(params, 'audience')
  return orFormError(async () => {
    const { payload } = await jwtVerify(textIn(params, 'token') ?? '', keyOf(setup, 'public_key'), {
      algorithms: [algorithmOf(setup)],
      currentDate: run.tenant.store.oidc.now(),
      ...(issuer !== undefined && { issuer }),
      ...(audience !== undefined && { audience }),
    })
    return JSON.parse(JSON.stringify({ valid: true, payload }))
  })
}

const algorithmOf = (setup: JsonObject): string => textIn(setup, 'algorithm') ?? 'HS256'

/** The key of HMAC, or the key of a signature in PEM. */
function keyOf(setup: JsonObject, name: 'private_key' | 'public_key'): KeyObject | Uint8Array {
  if (algorithmOf(setup).startsWith('HS')) {
    return new TextEncoder().encode(textIn(setup, 'secret') ?? '')
  }
  const pem = textIn(setup, name) ?? ''
  return name === 'private_key' ? createPrivateKey(pem) : createPublicKey(pem)
}

const unitsSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** A number of seconds, or with a unit: `15m`. */
function secondsOf(text: string): number {
  const [, number = '', unit = 's'] = /^\s*(\d{1,9})\s*([smhd])?\s*$/.exec(text) ?? []
  if (number === '') throw new FormError('`expires_in` must be a time such as 3600 or 1h.')
  return Number(number) * (unitsSeconds[unit] ?? 1)
}

/** Keys in the vault and tokens of users may be anything. */
async function orFormError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FormError) throw error
    if (error instanceof errors.JOSEError) throw new FormError(`The token: ${error.message}.`)
    throw new FormError('The key in the vault cannot be used with its algorithm.')
  }
}
