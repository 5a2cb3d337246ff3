import type { Schema } from '@latchkey/contract'

type Sink = Schema<'LogStreamSink'>

/** The members of a destination that are never answered. */
const secretMembers = [
  'httpAuthorization',
  'datadogApiKey',
  'splunkToken',
  'sumoSourceAddress',
  'segmentWriteKey',
  'mixpanelServiceAccountPassword',
] as const

/** Stands for a secret in answers, and in requests for the stored one. */
const hidden = '********'

/** The secrets of a log stream, which are stored sealed. */
export interface LogStreamSecrets {
  /** The key of hashes of personal data. */
  readonly hashKey: string
  /** The secret members of its destination, by name. */
  readonly sink: Readonly<Record<string, string>>
}

/** The purpose that the secrets of a log stream are sealed for. */
export const logStreamPurposeOf = (id: string) => `log-stream/${id}`

/** The text that stands for a secret; an address keeps its origin. */
const hide = (secret: string): string =>
  URL.canParse(secret) ? `${new URL(secret).origin}/${hidden}` : hidden

/** Splits a destination into what is answered and the secrets to seal, or to keep. */
export function splitSink(sink: Sink, before: LogStreamSecrets['sink'] = {}) {
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
