import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, type TestTenant } from '@latchkey/testkit'
import type { LogEntry } from '../../store/logs/logs.ts'

const path = '/api/v2/logs'

let server: TestServer
let tenant: TestTenant
beforeAll(async () => {
  // The entries of the tokens that tests ask for come when it stops.
  server = await startTestServer({ bounds: { entryFlushMs: 600_000 } })
  tenant = await server.addTenant('logs.example.com')
  await server.database.query('delete from logs')
  await append({ type: 's', user_id: 'auth0|1', user_name: 'Ada', ip: '203.0.113.7' })
  await append({ type: 'fp', user_id: 'auth0|1', user_name: 'ada', connection: 'Users' })
  await append({ type: 's', user_id: 'auth0|2', user_agent: 'Mozilla/5.0 (iPhone) Mobile/15' })
  await append({ type: 'limit_wc', details: { attempts: 10, tags: ['a', 'b'] } })
  await append({ type: 'slo', client_name: 'Shop "one"', description: 'Gone\r\n\u001b[31m' })
})
afterAll(() => server.stop())

async function append(entry: LogEntry): Promise<void> {
  await tenant.write((store) => store.logs.append(entry))
  await setTimeout(2) // the next has a later time in its id
}

interface Entry {
  readonly log_id: string
  readonly type: string
}

const list = async (query = '') => (await tenant.request('GET', `${path}${query}`)).body
const types = (entries: readonly Entry[]) => entries.map(({ type }) => type).join()
const search = async (q: string) => types(await list(`?q=${encodeURIComponent(q)}`))

describe('200', () => {
  it('lists the latest first, with the documented members', async () => {
    const entries = await list()
    expect(types(entries)).toBe('slo,limit_wc,s,fp,s')
    const { log_id: id } = entries[4]
    expect(id).toMatch(/^900\d{52}$/)
    expect(entries[4]).toEqual({
      date: expect.stringMatching(/^\d{4}-.*Z$/),
      type: 's',
      description: 'Logged in',
      user_id: 'auth0|1',
      user_name: 'Ada',
      ip: '203.0.113.7',
      log_id: id,
      _id: id,
      isMobile: false,
    })
    expect(entries[2].isMobile).toBe(true)
    expect((await tenant.request('GET', `${path}/${id}`)).body).toEqual(entries[4])
  })

  it('has totals and the length of the page on request', async () => {
    const page = await list('?include_totals=true&per_page=2&page=1')
    expect(page).toMatchObject({ start: 2, limit: 2, length: 2, total: 5 })
    expect(types(page.logs)).toBe('s,fp')
    expect(Object.keys(page).join()).toBe('start,limit,length,total,logs')
  })

  it('sorts in ascending order, and answers the requested members', async () => {
    const [first] = await list('?sort=date:1&fields=type,log_id&per_page=1')
    expect(Object.keys(first)).toEqual(['type', 'log_id'])
    expect(first.type).toBe('s')
  })

  it.each([
    ['type:s', 's,s'],
    ['type:(fp OR limit_wc)', 'limit_wc,fp'],
    ['user_name:ADA', 'fp,s'],
    ['user_id:"auth0|2"', 's'],
    ['ip:203.0.*', 's'],
    ['ada', 'fp,s'],
    ['NOT type:s', 'slo,limit_wc,fp'],
    ['details.attempts:[5 TO 20]', 'limit_wc'],
    ['details.tags:b', 'limit_wc'],
    ['_exists_:connection', 'fp'],
    ['client_name:"Shop \\"one\\""', 'slo'],
    ['date:[2020 TO 2021]', ''],
    ['date:[2020 TO *]', 'slo,limit_wc,s,fp,s'],
    ["description:'; drop table logs", ''],
  ])('finds by %s', async (q, found) => {
    expect(await search(q)).toBe(found)
  })

  it('accepts "search" instead of "q"', async () => {
    expect(types(await list('?search=type:fp'))).toBe('fp')
  })

  it('lists the entries of this tenant only', async () => {
    const [{ log_id: id }] = await list()
    const other = await server.tenant.request('GET', `${path}?q=type:fp`)
    expect(other.body).toEqual([])
    expect((await server.tenant.request('GET', `${path}/${id}`)).body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'The log does not exist.',
    })
  })
})

describe('entries after a checkpoint', () => {
  it('are listed in commit order, once no earlier transaction is open, and none is missed', async () => {
    const entries: Entry[] = []
    await append({ type: 'ss' })
    expect(types(await list('?take=100'))).not.toContain('ss')
    for (let from = ''; types(entries).split(',').at(-1) !== 'ss'; ) {
      const answer = await tenant.request('GET', `${path}?take=2${from}`)
      entries.push(...answer.body)
      const last = entries.at(-1)?.log_id
      if (answer.body.length === 0) await setTimeout(100)
      else expect(answer.headers.get('link')).toContain(`from=${last}`)
      from = last === undefined ? '' : `&from=${last}&q=type:nothing`
    }
    expect(types(entries)).toBe('s,fp,s,limit_wc,slo,ss')
  })
})

describe('the entries about a user', () => {
  it('are those with the id of the user, with totals or as an array', async () => {
    const address = `/api/v2/users/${encodeURIComponent('auth0|1')}/logs`
    const { body } = await tenant.request('GET', address)
    expect(types(body)).toBe('fp,s')
    const page = await tenant.request('GET', `${address}?include_totals=true&sort=date:1`)
    expect([page.body.total, types(page.body.logs)]).toEqual([2, 's,fp'])
  })
})

describe('400', () => {
  it.each(['nothing:x', 'type:(s', 'date:yesterday'])('is the answer to %s', async (q) => {
    const answer = await tenant.request('GET', `${path}?q=${encodeURIComponent(q)}`)
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'invalid_query_string'])
  })

  it('is answered for an unsupported sort', async () => {
    expect((await tenant.request('GET', `${path}?sort=ip:1`)).status).toBe(400)
  })
})
