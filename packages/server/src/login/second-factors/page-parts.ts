import type { Request, Response } from 'express'
import type { Page } from '../../pages/page.ts'
import { writePage } from '../../pages/write-page.ts'
import type { AuthenticationMethod } from '../../store/second-factors/authentication-methods.ts'
import type { Proof } from '../../store/second-factors/second-factors.ts'
import { formOf } from '../same-origin-form.ts'
import { factorTypesOf } from './available.ts'
import type { PendingLogin } from './pending-login.ts'
import type { Proving } from './prove.ts'

/** What is wrong with a code, for its page. */
export type CodeError = 'invalid-code' | 'too-many-attempts' | undefined

/** The log-in whose code is verified. */
export const provingOf = (req: Request, { client, pending }: PendingLogin): Proving => ({
  req,
  client,
  pending,
})

/** The log-in in which a user without a factor, or without one of this type, enrolls one. */
export const enrollingOf = (
  req: Request,
  at: PendingLogin,
  type: AuthenticationMethod['type'],
): Proving => ({
  ...provingOf(req, at),
  without: at.available.addsFactor ? [type] : factorTypesOf(req.tenant),
})

/** The code in a submitted form, without what follows 64 characters. */
export const codeOf = (req: Request) => formOf(req).get('code')?.slice(0, 64) ?? ''

/**
 * Whether the form asks to send a code, by the field of our page or by that of the tenant's
 * scripts.
 */
export const asksToSend = (form: URLSearchParams): boolean =>
  form.get('send') === 'true' || form.get('action') === 'resend-code'

/** What the page says about a proof that failed. */
export const errorOf = (proof: Proof): CodeError =>
  proof === 'blocked' ? 'too-many-attempts' : 'invalid-code'

/** Sends a page of a second factor; with status 400 if it shows an error. */
export function write(
  res: Response,
  { redirectTargets }: PendingLogin,
  page: Page,
  error?: string,
): void {
  writePage(res, page, { status: error ? 400 : 200, redirectTargets })
}

/**
 * The box that remembers the browser; undefined where the tenant does not offer it, and for a
 * request with `acr_values`, which needs a second factor in every browser.
 */
export function rememberBoxOf({ tenant }: Request, { acrValues }: PendingLogin) {
  const { display_remember_me_checkbox: isOffered, ...settings } = tenant.guardian.remembering
  const isShown = isOffered && acrValues.length === 0
  const { remember_me_default_value: checked, mfa_session_inactivity_timeout: seconds } = settings
  return isShown ? { checked, seconds } : undefined
}

/** Whether the user has checked that box. */
export function isRemembering(req: Request, at: PendingLogin): boolean {
  const form = formOf(req)
  const isChecked = [form.get('remember'), form.get('rememberBrowser')].includes('true')
  return isChecked && rememberBoxOf(req, at) !== undefined
}
