import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { webhookDestination } from '../../../test/resources/event-streams.ts'

/** What is refused of the operations on deliveries; what they do is in `test/events`. */
const path = '/api/v2/event-streams'
const unknown = 'est_9Hs3kP7vWq2LrXb4Jd8NfT'
const unknownEvent = 'evt_9Hs3kP7vWq2LrXb4Jd8NfT'

let server: SharedServer
let known: string
beforeAll(async () => {
  server = await joinTestServer()
  const json = { destination: webhookDestination }
  known = (await server.tenant.request('POST', path, { json })).body.id
})
afterAll(() => server.stop())

const send = (method: string, rest: string, json?: object) =>
  server.tenant.request(method, `${path}/${rest}`, json ? { json } : {})

describe('404', () => {
  it.each([
    ['GET', 'deliveries', undefined],
    ['GET', 'stats', undefined],
    ['POST', 'redeliver', {}],
    ['POST', `redeliver/${unknownEvent}`, undefined],
    ['POST', 'test', { event_type: 'user.created' }],
  ] as const)('%s %s answers that the stream does not exist', async (method, rest, json) => {
    const { status, body } = await send(method, `${unknown}/${rest}`, json)
    expect([status, body.message]).toEqual([404, 'The requested stream does not exist.'])
  })

  it.each([
    ['GET', 'deliveries'],
    ['POST', 'redeliver'],
  ])('%s %s answers that the delivery does not exist', async (method, rest) => {
    const { status, body } = await send(method, `${known}/${rest}/${unknownEvent}`)
    expect([status, body.message]).toEqual([404, 'The requested delivery does not exist.'])
  })
})

describe('400', () => {
  it.each([
    ['GET', 'deliveries?take=101', undefined],
    ['GET', 'deliveries?from=nonsense', undefined],
    ['GET', 'stats?date_from=yesterday', undefined],
    ['POST', 'redeliver', { statuses: ['arrived'] }],
    ['POST', 'redeliver', { date_from: 'yesterday' }],
    ['POST', 'test', {}],
    ['POST', 'test', { event_type: 'user.unheard_of' }],
  ] as const)('%s %s with %j', async (method, rest, json) => {
    const { status, body } = await send(method, `${known}/${rest}`, json)
    expect([status, body.statusCode]).toEqual([400, 400])
  })
})

describe('200', () => {
  it('is empty after a checkpoint later than all deliveries', async () => {
    const from = Buffer.from('250000000000000.evt_1234').toString('base64url')
    const { status, body } = await send('GET', `${known}/deliveries?from=${from}`)
    expect([status, body.deliveries]).toEqual([200, []])
  })
})
