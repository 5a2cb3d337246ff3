import { describe, expect, it } from '@jest/globals'
import { CoalescedLookups } from './coalesced-lookups.ts'

/** Look-ups whose reads end when the test says so. */
function openLookups() {
  const ends: ((found: string | undefined) => void)[] = []
  const lookups = new CoalescedLookups<string>(
    60_000,
    () => new Promise((resolve) => void ends.push(resolve)),
  )
  return { lookups, ends }
}

describe('look-ups of a name', () => {
  it('share one read, and remember that the name does not exist', async () => {
    const { lookups, ends } = openLookups()
    const both = [lookups.find('id.example.com'), lookups.find('id.example.com')]
    ends[0]?.(undefined)
    expect(await Promise.all(both)).toEqual([undefined, undefined])
    expect(await lookups.find('id.example.com')).toBeUndefined()
    expect(ends).toHaveLength(1)
  })

  it('find a name that was made while an earlier read had not ended', async () => {
    const { lookups, ends } = openLookups()
    const early = lookups.find('id.example.com')
    lookups.forget('id.example.com')
    const late = lookups.find('id.example.com')
    ends[0]?.(undefined)
    ends[1]?.('the tenant')
    expect(await Promise.all([early, late])).toEqual([undefined, 'the tenant'])
    const again = lookups.find('id.example.com')
    ends[2]?.('the tenant')
    expect(await again).toBe('the tenant')
  })

  it('read again after a failure', async () => {
    const failures = [new Error('The database is away.')]
    const lookups = new CoalescedLookups<string>(60_000, async () => {
      const failure = failures.shift()
      if (failure) throw failure
      return 'the tenant'
    })
    await expect(lookups.find('id.example.com')).rejects.toThrow('The database is away.')
    expect(await lookups.find('id.example.com')).toBe('the tenant')
  })
})
