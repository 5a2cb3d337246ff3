import type { Schema } from '@latchkey/contract'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { requireDatabaseConnection } from '../../connectors/database-connection.ts'
import { ApiError } from '../../errors.ts'
import { passwordRefusal } from '../../login/guards/password-refusals.ts'
import { formOf } from '../../login/same-origin-form.ts'
import { rememberDevice } from '../../login/second-factors/known-device.ts'
import { keyUriOf, offeredSecret } from '../../login/second-factors/offer.ts'
import { isObject } from '../../members.ts'
import { renderWebauthn } from '../../pages/mfa-webauthn.ts'
import { renderOtpEnrollment, renderRecoveryCodeEnrollment } from '../../pages/one-time-code.ts'
import type { Page } from '../../pages/page.ts'
import { renderPasskeyEnrollment } from '../../pages/passkey.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { renderReset, renderResetDone } from '../../pages/reset-password.ts'
import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import { writePage } from '../../pages/write-page.ts'
import { passwordRulesOf } from '../../passwords/password-strength.ts'
import type { AccountCall } from '../account-call.ts'
import { passwordsOf } from '../authentication-methods.ts'
import { mayEnrollWebauthn } from '../enroll-webauthn.ts'
import { enrollmentModel } from '../enrollment-session.ts'
import { enrollments } from '../enrollments.ts'
import { requireOwner } from '../require-owner.ts'
import { requireFresh } from './log-in.ts'
import type { OpenAccount } from './open-account.ts'

const webauthnTypes = ['webauthn-roaming', 'webauthn-platform'] as const
const types = ['password', 'passkey', 'totp', ...webauthnTypes, 'recovery-code'] as const
type EnrollmentType = (typeof types)[number]

/** The types of authentication methods that the pages offer to the user. */
export async function enrollableTypes(
  { tenant, client, userId }: AccountCall,
  methods: readonly { readonly type: string }[],
): Promise<EnrollmentType[]> {
  const { factors } = tenant.guardian
  const has = (type: string) => methods.some((each) => each.type === type)
  const strategies = tenant.connectors.strategiesWith('passkeys')
  const place = { clientId: client.clientId, strategies }
  const account = await tenant.store.passkeys.findAccount({ userId }, place)
  const [mayAddKey, mayAddDevice] = await Promise.all(
    webauthnTypes.map((type) => mayEnrollWebauthn({ tenant, userId }, type)),
  )
  const offered: Readonly<Record<EnrollmentType, boolean>> = {
    password: has('password'),
    passkey: account !== undefined,
    totp: factors.otp && !has('totp'),
    'webauthn-roaming': mayAddKey === true,
    'webauthn-platform': mayAddDevice === true,
    'recovery-code': factors['recovery-code'],
  }
  return types.filter((type) => offered[type])
}

/** Begins an enrollment by the My Account API, and shows the page for it. */
export async function showEnrollment(account: OpenAccount): Promise<void> {
  const { req, res, session } = account
  if (!(await requireFresh(req, res, session))) return
  const call = account.callWith({ type: typeOf(account) })
  try {
    const { body } = await enrollments.createMyAuthenticationMethod(call)
    await write(account, isObject(body) ? body : {})
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    redirectTo(res, '/account')
  }
}

const typeOf = ({ req }: OpenAccount): EnrollmentType | undefined =>
  types.find((type) => type === req.pathParameters.type)

interface Begun {
  readonly auth_session?: unknown
  readonly recovery_code?: unknown
  readonly authn_params_public_key?: unknown
}

/** Sends the page of a type; its form is posted to the same address. */
async function write(account: OpenAccount, begun: Begun, error?: unknown): Promise<void> {
  const { req, res } = account
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  const render = pages[typeOf(account) ?? 'password']
  const page = await render({ account, branding, begun, error })
  writePage(res, page, { status: error === undefined ? 200 : 400 })
}

interface Rendering {
  readonly account: OpenAccount
  readonly branding: ResolvedBranding
  readonly begun: Begun
  readonly error: unknown
}

