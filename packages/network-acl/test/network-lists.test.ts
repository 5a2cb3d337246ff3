import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { compile, decide, type NetworkLists, NetworkListsBuilder } from '../src/index.ts'
import { address, ipv4Entry, ipv6Entry } from './arbitraries.ts'

const build = (lists: readonly (readonly string[])[]): NetworkLists => {
  const builder = new NetworkListsBuilder()
  for (const [number, networks] of lists.entries()) {
    expect(builder.begin(`auth0.n${number}`)).toBe(true)
    for (const network of networks) expect(builder.add(network)).toBe(true)
  }
  return builder.build()
}

test('listsOf() finds the lists by whose networks a rule would match', () => {
  const networks = fc.array(fc.oneof(ipv4Entry, ipv6Entry), { maxLength: 5 })
  const lists = fc.array(networks, { maxLength: 32, size: 'max' })
  fc.assert(
    fc.property(lists, fc.array(address, { minLength: 20 }), (given, addresses) => {
      const built = build(given)
      const rules = given.map((entries) => {
        const [ipv6_cidrs, ipv4_cidrs] = [true, false].map((isIpv6) =>
          entries.filter((entry) => entry.includes(':') === isIpv6),
        )
        const match = {
          ...(ipv4_cidrs?.length && { ipv4_cidrs }),
          ...(ipv6_cidrs?.length && { ipv6_cidrs }),
        }
        const rule = { action: { block: true }, match, scope: 'tenant' as const }
        const acl = { id: 'r', description: '', active: entries.length > 0, priority: 1, rule }
        return compile([acl])
      })
      for (const each of addresses) {
        const expected = built.names.filter((_name, number) => {
          const compiled = rules[number]
          return compiled && decide(compiled, { origin: 'management', address: each }).rule !== null
        })
        expect(built.listsOf(each)).toEqual(expected)
      }
    }),
    { numRuns: 200 },
  )
})

describe('NetworkListsBuilder', () => {
  test('takes 32 lists of different names', () => {
    const builder = new NetworkListsBuilder()
    for (let number = 0; number < 32; number++) expect(builder.begin(`${number}`)).toBe(true)
    expect(builder.begin('32')).toBe(false)
    expect(builder.add('192.0.2.1')).toBe(true)
    expect(builder.build().listsOf('192.0.2.1')).toEqual(['31'])
    const twice = new NetworkListsBuilder()
    expect(['a', 'a'].map((name) => twice.begin(name))).toEqual([true, false])
  })

  test.each(['', 'a', '192.0.2.0/33', '2001:db8::/129', '192.0.2.1:80'])('refuses %j', (text) => {
    const builder = new NetworkListsBuilder()
    builder.begin('a')
    expect(builder.add(text)).toBe(false)
  })

  test('without lists, no address is in one', () => {
    expect(new NetworkListsBuilder().build().listsOf('192.0.2.1')).toEqual([])
  })
})
