import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import type { ConnectionWith } from '../../connectors/connector.ts'
import { ApiError } from '../../errors.ts'
import { renderConnectionTest, type TestResult } from '../../pages/connection-test.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import { findTestedConnection } from '../../store/oidc/connection-tests.ts'
import { hostCookie } from '../cookies.ts'
import type { ServeLogin } from '../serve-login.ts'
import { callbackUrlOf, type RedirectOptions } from './ask-connector.ts'
import { finishTest, startTest } from './test-login.ts'
import { consumeBrowserAnswer } from './upstream-login.ts'

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
  const browser = randomBytes(32).toString('base64url')
  const started = await startTest(req, way, { ticket, browser }, options)
  if ('refused' in started) return show(req, res, way, ticket, started)
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
  await show(req, res, way, ticket, await finishTest(req, way, answered, options))
}

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
