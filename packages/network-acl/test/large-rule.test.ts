import { BlockList } from 'node:net'
import { expect, test } from '@jest/globals'
import { requests, seededRandom } from '../bench/lib/rule-generator.ts'
import { compile, decide, type NetworkAcl } from '../src/index.ts'

const CIDR_COUNT = 20_000

test('a rule of 20,000 CIDRs of each family decides as net.BlockList', () => {
  const random = seededRandom(7)
  const group = () => random(65536).toString(16)
  const ipv4 = () => `${random(4)}.${random(256)}.${random(256)}.${random(256)}`
  const ipv6 = () => `20${random(9)}0:${group()}::${group()}`
  const ipv4Cidrs = Array.from({ length: CIDR_COUNT }, () => `${ipv4()}/${14 + random(19)}`)
  const ipv6Cidrs = Array.from({ length: CIDR_COUNT }, () => `${ipv6()}/${18 + random(111)}`)
  const oracle = new BlockList()
  for (const [family, cidrs] of [['ipv4', ipv4Cidrs] as const, ['ipv6', ipv6Cidrs] as const]) {
    for (const cidr of cidrs) {
      const [address = '', bits] = cidr.split('/')
      oracle.addSubnet(address, Number(bits), family)
    }
  }
  const match = { ipv4_cidrs: ipv4Cidrs, ipv6_cidrs: ipv6Cidrs }
  const acl: NetworkAcl = {
    id: 'r',
    description: '',
    active: true,
    priority: 1,
    rule: { action: { block: true }, match, scope: 'tenant' },
  }
  const compiled = compile([acl])
  const addresses = [
    ...Array.from({ length: 400 }, ipv4),
    ...Array.from({ length: 400 }, ipv6),
    ...requests(random, 100).map(({ address = '' }) => address),
    '0.0.0.0',
    '255.255.255.255',
    '::',
    'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  ]
  const expected = addresses.map((any) => oracle.check(any, any.includes(':') ? 'ipv6' : 'ipv4'))
  const found = addresses.map((address) => {
    return decide(compiled, { origin: 'management', address }).action === 'block'
  })
  expect(found).toEqual(expected)
  expect(new Set(found).size).toBe(2)
})
