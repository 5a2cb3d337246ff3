import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { isMessageHeader } from './message-headers.ts'

type Sink = Schema<'LogStreamSink'>

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
export function splitSink(sink: Sink, before: LogStreamSecrets['sink'] = {}) {
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

/** @throws ApiError `invalid_body` */
function requireOwnHeaders(sink: Sink): void {
  const headers = 'httpCustomHeaders' in sink ? (sink.httpCustomHeaders ?? []) : []
  const at = headers.findIndex(({ header }) => isMessageHeader(header))
  if (at === -1) return
  const place = `sink.httpCustomHeaders[${at}].header`
  throw refusedBody('This header is set by the server and cannot be configured', place)
}

/** @throws ApiError `invalid_body` */
function requireUrls(sink: Sink): void {
  const [place, url] = addressOf(sink)
  if (url === undefined || URL.canParse(url)) return
  throw refusedBody('The address is no valid URL', `sink.${place}`)
}

/** The member of a destination that says where requests go, and their URL if it is no fixed one. */
function addressOf(sink: Sink): readonly [place: string, url?: string] {
  if ('httpEndpoint' in sink) return ['httpEndpoint', sink.httpEndpoint]
  if ('sumoSourceAddress' in sink) return ['sumoSourceAddress', sink.sumoSourceAddress]
  if ('splunkDomain' in sink) {
    return ['splunkDomain', `https://${sink.splunkDomain}:${sink.splunkPort}`]
  }
  return ['']
}
