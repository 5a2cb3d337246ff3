import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { renderEnrollmentDone, renderEnrollmentInvalid } from '../../pages/enrollment-result.ts'
import { renderWebauthn } from '../../pages/mfa-webauthn.ts'
import { renderOtpEnrollment, renderRecoveryCodeEnrollment } from '../../pages/one-time-code.ts'
import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import type { Proof } from '../../store/second-factors/second-factors.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { formOf, refuseForeignForm } from '../same-origin-form.ts'
import type { ServeLogin } from '../serve-login.ts'
import { factorTypesOf, findAvailable } from './available.ts'
import { keyUriOf, offeredSecret, recoveryCodeFor } from './offer.ts'
import { findPending, type Pending, storePending } from './pending.ts'
import { enrollOtp, type Proving } from './prove.ts'
import { type AtFactor, enrollFactor, enrollmentOptions } from './webauthn-ceremonies.ts'

/** The page of an enrollment ticket. Only a right code consumes the ticket. */
export function createEnrollmentPages(): Readonly<
  Record<'getEnrollmentPage' | 'createEnrollment', ServeLogin>
> {
  return { getEnrollmentPage, createEnrollment }
}

/** The user of a ticket. */
interface Enrolling {
  readonly req: Request
  readonly res: Response
  readonly branding: ResolvedBranding
  /** The secret of the ticket. */
  readonly ticket: string
  readonly pending: Pending
  /** Whether it enrolls a security key, and whether the user may have other factors. */
  readonly isKey: boolean
  readonly isAdditional: boolean
}

const kind = 'EnrollmentTicket'
const factor = 'webauthn-roaming'

async function findEnrolling(req: Request, res: Response): Promise<Enrolling | undefined> {
  const { tenant, headers } = req
  const branding = await resolveBranding(tenant, { headers })
  const ticket = queryOf(req).get('ticket') ?? ''
  const found = await tenant.store.tickets.find(ticket, 'guardian_enrollment')
  const known = await findPending(tenant, kind, ticket)
  const pending = known ?? (found && { userId: found.userId, clientId: '', amr: [] })
  const isKey = found?.factor === factor || known?.proved === factor
  const isAdditional = found?.isAdditional === true
  if (pending) return { req, res, branding, ticket, pending, isKey, isAdditional }
  writePage(res, renderEnrollmentInvalid(branding), { status: 400 })
  return undefined
}

async function getEnrollmentPage(req: Request, res: Response): Promise<void> {
  const at = await findEnrolling(req, res)
  if (!at) return
  if (at.pending.recoveryCode !== undefined) await writeRecoveryCode(at)
  else if (at.isKey) await writeKeyEnrollment(at)
  else await writeEnrollment(at)
}

const provingOf = ({ req, pending, isKey, isAdditional }: Enrolling): Proving => ({
  req,
  client: undefined,
  pending,
  ...(!(isKey && isAdditional) && { without: factorTypesOf(req.tenant) }),
})

const atFactor = (at: Enrolling): AtFactor => ({
  req: at.req,
  factor,
  id: at.ticket,
  proving: provingOf(at),
})

const availableTo = (pending: Pending, tenant: Tenant) =>
  findAvailable(tenant, { ...pending, isTrusted: true })

async function mayEnrollKey({ req, pending, isAdditional }: Enrolling): Promise<boolean> {
  const { tenant } = req
  if (isAdditional) return tenant.guardian.factors[factor]
  return (await availableTo(pending, tenant)).mayEnrollKey
}

async function writeKeyEnrollment(at: Enrolling, proof?: Proof): Promise<void> {
  const { res, branding } = at
  if (!(await mayEnrollKey(at))) {
    return writePage(res, renderEnrollmentInvalid(branding), { status: 400 })
  }
  const error = proof && (proof === 'blocked' ? 'too-many-attempts' : 'failed')
  const page = renderWebauthn(branding, {
    screen: `mfa-${factor}-enrollment`,
    action: '',
    hidden: {},
    options: await enrollmentOptions(atFactor(at), branding),
    error,
  })
  writePage(res, page, { status: error ? 400 : 200 })
}

