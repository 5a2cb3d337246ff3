import { beforeEach, describe, expect, it } from '@jest/globals'
import { Readers, type ReaderTrouble } from './readers.ts'

/** How far the servers are. */
let written: bigint
let replayed: bigint | Error | undefined
let troubles: (ReaderTrouble | undefined)[]
let readers: Readers<string>
beforeEach(() => {
  written = 16n
  replayed = 16n
  troubles = []
  readers = new Readers({
    readers: ['replica'],
    readWritten: async () => written,
    async readReplayed() {
      if (replayed instanceof Error) throw replayed
      return replayed
    },
    onTrouble: (_, trouble) => void troubles.push(trouble),
    onRead: () => undefined,
  })
})

const readFrom = () =>
  readers.read(
    async (reader) => (reader === undefined ? 'primary' : 'reader'),
    () => false,
  )

describe('Readers', () => {
  it.each<[string, typeof replayed, ReaderTrouble | undefined]>([
    ['as far as the primary', 16n, undefined],
    ['behind', 15n, 'late'],
    ['promoted', undefined, 'not a standby'],
    ['not reachable', new Error('away'), 'no answer'],
    ['ahead of the primary', 17n, 'of another history'],
  ])('reads by a replica that is %s, or else by the primary', async (_, position, trouble) => {
    replayed = position
    expect(await readFrom()).toBe(trouble === undefined ? 'reader' : 'primary')
    expect(troubles).toEqual(trouble === undefined ? [] : [trouble])
    expect(await readFrom()).toBe(trouble === undefined ? 'reader' : 'primary')
    expect(troubles).toHaveLength(trouble === undefined ? 0 : 1)
  })

  it('waits a moment for a replica that is catching up', async () => {
    replayed = 15n
    const reading = readFrom()
    await Promise.resolve()
    replayed = 16n
    expect([await reading, troubles]).toEqual(['reader', []])
  })

  it('reads again by the primary where the replica fails, but not for other errors', async () => {
    const failing = async (reader: unknown) => {
      if (reader !== undefined) throw new Error('away')
      return 'primary'
    }
    await expect(readers.read(failing, () => false)).rejects.toThrow('away')
    expect(await readers.read(failing, () => true)).toBe('primary')
    expect(troubles).toEqual(['no answer'])
    expect(await readFrom()).toBe('primary')
  })
})
