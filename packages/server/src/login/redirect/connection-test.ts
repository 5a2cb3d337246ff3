import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import type { ConnectionWith } from '../../connectors/connector.ts'
import { accountSubject } from '../../connectors/upstream/account-subject.ts'
import { ApiError } from '../../errors.ts'
import { isDeep, tooDeep } from '../../json-text/read-json.ts'
import type { Members } from '../../members.ts'
import { renderConnectionTest, type TestResult } from '../../pages/connection-test.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { renderSamlPost } from '../../pages/saml-post.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import { findTestedConnection } from '../../store/oidc/connection-tests.ts'
import { hostCookie } from '../cookies.ts'
import type { ServeLogin } from '../serve-login.ts'
import { callbackUrlOf, finishAt, type RedirectOptions, startAt } from './ask-connector.ts'
import { refusalOfSubject } from './upstream-account.ts'
import { consumeBrowserAnswer, newUpstreamState, storeUpstreamLogin } from './upstream-login.ts'

/** Binds the test to the browser that started it. */
const cookie = hostCookie('connection_test')

/** The page on which an administrator tests the log-in of a connection. */
export function createConnectionTestPage(
  options: RedirectOptions,
): Readonly<Record<'getConnectionTest', ServeLogin>> {
  return {
    async getConnectionTest(req, res) {
      const query = queryOf(req)
      const state = query.get('upstream')
      if (state !== null) return showResult(req, res, state, options)
      const ticket = query.get('ticket') ?? ''
      const way = await testedBy(req, ticket)
      if (query.has('start')) return start(req, res, { ticket, way, ...options })
      await show(req, res, way, ticket)
    },
  }
}

/** @throws ApiError `interaction_expired` */
async function testedBy({ tenant }: Request, ticket: string): Promise<ConnectionWith<'redirect'>> {
  const id = await findTestedConnection(tenant.store.oidc, ticket)
  const connection = id === undefined ? undefined : await tenant.store.connections.get(id)
  const way = connection && tenant.connectors.resolve(connection, ['redirect'])
  if (!way) throw new ApiError('interaction_expired')
  return way
}

interface Start extends RedirectOptions {
  readonly ticket: string
  readonly way: ConnectionWith<'redirect'>
}

async function start(req: Request, res: Response, { ticket, way, ...options }: Start) {
  const state = newUpstreamState()
  const started = await startAt(req, way, { state, loginHint: undefined, requested: {} }, options)
  if ('refused' in started) {
    return show(req, res, way, ticket, { refused: started.description })
  }
  const browser = randomBytes(32).toString('base64url')
  const { url: Location, form, kept } = started
  const test = { ticket, browser }
  await storeUpstreamLogin(req.tenant, state, {
    transaction: '',
    test,
    connectionId: way.connection.id,
    kept,
  })
  cookie.set(req, res, browser)
  if (form) {
    const branding = await resolveBranding(req.tenant, { headers: req.headers })
    const page = renderSamlPost(branding, { action: Location, fields: form })
    return writePage(res, page, { redirectTargets: ['https:'] })
  }
  redirectTo(res, Location)
}

/** @throws ApiError `interaction_expired` */
async function showResult(
  req: Request,
  res: Response,
  state: string,
  options: RedirectOptions,
): Promise<void> {
  const { tenant } = req
  const browser = cookie.read(req)
  const { test, kept, answer } = await consumeBrowserAnswer(tenant, browser, state)
  const ticket = test?.ticket ?? ''
  const way = await testedBy(req, ticket)
  const login = await finishAt(req, way, { state, answer, kept }, options)
  if ('refused' in login) return show(req, res, way, ticket, { refused: login.description })
  const { profile, attributes = { tokenset: {}, userinfo: {} } } = login
  const subject = accountSubject(way, login.subject)
  const refused = await refusalOfSubject(tenant, way, subject)
  if (refused) return show(req, res, way, ticket, { refused: refused.description })
  const user_id = `${way.connection.strategy}|${subject}`
  const { tokenset, userinfo } = attributes
  await show(req, res, way, ticket, {
    profile: { user_id, ...profile },
    attributes: { tokenset: showable(tokenset), userinfo: showable(userinfo) },
  })
}

/** The members, with a remark in place of a value that is nested too deeply to be serialized. */
const showable = (members: Members): Members =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      isDeep(value) ? tooDeep('A value that is shown') : value,
    ]),
  )

async function show(
  req: Request,
  res: Response,
  { connection, connector }: ConnectionWith<'redirect'>,
  ticket: string,
  result?: TestResult,
): Promise<void> {
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  const place = { connection, callbackUrl: callbackUrlOf(req) }
  const page = renderConnectionTest(branding, {
    name: connection.display_name ?? connection.name,
    strategy: connection.strategy,
    values: connector.redirect.registrationOf?.(place) ?? [],
    startUrl: `/login/connection-test?${new URLSearchParams({ ticket, start: '1' })}`,
    result,
  })
  writePage(res, page)
}
