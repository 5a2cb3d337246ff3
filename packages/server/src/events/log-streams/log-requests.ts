import type { Schema } from '@latchkey/contract'
import { basicAuthorization } from '../../outbound/basic-authorization.ts'

/** A log entry, with personal data masked as the stream demands. */
export interface StreamedEntry {
  readonly log_id: string
  readonly date: string
  readonly type: string
  readonly data: unknown
}

/** A request that sends entries to a service. */
export interface LogRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A request, and the id of the last entry that it sends. */
export interface PartRequest extends LogRequest {
  readonly lastId: string
}

type Sink = Readonly<Record<string, unknown>>
type HttpSink = Exclude<Schema<'LogStreamType'>, 'eventbridge'>
type MakeRequest = (sink: Sink, entries: readonly StreamedEntry[]) => LogRequest

const json = { 'content-type': 'application/json' }
const textOf = (sink: Sink, name: string) => String(sink[name] ?? '')
const written = ({ log_id, data }: StreamedEntry) => JSON.stringify({ log_id, data })
const lines = (entries: readonly StreamedEntry[]) => entries.map(written).join('\n')
const secondsOf = ({ date }: StreamedEntry) => Date.parse(date) / 1000
const userOf = ({ data }: StreamedEntry): string | undefined =>
  typeof data === 'object' && data && 'user_id' in data ? String(data.user_id) : undefined

const datadogSites: Readonly<Record<string, string>> = {
  us: 'datadoghq.com',
  eu: 'datadoghq.eu',
  us3: 'us3.datadoghq.com',
  us5: 'us5.datadoghq.com',
}
const mixpanelHosts: Readonly<Record<string, string>> = {
  us: 'api.mixpanel.com',
  eu: 'api-eu.mixpanel.com',
  au: 'api-au.mixpanel.com',
}

function customHeaders(sink: Sink): Record<string, string> {
  const list = Array.isArray(sink.httpCustomHeaders) ? sink.httpCustomHeaders : []
  return Object.fromEntries(
    list.map(({ header, value }) => [String(header).toLowerCase(), String(value)]),
  )
}

const makers: Readonly<Record<HttpSink, MakeRequest>> = {
  http(sink, entries) {
    const isArray = sink.httpContentFormat === 'JSONARRAY'
    const authorization = textOf(sink, 'httpAuthorization')
    const headers = {
      ...customHeaders(sink),
      'content-type': textOf(sink, 'httpContentType') || json['content-type'],
      ...(authorization && { authorization }),
    }
    const body = isArray ? `[${entries.map(written).join(',')}]` : lines(entries)
    return { url: textOf(sink, 'httpEndpoint'), headers, body }
  },
  datadog(sink, entries) {
    const site = datadogSites[textOf(sink, 'datadogRegion')] ?? datadogSites.us
    const events = entries.map(({ log_id, data }) => ({
      ddsource: 'latchkey',
      service: 'latchkey',
      message: JSON.stringify({ log_id, data }),
    }))
    return {
      url: `https://http-intake.logs.${site}/api/v2/logs`,
      headers: { ...json, 'dd-api-key': textOf(sink, 'datadogApiKey') },
      body: JSON.stringify(events),
    }
  },
  splunk(sink, entries) {
    const events = entries.map((entry) =>
      JSON.stringify({
        time: secondsOf(entry),
        source: 'latchkey',
        sourcetype: '_json',
        event: { log_id: entry.log_id, data: entry.data },
      }),
    )
    const place = `${textOf(sink, 'splunkDomain')}:${textOf(sink, 'splunkPort')}`
    return {
      url: `https://${place}/services/collector/event`,
      headers: { ...json, authorization: `Splunk ${textOf(sink, 'splunkToken')}` },
      body: events.join('\n'),
    }
  },
  sumo: (sink, entries) => ({
    url: textOf(sink, 'sumoSourceAddress'),
    headers: json,
    body: lines(entries),
  }),
  segment(sink, entries) {
    const batch = entries.map((entry) => ({
      type: 'track',
      event: entry.type,
      messageId: entry.log_id,
      timestamp: entry.date,
      userId: userOf(entry) ?? 'latchkey',
      properties: { log_id: entry.log_id, data: entry.data },
    }))
    const authorization = basicAuthorization(textOf(sink, 'segmentWriteKey'), '')
    const headers = { ...json, authorization }
    return { url: 'https://api.segment.io/v1/batch', headers, body: JSON.stringify({ batch }) }
  },
  mixpanel(sink, entries) {
    const host = mixpanelHosts[textOf(sink, 'mixpanelRegion')] ?? mixpanelHosts.us
    const project = encodeURIComponent(textOf(sink, 'mixpanelProjectId'))
    const user = textOf(sink, 'mixpanelServiceAccountUsername')
    const password = textOf(sink, 'mixpanelServiceAccountPassword')
    const events = entries.map((entry) => ({
      event: entry.type,
      properties: {
        time: secondsOf(entry),
        distinct_id: userOf(entry) ?? '',
        $insert_id: entry.log_id,
        data: entry.data,
      },
    }))
    const headers = { ...json, authorization: basicAuthorization(user, password) }
    const url = `https://${host}/import?strict=1&project_id=${project}`
    return { url, headers, body: JSON.stringify(events) }
  },
}

/** The requests that send a batch of entries, in order, in the format of the service. */
export function logRequests(
  type: HttpSink,
  sink: Sink,
  entries: readonly StreamedEntry[],
): readonly PartRequest[] {
  const isOneByOne = type === 'http' && sink.httpContentFormat === 'JSONOBJECT'
  return partsOf(entries, isOneByOne ? 1 : entries.length).map((part) => ({
    ...makers[type](sink, part),
    lastId: part.at(-1)?.log_id ?? '',
  }))
}

/** Parts of at most `size` entries, in order. */
export function partsOf(
  entries: readonly StreamedEntry[],
  size: number,
): readonly (readonly StreamedEntry[])[] {
  const parts: (readonly StreamedEntry[])[] = []
  for (let start = 0; start < entries.length; start += size) {
    parts.push(entries.slice(start, start + size))
  }
  return parts
}
