import type { Clock } from '../src/management.ts'

/** A clock that jumps over every wait and remembers how long it was. */
export interface FakeClock extends Clock {
  readonly waitsMs: readonly number[]
  advance(byMs: number): void
}

export function createFakeClock(startMs = Date.UTC(2026, 0, 1)): FakeClock {
  let nowMs = startMs
  const waitsMs: number[] = []
  return {
    waitsMs,
    now: () => nowMs,
    async wait(waitMs, signal) {
      signal?.throwIfAborted()
      waitsMs.push(waitMs)
      nowMs += waitMs
    },
    advance(byMs) {
      nowMs += byMs
    },
  }
}
