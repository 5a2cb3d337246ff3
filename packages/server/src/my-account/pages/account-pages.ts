import type { Request, RequestHandler, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { ApiError } from '../../errors.ts'
import type { BrowserSession, BrowserSessions } from '../../login/browser-sessions.ts'
import { formOf, refuseForeignForm } from '../../login/same-origin-form.ts'
import type { AccountPageOperationId } from '../../operations.ts'
import { renderAccount } from '../../pages/account.ts'
import { renderAccountDeletion } from '../../pages/account-deletion.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { writePage } from '../../pages/write-page.ts'
import { accountClientId, accountClientName } from '../../tenancy/account-client.ts'
import { requestReader } from '../../validation/read-request.ts'
import type { RequestValidators } from '../../validation/validate-request.ts'
import type { AccountServices } from '../account-call.ts'
import { listMethods } from '../authentication-methods.ts'
import { listGrants } from '../grants.ts'
import { identitiesOf } from '../identities.ts'
import { ownData } from '../own-data.ts'
import { profileOf } from '../profile.ts'
import { requireOwner } from '../require-owner.ts'
import { listSessions } from '../sessions.ts'
import { changeAccount } from './changes.ts'
import { completeEnrollment, enrollableTypes, showEnrollment } from './enrollment-pages.ts'
import { redeemCode, requireFresh, requireSession } from './log-in.ts'
import type { OpenAccount } from './open-account.ts'

type Serve = (account: OpenAccount) => Promise<void>

const pages: Readonly<Record<Exclude<AccountPageOperationId, 'getAccountCallback'>, Serve>> = {
  getAccountPage: (account) => writeAccount(account),
  async createAccountChange(account) {
    const outcome = await changeAccount(account)
    if (outcome) await writeAccount(account, outcome)
  },
  getAccountEnrollmentPage: showEnrollment,
  createAccountEnrollment: completeEnrollment,
  getAccountData,
  getAccountDeletionPage: (account) => writeDeletion(account),
  createAccountDeletion,
}

interface PageOptions extends AccountServices {
  readonly validatorOf: RequestValidators
  readonly readBytes: RequestHandler
  readonly sessions: BrowserSessions
}

/** Serves the pages on which users see and change their own account. */
export function serveAccountPages(options: PageOptions): RequestHandler {
  const { validatorOf, readBytes, sessions, mailer, leaks } = options
  const table = new Map<string, Serve>(Object.entries(pages))
  const read = requestReader({ validatorOf, readBytes })
  const open = (req: Request, res: Response, session: BrowserSession): OpenAccount => ({
    req,
    res,
    session,
    sessions,
    callWith: (body, path = {}) => ({
      req,
      tenant: req.tenant,
      userId: session.userId,
      mailer,
      leaks,
      body,
      path,
      client: { clientId: accountClientId, name: accountClientName },
      query: new URLSearchParams(),
    }),
  })
  return (req, res, next) => {
    const id = req.operation?.id ?? ''
    const serve = table.get(id)
    if (!serve && id !== 'getAccountCallback') return next()
    const begin = async () => {
      await read(req, res)
      refuseForeignForm(req)
      if (!serve) {
        await redeemCode(req)
        return redirectTo(res, '/account')
      }
      const session = await requireSession(req, res, sessions)
      if (session) await serve(open(req, res, session))
    }
    void begin().catch(next)
  }
}

async function writeAccount(account: OpenAccount, outcome?: 'saved' | 'failed'): Promise<void> {
  const { req, res, session } = account
  const call = account.callWith({})
  const [branding, user, methods, sessions, grants] = await Promise.all([
    resolveBranding(req.tenant, { headers: req.headers }),
    requireOwner(call),
    listMethods(call),
    listSessions(call),
    listGrants(call),
  ])
  const page = renderAccount(branding, {
    profile: profileOf(user),
    methods,
    enrollable: await enrollableTypes(call, methods),
    sessions,
    currentSession: session.id,
    grants,
    identities: identitiesOf(user),
    outcome,
  })
  writePage(res, page, { status: outcome === 'failed' ? 400 : 200 })
}

async function getAccountData({ res, callWith }: OpenAccount): Promise<void> {
  const { body } = await ownData.getMyData(callWith({}))
  const content = JSON.stringify(body, null, 2)
  res.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="account.json"',
    'Content-Length': Buffer.byteLength(content),
    'Cache-Control': 'no-store',
  })
  res.end(content)
}

async function writeDeletion({ req, res, session }: OpenAccount, error?: 'not-confirmed') {
  if (!(await requireFresh(req, res, session))) return
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  const page = renderAccountDeletion(branding, { action: '', hidden: {}, error })
  writePage(res, page, { status: error ? 400 : 200 })
}

async function createAccountDeletion(account: OpenAccount): Promise<void> {
  const { req, res, session, sessions } = account
  if (!(await requireFresh(req, res, session))) return
  if (formOf(req).get('confirmed') !== 'true') return writeDeletion(account, 'not-confirmed')
  await sessions.end(req, res)
  await ownData.deleteMyAccount(account.callWith({})).catch((error: unknown) => {
    // Another request may have deleted the account.
    if (!(error instanceof ApiError) || error.status >= 500) throw error
  })
  redirectTo(res, '/')
}
