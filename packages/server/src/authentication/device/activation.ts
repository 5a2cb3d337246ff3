import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { formOf, refuseForeignForm } from '../../login/same-origin-form.ts'
import { renderDeviceCode } from '../../pages/device.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { writePage } from '../../pages/write-page.ts'
import { networkOf } from '../../peers/address.ts'
import { callProvider } from '../provider/call-provider.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import { withBody } from '../provider/provider-request.ts'
import type { Serving } from '../serve.ts'
import { activationPath } from './device-flow.ts'

/** The most wrong codes from one network in a window (RFC 8628, section 5.1). */
const wrongCodesMax = 20
const windowMs = 15 * 60 * 1000
const codeLengthMax = 64

const author = { description: 'Enter the code of a device' }

/**
 * The pages at `/activate`, where users enter user codes: checks before oidc-provider serves them.
 */
export function createActivationPages(): Serving<
  'getActivation' | 'createActivation' | 'getActivationAnswer'
> {
  return {
    getActivation(req, res, of) {
      // For a code in the query, oidc-provider would answer a page that submits itself.
      req.url = activationPath
      return callProvider(req, res, { providerOf: of, message: req })
    },
    createActivation,
    async getActivationAnswer(req, res, of) {
      if (!(await hasSession(req, res, of))) return redirectExpiredLogin(res)
      await callProvider(req, res, { providerOf: of, message: req })
    },
  }
}

async function createActivation(req: Request, res: Response, of: ProviderOf): Promise<void> {
  refuseForeignForm(req)
  if (!(await hasSession(req, res, of))) return redirectExpiredLogin(res)
  const form = formOf(req)
  const typed = form.get('user_code')?.slice(0, codeLengthMax) ?? ''
  if (!(await mayTry(req, of, typed))) return showTooManyAttempts(req, res, form)
  form.set('user_code', typed)
  const action = form.get('action')
  form.delete('action')
  form.delete('confirm')
  form.delete('abort')
  if (action === 'accept') form.set('confirm', 'yes')
  if (action === 'deny') form.set('abort', 'yes')
  await callProvider(req, res, { providerOf: of, message: withBody(req, form) })
}

/** Whether the browser has the session in which the page stored its CSRF token. */
async function hasSession(req: Request, res: Response, of: ProviderOf): Promise<boolean> {
  const { provider } = await of(req.tenant)
  const session = await provider.Session.get(provider.createContext(req, res))
  return typeof session.exp === 'number'
}

function redirectExpiredLogin(res: Response): void {
  redirectTo(res, activationPath)
}

/** Counts an attempt before looking up the code, so that concurrent attempts are counted too. */
async function mayTry({ tenant, facts }: Request, of: ProviderOf, typed: string): Promise<boolean> {
  const subject = `device code ${networkOf(facts.address ?? '')}`
  const { count } = await tenant.store.write(author, ({ attempts }) =>
    attempts.count(subject, windowMs),
  )
  if (count > wrongCodesMax) return false
  const { DeviceCode } = (await of(tenant)).provider
  const known = await DeviceCode.findByUserCode(normalized(typed), { ignoreExpiration: true })
  if (known) await tenant.store.write(author, ({ attempts }) => attempts.uncount(subject))
  return true
}

/** A user code in upper case without punctuation (RFC 8628, section 6.1). */
const normalized = (typed: string) =>
  typed.replace(/[a-z]/g, (letter) => letter.toUpperCase()).replace(/\W/g, '')

async function showTooManyAttempts(
  req: Request,
  res: Response,
  form: URLSearchParams,
): Promise<void> {
  const page = renderDeviceCode(await resolveBranding(req.tenant, { headers: req.headers }), {
    action: activationPath,
    hidden: { xsrf: form.get('xsrf') ?? '' },
    error: 'too-many-attempts',
  })
  writePage(res, page, { status: 400 })
}
