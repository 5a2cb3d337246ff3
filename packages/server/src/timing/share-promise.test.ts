import { describe, expect, it } from '@jest/globals'
import { sharePromise } from './share-promise.ts'

/** Answers the results in turn, and throws those that are errors. */
function maker(...results: readonly (string | Error)[]) {
  const rest = [...results]
  return async () => {
    const result = rest.shift()
    if (result instanceof Error) throw result
    return result
  }
}

describe('the promise of a key', () => {
  it('is made once for all callers', async () => {
    const promises = new Map<string, Promise<string | undefined>>()
    const make = maker('first', 'second')
    const both = [sharePromise(promises, 'key', make), sharePromise(promises, 'key', make)]
    expect(await Promise.all(both)).toEqual(['first', 'first'])
    expect(await sharePromise(promises, 'key', make)).toBe('first')
  })

  it('is made again after it was rejected', async () => {
    const promises = new Map<string, Promise<string | undefined>>()
    const make = maker(new Error('The disk is busy.'), 'second')
    await expect(sharePromise(promises, 'key', make)).rejects.toThrow('The disk is busy.')
    expect(await sharePromise(promises, 'key', make)).toBe('second')
  })

  it('stays if it replaced a rejected one', async () => {
    const promises = new Map<string, Promise<string | undefined>>()
    const failing = sharePromise(promises, 'key', maker(new Error('The disk is busy.')))
    promises.set('key', Promise.resolve('newer'))
    await expect(failing).rejects.toThrow('The disk is busy.')
    expect(await promises.get('key')).toBe('newer')
  })
})
