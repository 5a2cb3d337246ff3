import { describe, expect, it } from '@jest/globals'
import { benchSdkSize } from '../bench/sdk-size.ts'

describe('the bundle for browsers', () => {
  it('is small, and smaller with fewer imports', async () => {
    const { kB, wholeKb, logInKb, guardKb } = await benchSdkSize()
    expect(kB).toBeLessThanOrEqual(8)
    expect(wholeKb).toBeLessThanOrEqual(11)
    expect(logInKb).toBeLessThanOrEqual(16)
    expect(guardKb).toBeLessThanOrEqual(0.3)
  })
})
