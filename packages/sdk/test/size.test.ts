import { describe, expect, it } from '@jest/globals'
import { benchSdkSize } from '../bench/sdk-size.ts'

describe('the bundle for browsers', () => {
  it('is small, and smaller with fewer imports', async () => {
    const { clientKb, wholeKb, logInKb, guardKb } = await benchSdkSize()
    expect(clientKb).toBeLessThanOrEqual(6)
    expect(wholeKb).toBeLessThanOrEqual(9)
    expect(logInKb).toBeLessThanOrEqual(16)
    expect(guardKb).toBeLessThanOrEqual(0.3)
  })

  it('grows by few bytes with each operation of the management API', async () => {
    const { operationBytes } = await benchSdkSize()
    expect(operationBytes).toBeLessThanOrEqual(8.1)
  })
})
