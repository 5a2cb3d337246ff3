/** The return from a log-in to `/authorize/{id}` makes at most one authorization code. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  joinTestServer,
  type SharedServer,
  type Sight,
  type TestServer,
  type Visitor,
} from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'
import { holdLock, idHashOf } from './hold-lock.ts'

const interactionRow = `select from oidc_records
  where model = 'Interaction' and id_hash = $1 for update`

let server: SharedServer
let app: Application
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
})
afterAll(() => server.stop())

type Answer = Awaited<ReturnType<TestServer['fetch']>>

/** A browser whose requests of `/authorize/{id}` are sent several times at the same moment. */
function impatientBrowser(times: number) {
  const answers: Answer[] = []
  const fetch: TestServer['fetch'] = async (url, init) => {
    const [, id] = /\/authorize\/([^/?]+)$/.exec(String(url)) ?? []
    if (id === undefined) return server.fetch(url, init)
    const lock = await holdLock(server.database, interactionRow, [idHashOf(id)])
    const sent = Array.from({ length: times }, () => server.fetch(url, init))
    await lock.waiting(times)
    await lock.release()
    answers.push(...(await Promise.all(sent)))
    const [first] = answers.filter(({ headers }) => headers.has('location'))
    if (!first) throw new Error('No request was redirected')
    return first
  }
  return { answers, visitor: createVisitor({ tenant: server.tenant, fetch }) }
}

async function logIn(visitor: Visitor, email: string, parameters = {}): Promise<void> {
  const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
  await visitor.submit(page, { username: email, password })
}

const countOf = async (model: string, userId: string) => {
  const rows = 'select from oidc_records where model = $1 and account_id = $2'
  return (await server.database.query(rows, [model, userId])).rowCount
}

async function expectOneCode(answers: readonly Answer[]): Promise<void> {
  const given = answers.filter(({ headers }) => headers.get('location')?.includes('code='))
  expect(given).toHaveLength(1)
  const others = answers.filter((each) => !given.includes(each))
  for (const other of others) {
    expect(other.status).toBe(400)
    expect(await other.text()).toContain('interaction session not found')
    expect([other.headers.get('location'), other.headers.getSetCookie()]).toEqual([null, []])
  }
}

describe('of three requests that resume a log-in at the same moment', () => {
  it('one gets a code and begins a session', async () => {
    const userId = await createUser(server.tenant, 'first@example.com')
    const { answers, visitor } = impatientBrowser(3)
    await logIn(visitor, 'first@example.com')
    expect(answers).toHaveLength(3)
    await expectOneCode(answers)
    expect(await countOf('AuthorizationCode', userId)).toBe(1)
    expect(await countOf('Session', userId)).toBe(1)
    expect(await countOf('Grant', userId)).toBe(1)
  })

  it('one gets a code, if the user has a session', async () => {
    const email = 'again@example.com'
    const userId = await createUser(server.tenant, email)
    const { answers, visitor } = impatientBrowser(3)
    await logIn(visitor, email)
    answers.length = 0
    await logIn(visitor, email, { prompt: 'login' })
    expect(answers).toHaveLength(3)
    await expectOneCode(answers)
    expect(await countOf('AuthorizationCode', userId)).toBe(2)
    expect(await countOf('Session', userId)).toBe(1)
    const silent = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(silent.url.searchParams.get('code')).toEqual(expect.any(String))
  })
})

it('a log-in form that is sent again while the log-in is resumed does not resume it again', async () => {
  const userId = await createUser(server.tenant, 'twice@example.com')
  const visitor = createVisitor(server)
  const page = await visitor.visit(authorizeUrl(server.tenant, app))
  const id = page.url.pathname.split('/')[2] ?? ''
  const sendForm = () => visitor.submit(page, { username: 'twice@example.com', password })
  const first = createVisitor({
    tenant: server.tenant,
    fetch: async (url, init) => {
      if (!String(url).endsWith(`/authorize/${id}`)) return server.fetch(url, init)
      const lock = await holdLock(server.database, interactionRow, [idHashOf(id)])
      const resumed = server.fetch(url, init)
      await lock.waiting(1)
      again = sendForm()
      await lock.waiting(2)
      await lock.release()
      return resumed
    },
  })
  let again: Promise<Sight> | undefined
  for (const [key, cookie] of visitor.cookies) first.receive(asResponse(key, cookie))
  const away = await first.submit(page, { username: 'twice@example.com', password })
  expect(away.url.searchParams.get('code')).toEqual(expect.any(String))
  const late = await again
  expect([late?.isAway, late?.status]).toEqual([false, 400])
  expect(late?.text).toContain('expired')
  expect(await countOf('AuthorizationCode', userId)).toBe(1)
})

/** The response that sets a cookie of another browser. */
const asResponse = (key: string, { value, path }: { value: string; path: string }) => ({
  headers: new Headers({ 'set-cookie': `${key.split(' ')[0]}=${value}; Path=${path}` }),
})
