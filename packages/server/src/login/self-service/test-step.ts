import type { Response } from 'express'
import { ApiError } from '../../errors.ts'
import type { TestResult } from '../../pages/connection-test.ts'
import type { StepFrame } from '../../pages/self-service/frame.ts'
import { type CustomerTest, renderCustomerTest } from '../../pages/self-service/test.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import { finishTest, startTest } from '../redirect/test-login.ts'
import { consumeBrowserAnswer } from '../redirect/upstream-login.ts'
import { expectedOf } from './expected-of.ts'
import { logRefusal } from './log-refusal.ts'
import { type SelfServiceSession, writeOf } from './self-service-session.ts'
import type { SelfServiceOptions, ServeStep } from './serve-step.ts'
import { formAt, nextPathOf } from './steps.ts'

/** A test log-in, which creates no user and no session. */
export function testStep(options: SelfServiceOptions): ServeStep {
  return {
    async show(session, res, frame) {
      const state = queryOf(session.req).get('upstream')
      if (state === null) return write(session, res, frame)
      const { req, browser, ticket } = session
      const answered = await consumeBrowserAnswer(session.tenant, browser, state)
      const way = wayOf(session)
      const isOwn = answered.test?.ticket === ticket.id
      if (!isOwn || answered.connectionId !== way.connection.id) {
        throw new ApiError('interaction_expired')
      }
      await conclude(session, res, frame, await finishTest(req, way, answered, options))
    },
    async submit(session, res, frame) {
      const { req, browser, ticket } = session
      const test = { ticket: ticket.id, browser, isOfCustomer: true }
      const started = await startTest(req, wayOf(session), test, options)
      if ('refused' in started) return conclude(session, res, frame, started)
      await started.send(res)
    },
  }
}

/** @throws ApiError `interaction_expired` */
function wayOf({ tenant, connection }: SelfServiceSession) {
  const way = connection && tenant.connectors.resolve(connection, ['redirect'])
  if (!way) throw new ApiError('interaction_expired')
  return way
}

/** Records the outcome, and shows it. */
async function conclude(
  session: SelfServiceSession,
  res: Response,
  frame: StepFrame,
  result: TestResult,
): Promise<void> {
  if ('refused' in result) {
    await logRefusal(session, result.refused)
    return write(session, res, frame, result)
  }
  const { profile } = result
  const { connection } = session
  const expected = connection && (await expectedOf(session, connection.strategy))
  const missing = (expected?.attributes ?? [])
    .filter(({ name, isRequired }) => isRequired && profile[name] === undefined)
    .map(({ label }) => label)
  await writeOf(session, (store, ticket) =>
    store.selfServiceTickets.update(ticket, { progress: { ...ticket.progress, isTested: true } }),
  )
  const received = Object.entries(profile).map(([name, value]) => [name, String(value)] as const)
  write(session, res, frame, { received, missing })
}

function write(
  session: SelfServiceSession,
  res: Response,
  frame: StepFrame,
  result?: CustomerTest,
): void {
  const props = {
    ...formAt('test'),
    result,
    nextUrl: nextPathOf(session, 'test'),
  }
  writePage(res, renderCustomerTest(frame, props), { redirectTargets: ['https:'] })
}
