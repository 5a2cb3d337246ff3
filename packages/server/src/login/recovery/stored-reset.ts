import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import type { PostLoginState } from '../../actions/post-login/post-login-state.ts'
import { hashSecret } from '../../store/rows/hash-secret.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { hostCookie } from '../cookies.ts'

/** A password reset whose actions have run, bound to the browser that has opened the link. */
export interface StoredReset {
  /** The hash of the secret of the link. */
  readonly ticketHash: string
  readonly sealedTicket: string
  readonly userId: string
  /** Whether the actions wait for nothing more. */
  readonly isPassed: boolean
  readonly actions: PostLoginState
}

const model = 'PasswordReset'
const lifetimeSeconds = 60 * 60
const cookie = hostCookie('password-reset')

/** The reset of the browser with its id; undefined for a browser that has none. */
export async function findReset(
  req: Pick<Request, 'tenant' | 'headers'>,
): Promise<{ readonly id: string; readonly reset: StoredReset } | undefined> {
  const id = cookie.read(req)
  const found = id === undefined ? undefined : await req.tenant.store.oidc.records.find(model, id)
  const reset = found?.payload
  return id !== undefined && reset && isReset(reset) ? { id, reset } : undefined
}

const isReset = (payload: object): payload is StoredReset =>
  'ticketHash' in payload && 'isPassed' in payload

/** The secret of the link of a reset. */
export const ticketIn = ({ store }: Tenant, id: string, { sealedTicket }: StoredReset) =>
  store.oidc.open({ model, id }, sealedTicket)

/** Stores a reset, and binds it to the browser. @returns its id */
export async function beginReset(
  req: Request,
  res: Response,
  secret: string,
  { actions, isPassed }: Pick<StoredReset, 'actions' | 'isPassed'>,
): Promise<string> {
  const id = randomBytes(24).toString('base64url')
  const { userId } = actions
  const sealedTicket = await req.tenant.store.oidc.seal({ model, id }, secret)
  const ticketHash = hashSecret(secret)
  await keepReset(req.tenant, id, { ticketHash, sealedTicket, userId, isPassed, actions })
  cookie.set(req, res, id)
  return id
}

export const keepReset = ({ store }: Tenant, id: string, reset: StoredReset): Promise<void> =>
  store.oidc.records.keep(model, id, {
    payload: { ...reset },
    accountId: reset.userId,
    lifetimeSeconds,
  })

export const dropReset = ({ store }: Tenant, id: string) => store.oidc.records.destroy(model, id)
