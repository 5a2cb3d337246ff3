import type { Request, Response } from 'express'
import type { Page } from '../../pages/page.ts'
import { writePage } from '../../pages/write-page.ts'
import type { Proof } from '../../store/second-factors/second-factors.ts'
import { formOf } from '../same-origin-form.ts'
import type { PendingLogin } from './pending-login.ts'
import type { Proving } from './prove.ts'

export type CodeError = 'invalid-code' | 'too-many-attempts' | undefined

export const provingOf = (req: Request, { client, pending }: PendingLogin): Proving => ({
  req,
  client,
  pending,
})

export const codeOf = (req: Request) => formOf(req).get('code')?.slice(0, 64) ?? ''

/** Whether a form asks for a code, by the field of our page or by that of scripts of the tenant. */
export const asksToSend = (form: URLSearchParams): boolean =>
  form.get('send') === 'true' || form.get('action') === 'resend-code'

export const errorOf = (proof: Proof): CodeError =>
  proof === 'blocked' ? 'too-many-attempts' : 'invalid-code'

export function write(
  res: Response,
  { redirectTargets }: PendingLogin,
  page: Page,
  error?: string,
): void {
  writePage(res, page, { status: error ? 400 : 200, redirectTargets })
}
