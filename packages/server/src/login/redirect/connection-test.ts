import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import type { ConnectionWith } from '../../connectors/connector.ts'
import { ApiError } from '../../errors.ts'
import { renderConnectionTest, type TestResult } from '../../pages/connection-test.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import { findTestedConnection } from '../../store/oidc/connection-tests.ts'
import { callbackUrlOf } from '../../tenancy/provider-call.ts'
import { hostCookie } from '../cookies.ts'
import { directoryWayOf } from '../log-in/directory-log-in.ts'
import { formOf, refuseForeignForm } from '../same-origin-form.ts'
import type { ServeLogin } from '../serve-login.ts'
import type { RedirectOptions } from './ask-connector.ts'
import { type DirectoryTestOptions, finishTest, startTest, testDirectory } from './test-login.ts'
import { consumeBrowserAnswer } from './upstream-login.ts'

/** Binds the test to the browser that started it. */
const cookie = hostCookie('connection_test')

/** The page on which an administrator tests the log-in of a connection. */
export function createConnectionTestPage(
  options: DirectoryTestOptions,
): Readonly<Record<'getConnectionTest' | 'createConnectionTestLogin', ServeLogin>> {
  return {
    async createConnectionTestLogin(req, res) {
      refuseForeignForm(req)
      const ticket = queryOf(req).get('ticket') ?? ''
      const way = directoryWayOf(await testedBy(req, ticket))
      if (!way) throw new ApiError('interaction_expired')
      const form = formOf(req)
      const username = form.get('username') ?? ''
      const typed = { username, password: form.get('password') ?? '' }
      const result = await testDirectory(req, way, typed, options)
      await show(req, res, way, { ticket, result, username })
    },
    async getConnectionTest(req, res) {
      const query = queryOf(req)
      const state = query.get('upstream')
      if (state !== null) return showResult(req, res, state, options)
      const ticket = query.get('ticket') ?? ''
      const way = await testedBy(req, ticket)
      if (query.has('start')) return start(req, res, { ticket, way, ...options })
      await show(req, res, way, { ticket })
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
  const browser = randomBytes(32).toString('base64url')
  const started = await startTest(req, way, { ticket, browser }, options)
  if ('refused' in started) return show(req, res, way, { ticket, result: started })
  cookie.set(req, res, browser)
  await started.send(res)
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
  const answered = await consumeBrowserAnswer(tenant, browser, state)
  const ticket = answered.test?.ticket ?? ''
  const way = await testedBy(req, ticket)
  const result = await finishTest(req, way, answered, options)
  await show(req, res, way, { ticket, result })
}

interface Shown {
  readonly ticket: string
  readonly result?: TestResult
  readonly username?: string
}

async function show(
  req: Request,
  res: Response,
  way: ConnectionWith<'redirect'>,
  { ticket, result, username }: Shown,
): Promise<void> {
  const { connection, connector } = way
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  const place = { connection, callbackUrl: callbackUrlOf(req) }
  const page = renderConnectionTest(branding, {
    name: connection.display_name ?? connection.name,
    strategy: connection.strategy,
    values: connector.redirect.registrationOf?.(place) ?? [],
    startUrl: `/login/connection-test?${new URLSearchParams({ ticket, start: '1' })}`,
    formUrl: directoryWayOf(way) && `/login/connection-test?${new URLSearchParams({ ticket })}`,
    username,
    result,
  })
  writePage(res, page)
}