const pages: Readonly<Record<EnrollmentType, (rendering: Rendering) => Promise<Page>>> = {
  async totp({ account, branding, begun, error }) {
    const { tenant } = account.req
    const { userId } = account.session
    const auth_session = String(begun.auth_session)
    const secret = offeredSecret(tenant, enrollmentModel, auth_session, { userId })
    const keyUri = await keyUriOf(tenant, userId, secret)
    const isBlocked = error instanceof ApiError && error.code === 'enrollment_blocked'
    const shown = isBlocked ? 'too-many-attempts' : 'invalid-code'
    return renderOtpEnrollment(branding, {
      action: '',
      hidden: { auth_session },
      keyUri,
      secret,
      ...(error !== undefined && { error: shown }),
    })
  },
  async 'recovery-code'({ branding, begun, error }) {
    const recoveryCode = String(begun.recovery_code)
    const hidden = { auth_session: String(begun.auth_session), recovery_code: recoveryCode }
    const shown = error === undefined ? undefined : 'not-confirmed'
    return renderRecoveryCodeEnrollment(branding, {
      action: '',
      hidden,
      recoveryCode,
      error: shown,
    })
  },
  'webauthn-roaming': async (rendering) => webauthnPage(rendering, 'roaming'),
  'webauthn-platform': async (rendering) => webauthnPage(rendering, 'platform'),
  async passkey({ branding, begun, error }) {
    return renderPasskeyEnrollment(branding, {
      action: '',
      hidden: { auth_session: String(begun.auth_session) },
      options: optionsOf(begun),
      declineForm: { action: '', hidden: { later: 'true' } },
      error: error === undefined ? undefined : 'failed',
    })
  },
  async password({ account, branding, begun, error }) {
    const user = await requireOwner(account.callWith({}))
    const isDifferent = error === 'passwords-differ'
    return renderReset(branding, {
      action: '',
      hidden: { auth_session: String(begun.auth_session) },
      email: user.email ?? user.username,
      passwordRules: await rulesOf(account, user),
      error: isDifferent ? 'passwords-differ' : passwordRefusal(error),
    })
  },
}

const optionsOf = ({ authn_params_public_key: options }: Begun) =>
  isObject(options) ? options : {}

function webauthnPage({ branding, begun, error }: Rendering, which: 'roaming' | 'platform') {
  return renderWebauthn(branding, {
    screen: `mfa-webauthn-${which}-enrollment`,
    action: '',
    hidden: { auth_session: String(begun.auth_session) },
    options: optionsOf(begun),
    error: error === undefined ? undefined : 'failed',
  })
}

async function rulesOf({ req, callWith }: OpenAccount, user: Schema<'User'>) {
  const { connectors, store } = req.tenant
  const [password] = passwordsOf(callWith({}), user)
  const found = await requireDatabaseConnection(connectors, store, password?.connection ?? '')
  return passwordRulesOf(found.connection.options)
}

/** Completes an enrollment by the My Account API, or shows the form again with the error. */
export async function completeEnrollment(account: OpenAccount): Promise<void> {
  const { req, res, session } = account
  if (!(await requireFresh(req, res, session))) return
  const type = typeOf(account)
  const form = formOf(req)
  const auth_session = form.get('auth_session') ?? ''
  if (!type || form.get('later') === 'true') return redirectTo(res, '/account')
  const begun = { auth_session, recovery_code: form.get('recovery_code') ?? '' }
  const refusal = refusalOf(type, form)
  if (refusal !== undefined) return write(account, begun, refusal)
  const body = { auth_session, ...proofOf(form) }
  const path = { authentication_method_id: `${type}|new` }
  try {
    const call = account.callWith(body, path)
    const made = await enrollments.createMyAuthenticationMethodVerification(call)
    if (type === 'webauthn-platform' && isObject(made.body)) {
      rememberDevice(req, res, String(made.body.id))
    }
  } catch (error) {
    return answerRefusal(account, { type, begun, error })
  }
  if (type !== 'password') return redirectTo(res, '/account')
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  writePage(res, renderResetDone(branding, { loginUrl: '/account' }))
}

/** The error of a form that can be found without calling the API. */
function refusalOf(type: EnrollmentType, form: URLSearchParams): string | undefined {
  if (type === 'recovery-code' && form.get('confirmed') !== 'true') return 'not-confirmed'
  const isDifferent = form.get('password') !== form.get('password_again')
  return type === 'password' && isDifferent ? 'passwords-differ' : undefined
}

function proofOf(form: URLSearchParams) {
  const [code, password, credential] = ['code', 'password', 'credential'].map((name) =>
    form.get(name),
  )
  return {
    ...(code != null && { otp_code: code }),
    ...(password != null && { new_password: password }),
    ...(credential != null && { authn_response: readCredential(credential) }),
  }
}

function readCredential(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Refused {
  readonly type: EnrollmentType
  readonly begun: Begun
  readonly error: unknown
}

/** Shows the form again; a credential gets a new challenge, and an ended enrollment begins anew. */
async function answerRefusal(account: OpenAccount, { type, begun, error }: Refused): Promise<void> {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  const mayRetry = type === 'password' ? passwordRefusal(error) : isWrongCode(error)
  if (mayRetry && !needsChallenge.includes(type)) return write(account, begun, error)
  redirectTo(account.res, `/account/enrollments/${type}`)
}

const needsChallenge: readonly EnrollmentType[] = ['passkey', ...webauthnTypes]

const isWrongCode = ({ code }: ApiError) =>
  code === 'enrollment_refused' || code === 'enrollment_blocked'
