import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { isMessageHeader } from './message-headers.ts'

type Sink = Schema<'LogStreamSink'>
/** A destination of a patch, which may lack its secret. */
export type SinkPatch = NonNullable<Schema<'LogStreamPatch'>['sink']>

/** The members of a destination that no response contains. */
const secretMembers = [
  'httpAuthorization',
  'datadogApiKey',
  'splunkToken',
  'sumoSourceAddress',
  'segmentWriteKey',
  'mixpanelServiceAccountPassword',
] as const

/** Stands for a secret in responses; in requests it keeps the stored one. */
const hidden = '********'

/** The secrets of a log stream, which are stored encrypted. */
export interface LogStreamSecrets {
  /** The HMAC key of hashed personal data. */
  readonly hashKey: string
  /** The secret members of the destination, by name. */
  readonly sink: Readonly<Record<string, string>>
}

/** The purpose for which the secrets of a log stream are sealed. */
export const logStreamPurposeOf = (id: string) => `log-stream/${id}`

/** The text that stands for a secret; a URL keeps its origin. */
const hide = (secret: string): string =>
  URL.canParse(secret) ? `${new URL(secret).origin}/${hidden}` : hidden

/**
 * Separates the secrets of a destination from the members that the API answers.
 *
 * @param before the stored secrets, which a placeholder keeps
 * @throws ApiError `invalid_body` for a custom header that the server sets itself, and for an
 *   address that is no URL
 */
export function splitSink(sink: SinkPatch, before: LogStreamSecrets['sink'] = {}) {
  requireOwnHeaders(sink)
  requireUrls(sink)
  const members: Readonly<Record<string, unknown>> = { ...sink }
  const secrets: Record<string, string> = {}
  const shown: Record<string, unknown> = { ...members }
  for (const name of secretMembers) {
    const text = members[name]
    if (typeof text !== 'string') continue
    const known = before[name]
    const secret = known !== undefined && text === hide(known) ? known : text
    secrets[name] = secret
    shown[name] = hide(secret)
  }
  return { shown, secrets }
}

/** The member that a destination of a type has for its secret. */
const secretOfType: Readonly<Record<string, (typeof secretMembers)[number]>> = {
  http: 'httpAuthorization',
  datadog: 'datadogApiKey',
  splunk: 'splunkToken',
  segment: 'segmentWriteKey',
  mixpanel: 'mixpanelServiceAccountPassword',
}

/** The members that decide which host gets the secret; that of other types is always the same. */
const placeMembers = ['httpEndpoint', 'splunkDomain', 'splunkPort']

/**
 * Completes the destination of a patch by the stored secret, if it has none and entries are sent to
 * the same place as before.
 *
 * @throws ApiError `invalid_body` for a destination of another type, and if there is no secret but
 *   the type requires one
 */
export function completeSink(
  change: SinkPatch,
  before: {
    readonly type: string
    readonly sink: Sink
    readonly secrets: LogStreamSecrets['sink']
  },
): SinkPatch {
  requireType(change, before.type)
  const given: Readonly<Record<string, unknown>> = { ...change }
  const shown: Readonly<Record<string, unknown>> = { ...before.sink }
  const name = secretOfType[before.type]
  if (!name || given[name] !== undefined) return change
  const isSamePlace = placeMembers.every((member) => given[member] === shown[member])
  const secret = isSamePlace ? before.secrets[name] : undefined
  if (secret !== undefined) return { ...change, [name]: secret }
  if (name === 'httpAuthorization') return change
  throw refusedBody(`Missing required property: ${name}`, 'sink')
}

/**
 * The members of a destination begin with its type; that of Segment has its secret alone, which a
 * patch may leave out.
 *
 * @throws ApiError `invalid_body` for a destination of another type
 */
function requireType(sink: SinkPatch, type: string): void {
  const names = Object.keys(sink)
  const isOfType =
    names.length === 0 ? type === 'segment' : names.some((name) => name.startsWith(prefixOf(type)))
  if (!isOfType) throw refusedBody(`The type of the log stream is ${type}`, 'sink')
}

const prefixOf = (type: string) => (type === 'eventbridge' ? 'aws' : type)

/** @throws ApiError `invalid_body` */
function requireOwnHeaders(sink: SinkPatch): void {
  const headers = 'httpCustomHeaders' in sink ? (sink.httpCustomHeaders ?? []) : []
  const at = headers.findIndex(({ header }) => isMessageHeader(header))
  if (at === -1) return
  const place = `sink.httpCustomHeaders[${at}].header`
  throw refusedBody('This header is set by the server and cannot be configured', place)
}

/** @throws ApiError `invalid_body` */
function requireUrls(sink: SinkPatch): void {
  const [place, url] = addressOf(sink)
  if (url === undefined || URL.canParse(url)) return
  throw refusedBody('The address is no valid URL', `sink.${place}`)
}

/** The member of a destination that says where requests go, and their URL if it is no fixed one. */
function addressOf(sink: SinkPatch): readonly [place: string, url?: string] {
  if ('httpEndpoint' in sink) return ['httpEndpoint', sink.httpEndpoint]
  if ('sumoSourceAddress' in sink) return ['sumoSourceAddress', sink.sumoSourceAddress]
  if ('splunkDomain' in sink) {
    return ['splunkDomain', `https://${sink.splunkDomain}:${sink.splunkPort}`]
  }
  return ['']
}
