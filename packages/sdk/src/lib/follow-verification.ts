import type { AuthenticationSchema } from '@latchkey/contract'
import { isNetworkError, isTimeoutError, NetworkError } from '../errors.ts'
import type { Clock } from './clock.ts'

/** A state that a verification has reached, without claims. */
export type VerificationEvent = Omit<AuthenticationSchema<'VerificationEvent'>, 'type'>

interface Reconnecting {
  /** Reconnects in a row that may bring no state. */
  readonly retries: number
  readonly clock: Clock
  readonly signal: AbortSignal | undefined
}

const reconnectMs = 1_000
const running: readonly VerificationEvent['state'][] = ['pending-engagement', 'pending-mdoc']

/** Whether the verification has not ended yet. */
export const isRunning = ({ state }: Pick<VerificationEvent, 'state'>): boolean =>
  running.includes(state)

/** @throws NetworkError where the text is not whole */
export function readJson<Value>(text: string, request: string): Value {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new NetworkError(request, cause)
  }
}

/** Yields each state once, from one stream after another, until the last state. */
export async function* followVerification(
  open: () => AsyncIterable<string>,
  { retries, clock, signal }: Reconnecting,
): AsyncGenerator<VerificationEvent, void, undefined> {
  let last = ''
  for (let cuts = 0; ; cuts += 1) {
    try {
      for await (const data of open()) {
        cuts = 0
        const event = readJson<VerificationEvent>(data, 'the events of a verification')
        if (data !== last) yield event
        last = data
        if (!isRunning(event)) return
      }
      throw new NetworkError('the events of a verification', 'The stream ended.')
    } catch (error) {
      const isPassing = isNetworkError(error) || isTimeoutError(error)
      if (!isPassing || cuts >= retries) throw error
    }
    await clock.wait(reconnectMs, signal)
  }
}
