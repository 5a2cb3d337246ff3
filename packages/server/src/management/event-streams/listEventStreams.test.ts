import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { webhookDestination } from '../../../test/resources/event-streams.ts'

const path = '/api/v2/event-streams'
const count = 60

let server: TestServer
let atMs = Date.parse('2026-01-01T00:00:00Z')
beforeAll(async () => {
  // Rows of one instant are in order too, so two of three share theirs.
  server = await startTestServer({ now: () => new Date(Math.floor(atMs / 3) * 3) })
  const destination = webhookDestination
  for (let at = 0; at < count; at += 1) {
    atMs += 1
    await server.tenant.request('POST', path, { json: { name: `Stream ${at}`, destination } })
  }
  atMs = Date.now()
})
afterAll(() => server.stop())

const list = (query = '') => server.tenant.request('GET', `${path}${query}`)

async function walk(query: string): Promise<readonly string[]> {
  const names: string[] = []
  for (let from = ''; ; ) {
    const { body } = await list(`?${query}${from}`)
    names.push(...body.eventStreams.map(({ name }: { name: string }) => name))
    if (body.next === undefined) return names
    from = `&from=${body.next}`
  }
}

describe('200', () => {
  it('lists 50, oldest first, and the next checkpoint', async () => {
    const { body } = await list()
    expect(Object.keys(body)).toEqual(['eventStreams', 'next'])
    expect(body.eventStreams).toHaveLength(50)
    const stamps = body.eventStreams.map((each: { created_at: string }) => each.created_at)
    expect(stamps).toEqual([...stamps].sort())
  })

  it.each([1, 7, 59, 60, 100])(
    'lists each once, %d per page, and no `next` after the last',
    async (take) => {
      const names = await walk(`take=${take}`)
      expect([...names].sort()).toEqual(
        Array.from({ length: count }, (_, at) => `Stream ${at}`).sort(),
      )
    },
  )

  it('has no `next` if all are listed', async () => {
    expect((await list('?take=60')).body).not.toHaveProperty('next')
  })

  it('links to the next page', async () => {
    const { body, headers } = await list('?take=10')
    expect(headers.get('link')).toBe(
      `<${server.tenant.baseUrl}${path}?take=10&from=${body.next}>; rel="next"`,
    )
    expect((await list('?take=100')).headers.get('link')).toBeNull()
  })
})

describe('400', () => {
  it.each([
    ['from=x', '`from` is not a checkpoint of this list', 'from'],
    [
      `from=${Buffer.from('1.2').toString('base64url')}`,
      '`from` is not a checkpoint of this list',
      'from',
    ],
    ['take=0', 'Value 0 is less than minimum 1', 'take'],
    ['take=101', 'Value 101 is greater than maximum 100', 'take'],
    ['take=x', 'Expected type integer but found type string', 'take'],
    [`from=${'x'.repeat(1025)}`, 'String is too long (1025 chars), maximum 1024', 'from'],
  ])('names the invalid parameter: %s', async (query, reason, name) => {
    expect((await list(`?${query}`)).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: `Query validation error: '${reason}' on property ${name}.`,
      errorCode: 'invalid_query_string',
    })
  })

  it('accepts a checkpoint of any time, and lists what follows', async () => {
    const id = 'est_9Hs3kP7vWq2LrXb4Jd8NfT'
    for (const [time, found] of [
      ['0', count],
      ['250000000000000', 0],
    ] as const) {
      const from = Buffer.from(`${time}.${id}`).toString('base64url')
      expect((await list(`?take=100&from=${from}`)).body.eventStreams).toHaveLength(found)
    }
  })
})
