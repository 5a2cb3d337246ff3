import { describe, expect, it } from '@jest/globals'
import { logRequests } from './log-requests.ts'

const entry = (id: number, data: object) => ({
  log_id: `90020261126${id}`,
  date: '2026-11-26T12:00:00.250Z',
  type: 's',
  data: { type: 's', ...data },
})
const first = entry(1, { user_id: 'auth0|ada' })
const second = entry(2, {})
const entries = [first, second]

const shown = ({ log_id, data }: typeof first) => ({ log_id, data })
const bodiesOf = (requests: ReturnType<typeof logRequests>) =>
  requests.map(({ body }) => JSON.parse(body))
const linesOf = (body = '') => body.split('\n').map((line) => JSON.parse(line))

describe('logRequests()', () => {
  const sink = { httpEndpoint: 'https://logs.example/in' }
  it.each([
    ['JSONARRAY', [entries.map(shown)]],
    ['JSONOBJECT', entries.map(shown)],
  ])('sends %s to an HTTPS endpoint', (httpContentFormat, expected) => {
    expect(bodiesOf(logRequests('http', { ...sink, httpContentFormat }, entries))).toEqual(expected)
  })

  it('sends lines by default, with further headers, which replace no other', () => {
    const httpCustomHeaders = [
      { header: 'X-Source', value: 'latchkey' },
      { header: 'Content-Type', value: 'text/html' },
    ]
    const [request, ...others] = logRequests('http', { ...sink, httpCustomHeaders }, entries)
    expect(others).toEqual([])
    expect(linesOf(request?.body)).toEqual(entries.map(shown))
    expect(request?.headers).toEqual({ 'x-source': 'latchkey', 'content-type': 'application/json' })
  })

  it.each([
    ['us', 'datadoghq.com'],
    ['eu', 'datadoghq.eu'],
    ['us5', 'us5.datadoghq.com'],
  ])('sends to the intake of Datadog at %s', (datadogRegion, site) => {
    const datadog = { datadogRegion, datadogApiKey: 'key' }
    const requests = logRequests('datadog', datadog, entries)
    expect(requests).toMatchObject([
      { url: `https://http-intake.logs.${site}/api/v2/logs`, headers: { 'dd-api-key': 'key' } },
    ])
    const message = (each: typeof first) => JSON.stringify(shown(each))
    expect(bodiesOf(requests)).toEqual([
      entries.map((each) => ({
        ddsource: 'latchkey',
        service: 'latchkey',
        message: message(each),
      })),
    ])
  })

  it('sends to the HTTP Event Collector of Splunk', () => {
    const splunk = { splunkDomain: 'splunk.example', splunkPort: '8088', splunkToken: 'token' }
    const [request] = logRequests('splunk', splunk, entries)
    expect(request).toMatchObject({
      url: 'https://splunk.example:8088/services/collector/event',
      headers: { authorization: 'Splunk token' },
    })
    const time = Date.parse(first.date) / 1000
    expect(linesOf(request?.body)).toEqual(
      entries.map((each) => ({
        time,
        source: 'latchkey',
        sourcetype: '_json',
        event: shown(each),
      })),
    )
  })

  it('sends lines to Sumo Logic', () => {
    const [request] = logRequests('sumo', { sumoSourceAddress: 'https://sumo.example/x' }, entries)
    expect(request?.url).toBe('https://sumo.example/x')
    expect(linesOf(request?.body)).toEqual(entries.map(shown))
  })

  it('sends tracked events to Segment, of the user where there is one', () => {
    const requests = logRequests('segment', { segmentWriteKey: 'key' }, entries)
    expect(requests[0]?.headers.authorization).toBe(`Basic ${btoa('key:')}`)
    const [{ batch }] = bodiesOf(requests)
    expect(batch).toMatchObject([
      { type: 'track', event: 's', messageId: first.log_id, userId: 'auth0|ada' },
      { messageId: second.log_id, userId: 'latchkey', properties: shown(second) },
    ])
  })

  it('imports events to the project of Mixpanel, each once', () => {
    const mixpanel = {
      mixpanelRegion: 'eu',
      mixpanelProjectId: '12',
      mixpanelServiceAccountUsername: 'user',
      mixpanelServiceAccountPassword: 'password',
    }
    const requests = logRequests('mixpanel', mixpanel, entries)
    expect(requests[0]).toMatchObject({
      url: 'https://api-eu.mixpanel.com/import?strict=1&project_id=12',
      headers: { authorization: `Basic ${btoa('user:password')}` },
    })
    const [events] = bodiesOf(requests)
    expect(events).toMatchObject([
      { event: 's', properties: { $insert_id: first.log_id, distinct_id: 'auth0|ada' } },
      { event: 's', properties: { $insert_id: second.log_id, distinct_id: '' } },
    ])
  })
})
