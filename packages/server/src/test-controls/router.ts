import { createRequire } from 'node:module'
import type { TestControlId } from '@latchkey/contract'
import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import type { Logger } from 'pino'
import type { IssueDirectly } from '../authentication/grants/issue-directly.ts'
import type { Bounds } from '../config/bounds.ts'
import { answerErrors, notFound } from '../door/answer-errors.ts'
import { findRoute, requireOperation } from '../door/find-route.ts'
import { inOrder } from '../door/in-order.ts'
import { limitTime } from '../door/limit-time.ts'
import { readBytes } from '../door/read-bytes.ts'
import { requestId } from '../door/request-id.ts'
import { ApiError } from '../errors.ts'
import type { TenantSealer } from '../keys/tenant-sealer.ts'
import type { Members } from '../members.ts'
import type { Document } from '../operations/document.ts'
import { readOperations } from '../operations/read-operation.ts'
import { createRouter } from '../operations/router.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { queryOf } from '../query-of.ts'
import type { Redis } from '../redis/redis.ts'
import type { Database } from '../store/database/database.ts'
import { tenantSnapshots } from '../store/tenants/tenant-snapshots.ts'
import type { Tenants } from '../store/tenants/tenants.ts'
import type { Tenancy } from '../tenancy/tenancy.ts'
import { answerJson } from '../validation/answer-json.ts'
import { requestReader } from '../validation/read-request.ts'
import { createRequestValidators } from '../validation/validate-request.ts'
import type { Clock } from './clock.ts'
import { clockControls } from './clock-controls.ts'
import type { ControlCall, Controls } from './control.ts'
import { type Faults, faultControls } from './faults.ts'
import type { Mailbox } from './mailbox.ts'
import { mailboxControls } from './mailbox-controls.ts'
import { requireTenantOf } from './require-tenant.ts'
import { snapshotControls } from './snapshot-controls.ts'
import { userControls } from './user-controls.ts'

/** The parts of the server that test controls change. */
export interface ControlledParts {
  readonly clock: Clock
  readonly faults: Faults
  readonly mailbox: Mailbox
  readonly tenancy: Tenancy
  readonly tenants: Tenants
  readonly database: Database
  readonly redis: Redis | undefined
  readonly sealer: TenantSealer
  readonly passwords: Passwords
  readonly issueDirectly: IssueDirectly
  readonly bounds: Bounds
  readonly log: Logger
  readonly now: () => Date
}

/** Serves the test controls at the operations port: `/test/…`. */
export function createTestControls(parts: ControlledParts): Express {
  const { bounds, log } = parts
  // Loaded here, because few servers have test controls.
  const load = createRequire(import.meta.url)
  const document: Document = load('@latchkey/contract/test-controls.json')
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(
    inOrder(
      requestId(log),
      limitTime(bounds),
      refuseBrowsers,
      findRoute(createRouter(readOperations(document)), bounds.uriBytesMax),
      requireOperation,
      serve(parts, document),
    ),
  )
  app.use(notFound, answerErrors)
  return app
}

/** A control whose operation is known at run time only; its body was validated. */
type AnyControl = {
  serve(
    call: Omit<ControlCall<TestControlId>, 'body'> & { readonly body: Members | undefined },
  ): Promise<{ readonly status: number; readonly body?: object }>
}['serve']

/**
 * Refuses requests of pages in a browser, which may be of any site. Browsers send one of these
 * headers with each request (Fetch standard, section 3.2; Fetch Metadata, section 2.3).
 */
const refuseBrowsers: RequestHandler = ({ headers }, _res, next) => {
  if (headers.origin === undefined && headers['sec-fetch-site'] === undefined) return next()
  throw new ApiError('page_refused')
}

function serve(parts: ControlledParts, document: Document): RequestHandler {
  const table = new Map<string, AnyControl>(Object.entries(controlsOf(parts)))
  const validatorOf = createRequestValidators(document)
  const read = requestReader({ validatorOf, readBytes: readBytes(parts.bounds) })
  return async (req: Request, res: Response) => {
    const control = table.get(req.operation?.id ?? '')
    if (!control) throw new ApiError('route_not_found')
    await read(req, res)
    const call = { path: req.pathParameters, query: queryOf(req), body: req.sent.members, req, res }
    const answered = await control(call)
    answerJson(res, answered.status, answered.body)
  }
}

function controlsOf(parts: ControlledParts): Controls {
  const { clock, faults, mailbox, tenancy, tenants, database, redis } = parts
  const requireTenant = requireTenantOf(tenancy)
  return {
    ...clockControls(clock),
    ...faultControls(faults),
    ...mailboxControls({ mailbox, tenants, requireTenant }),
    ...snapshotControls({ snapshots: tenantSnapshots(database, redis), requireTenant, tenancy }),
    ...userControls({ ...parts, requireTenant }),
  }
}
