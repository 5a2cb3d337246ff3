import { ApiError } from '../errors.ts'
import { type Clock, machineTime } from './clock.ts'
import type { Controls } from './control.ts'

/**
 * The clock can be set to these years, because certificates and ids of log entries need four
 * digits.
 */
const [earliest, latest] = [Date.UTC(2000), Date.UTC(2100)]

/** The controls of the clock. */
export function clockControls(clock: Clock): Controls<'getClock' | 'updateClock' | 'deleteClock'> {
  const shown = () => ({
    now: clock.now().toISOString(),
    offset_seconds: clock.offsetMs / 1000,
  })
  return {
    getClock: async () => ({ status: 200, body: shown() }),
    async updateClock({ body: { now, offset_seconds: seconds = 0 } }) {
      const machineMs = machineTime().getTime()
      const toMs = now === undefined ? machineMs + seconds * 1000 : Date.parse(now)
      if (toMs < earliest || toMs >= latest) {
        throw new ApiError('invalid_body', {
          message: 'The clock can be set to the years from 2000 to 2099.',
        })
      }
      clock.setAhead(toMs - machineMs)
      return { status: 200, body: shown() }
    },
    async deleteClock() {
      clock.setAhead(0)
      return { status: 204 }
    },
  }
}
