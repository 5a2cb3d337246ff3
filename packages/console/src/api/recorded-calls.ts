import type { Fetch } from '@latchkey/sdk/management'
import { signal } from '@preact/signals'

/** One request to the management API, and how it ended. */
export interface RecordedCall {
  readonly method: string
  readonly url: string
  readonly body: string | null
  readonly at: Date
  readonly durationMs: number
  /** The status; 0 without a response. */
  readonly status: number
}

const callsMax = 50

/** The latest first. */
export const recordedCalls = signal<readonly RecordedCall[]>([])

/** Sends a request, and records it so that a screen can show what it did. */
export const recordingFetch: Fetch = async (url, init) => {
  const begun = performance.now()
  const record = (status: number) => {
    const { method, body } = init
    const durationMs = Math.round(performance.now() - begun)
    const call = { method, url, body, at: new Date(), durationMs, status }
    recordedCalls.value = [call, ...recordedCalls.value].slice(0, callsMax)
  }
  try {
    const answer = await fetch(url, init)
    record(answer.status)
    return answer
  } catch (error) {
    record(0)
    throw error
  }
}
