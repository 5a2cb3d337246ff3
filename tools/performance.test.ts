import { describe, expect, it } from '@jest/globals'
import { document, figuresOf, type Measured, readDocument, worsened } from './performance.ts'

const token: Measured = {
  benchmark: 'token',
  figures: { ratio: 0.58, p99Ms: 12 },
  commit: '0123456789',
  date: '2026-11-23',
  machine: '2 cores of a processor, 23 GB, Node v20.20.2',
}
const contention = { ...token, benchmark: 'contention', figures: { spread: 6.8, lost: 0 } }

describe('the document of figures', () => {
  it('is read as it was written, sorted by name', () => {
    expect(readDocument(document([token, contention]))).toEqual([contention, token])
  })

  it('has no rows before the first measurement', () => {
    expect(readDocument(document([]))).toEqual([])
  })
})

describe('the figures of a benchmark', () => {
  it('are the numbers in its last line', () => {
    const last = JSON.stringify({ name: 'token', ratio: 0.5, statements: { getUser: 1 } })
    expect(figuresOf(`ratio 0.4\n${last}\n`)).toEqual({ ratio: 0.5 })
  })

  it('are worse where a ratio falls by more than a tenth', () => {
    expect(worsened({ ratio: 0.5 }, { ratio: 0.46 })).toEqual([])
    expect(worsened({ ratio: 0.5 }, { ratio: 0.44 })).toEqual(['ratio was 0.5 and is 0.44'])
    expect(worsened({ ratio: 0.5 }, { ratio: 0.9 })).toEqual([])
  })

  it('are worse where a time or the memory grows by more than a tenth', () => {
    expect(worsened({ p99Ms: 10, rssMb: 200 }, { p99Ms: 12, rssMb: 190 })).toEqual([
      'p99Ms was 10 and is 12',
    ])
    expect(worsened({ lost: 0 }, { lost: 1 })).toEqual(['lost was 0 and is 1'])
    expect(worsened({ scriptKb: 100 }, { scriptKb: 120 })).toEqual(['scriptKb was 100 and is 120'])
  })

  it('are not worse because the machine is slower, as the floor tells', () => {
    const before = { perSecond: 100, floorPerSecond: 200, p99Ms: 10 }
    expect(worsened(before, { perSecond: 50, floorPerSecond: 100, p99Ms: 20 })).toEqual([])
    expect(worsened(before, { perSecond: 40, floorPerSecond: 100, p99Ms: 30 })).toEqual([
      'perSecond was 100 and is 40 on a machine 0.5 times as fast',
      'p99Ms was 10 and is 30 on a machine 0.5 times as fast',
    ])
    expect(worsened(before, { perSecond: 100, floorPerSecond: 400, p99Ms: 10 })).toEqual([
      'perSecond was 100 and is 100 on a machine 2.0 times as fast',
      'p99Ms was 10 and is 10 on a machine 2.0 times as fast',
    ])
  })

  it('are compared with earlier measurements only', () => {
    expect(worsened({}, { ratio: 0.1 })).toEqual([])
  })
})
