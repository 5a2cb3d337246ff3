import { setTimeout } from 'node:timers/promises'

/** A request waits one second at most for what another one of the same browser is writing. */
const usualLooksMax = 10
/** For a request that usually has nothing to wait for. */
export const shortLooksMax = 4
const lookAgainMs = 100

/** Finds what another request writes soon: looks until it is there, at most `looksMax` times. */
export async function lookAgain<Found>(
  find: () => Promise<Found | undefined>,
  looksMax = usualLooksMax,
): Promise<Found | undefined> {
  for (let looks = 1; ; looks += 1) {
    const found = await find()
    if (found !== undefined || looks >= looksMax) return found
    await setTimeout(lookAgainMs)
  }
}
