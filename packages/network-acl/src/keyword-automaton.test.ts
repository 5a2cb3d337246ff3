import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { KeywordAutomaton } from './keyword-automaton.ts'
import { KeywordSieve } from './keyword-sieve.ts'

const found = (automaton: KeywordAutomaton, text: string): number[] => {
  const keywords: number[] = []
  automaton.scan(text, (keyword) => keywords.push(keyword))
  return keywords.sort((one, other) => one - other)
}

const occurring = (keywords: readonly string[], text: string): number[] =>
  keywords.flatMap((keyword, number) => (text.includes(keyword) ? [number] : []))

const word = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 1, maxLength })
const words = fc.array(word(6), { maxLength: 12 })
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '-'), maxLength: 60 })

describe('scan()', () => {
  test('visits each occurring keyword once, and no other', () => {
    fc.assert(
      fc.property(words, text, (keywords, any) => {
        expect(found(new KeywordAutomaton(keywords), any)).toEqual(occurring(keywords, any))
      }),
      { numRuns: 2000 },
    )
  })

  test('does not remember the previous text', () => {
    const automaton = new KeywordAutomaton(['he', 'she', 'his', 'hers'])
    expect(found(automaton, 'ushers ushers')).toEqual([0, 1, 3])
    expect(found(automaton, 'her')).toEqual([0])
    expect(found(automaton, 's')).toEqual([])
  })

  test('misses no keyword when the table is too small for whole keywords', () => {
    fc.assert(
      fc.property(words, text, fc.constantFrom(1, 20, 60), (keywords, any, cellsMax) => {
        const visited = found(new KeywordAutomaton(keywords, cellsMax), any)
        expect(visited).toEqual(expect.arrayContaining(occurring(keywords, any)))
        expect(visited).toEqual([...new Set(visited)])
      }),
      { numRuns: 1000 },
    )
  })

  test('does not distinguish characters beyond Latin-1, and misses no keyword', () => {
    const automaton = new KeywordAutomaton(['λ', '日本'])
    expect(found(automaton, 'μ')).toEqual([0])
    expect(found(automaton, '日本')).toEqual([0, 1])
  })
})

test('mayContain() is true for every text that contains a keyword, in any case', () => {
  const long = fc.array(word(9), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(long, text, text, fc.boolean(), (keywords, before, after, isUpper) => {
      const sieve = new KeywordSieve(keywords)
      for (const keyword of keywords) {
        const any = before + (isUpper ? keyword.replace(/[a-z]/g, (l) => l.toUpperCase()) : keyword)
        expect(sieve.mayContain(any + after)).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
  expect(new KeywordSieve([]).mayContain('anything at all')).toBe(false)
})