async function enrollKey(at: Enrolling): Promise<void> {
  const { req, ticket } = at
  if (!(await mayEnrollKey(at))) return writeKeyEnrollment(at)
  const credential = formOf(req).get('credential') ?? ''
  const { proof } = await enrollFactor(atFactor(at), credential, {
    permit: async ({ tickets }) =>
      (await tickets.redeem(ticket, 'guardian_enrollment')) !== undefined,
  })
  if (proof !== 'right') return writeKeyEnrollment(at, proof)
  await showRecoveryCode(at)
}

async function writeEnrollment(at: Enrolling, proof?: Proof): Promise<void> {
  const { req, res, branding, ticket, pending } = at
  const { tenant } = req
  const { mayEnroll } = await availableTo(pending, tenant)
  if (!mayEnroll) return writePage(res, renderEnrollmentInvalid(branding), { status: 400 })
  const secret = offeredSecret(tenant, kind, ticket, pending)
  const error = proof && (proof === 'blocked' ? 'too-many-attempts' : 'invalid-code')
  const keyUri = await keyUriOf(tenant, pending.userId, secret)
  const page = renderOtpEnrollment(branding, { action: '', hidden: {}, keyUri, secret, error })
  writePage(res, page, { status: error ? 400 : 200 })
}

async function writeRecoveryCode({ res, branding, pending }: Enrolling, error?: 'not-confirmed') {
  const { recoveryCode = '' } = pending
  const page = renderRecoveryCodeEnrollment(branding, {
    action: '',
    hidden: {},
    error,
    recoveryCode,
  })
  writePage(res, page, { status: error ? 400 : 200 })
}

async function createEnrollment(req: Request, res: Response): Promise<void> {
  refuseForeignForm(req)
  const at = await findEnrolling(req, res)
  if (!at) return
  if (at.pending.recoveryCode !== undefined) return storeRecoveryCode(at, at.pending.recoveryCode)
  await (at.isKey ? enrollKey(at) : enroll(at))
}

async function enroll(at: Enrolling): Promise<void> {
  const { req, ticket, pending } = at
  const { tenant } = req
  const { mayEnroll } = await availableTo(pending, tenant)
  if (!mayEnroll) return writeEnrollment(at)
  const code = formOf(req).get('code')?.slice(0, 64) ?? ''
  const secret = offeredSecret(tenant, kind, ticket, pending)
  const following: Proving['following'] = ({ tickets }) =>
    tickets.redeem(ticket, 'guardian_enrollment')
  const proof = await enrollOtp({ ...provingOf(at), following }, secret, code)
  if (proof !== 'right') return writeEnrollment(at, proof)
  await showRecoveryCode(at)
}

async function showRecoveryCode(at: Enrolling): Promise<void> {
  const { req, ticket, pending, isKey } = at
  const { tenant } = req
  const recovery = await recoveryCodeFor(tenant, pending.userId)
  if (recovery === undefined) return writePage(at.res, renderEnrollmentDone(at.branding, isKey))
  const shown = { ...pending, recoveryCode: recovery, ...(isKey && ({ proved: factor } as const)) }
  await storePending(tenant, kind, ticket, shown)
  await writeRecoveryCode({ ...at, pending: shown })
}

async function storeRecoveryCode(at: Enrolling, code: string): Promise<void> {
  const { req, res, branding, ticket, pending, isKey } = at
  if (formOf(req).get('confirmed') !== 'true') return writeRecoveryCode(at, 'not-confirmed')
  const { oidc, write } = req.tenant.store
  await write({ description: 'Store a recovery code' }, ({ secondFactors }) =>
    secondFactors.setRecoveryCode(pending, code),
  )
  await oidc.records.destroy(kind, ticket)
  writePage(res, renderEnrollmentDone(branding, isKey))
}
