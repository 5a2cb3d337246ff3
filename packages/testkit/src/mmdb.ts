import ipaddr from 'ipaddr.js'

/** A value that a database has for a network. */
export type MmdbValue =
  | string
  | number
  | readonly MmdbValue[]
  | { readonly [key: string]: MmdbValue }

/** A branch for a bit of 0 and one for 1; a record; or nothing. */
type Tree = { readonly branches: [Tree, Tree] } | { readonly record: MmdbValue } | undefined

/**
 * Builds a small database in MaxMind's format (MaxMind DB File Format Specification, version 2.0),
 * with records of 24 bits. Of overlapping networks, the last one of the list counts.
 */
export function buildMmdb(
  networks: Readonly<Record<string, MmdbValue>>,
  ipVersion: 4 | 6 = 6,
): Buffer {
  let tree: Tree
  for (const [network, record] of Object.entries(networks)) {
    tree = insert(tree, bitsOf(network, ipVersion), { record })
  }
  const { nodes, records } = flatten(tree)
  const data: Buffer[] = []
  const offsets = records.map((record) => {
    const offset = data.reduce((sum, { length }) => sum + length, 0)
    data.push(encode(record))
    return offset
  })
  const pointer = (to: number) => (to >= 0 ? to : nodes.length + 16 + (offsets[-to - 1] ?? 0))
  const search = Buffer.alloc(nodes.length * 6)
  nodes.forEach(([left, right], at) => {
    search.writeUIntBE(left === none ? nodes.length : pointer(left), at * 6, 3)
    search.writeUIntBE(right === none ? nodes.length : pointer(right), at * 6 + 3, 3)
  })
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: 'Test',
    description: { en: 'Made for a test' },
    ip_version: ipVersion,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  })
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')
  return Buffer.concat([search, Buffer.alloc(16), ...data, marker, metadata])
}

function bitsOf(network: string, ipVersion: 4 | 6): string {
  const [address, prefix] = ipaddr.parseCIDR(network)
  const bits = address.toByteArray().map((byte) => byte.toString(2).padStart(8, '0'))
  const inTree = ipVersion === 6 && address.kind() === 'ipv4' ? '0'.repeat(96) : ''
  return inTree + bits.join('').slice(0, prefix)
}

function insert(tree: Tree, bits: string, leaf: Tree): Tree {
  if (bits === '') return leaf
  const branches: [Tree, Tree] = tree && 'branches' in tree ? [...tree.branches] : [tree, tree]
  const at = bits.startsWith('0') ? 0 : 1
  branches[at] = insert(branches[at], bits.slice(1), leaf)
  return { branches }
}

const none = Number.MAX_SAFE_INTEGER

/** Nodes by number, the first being the root; a record is -1, -2 and so on. */
function flatten(root: Tree): { nodes: [number, number][]; records: MmdbValue[] } {
  const nodes: [number, number][] = []
  const records: MmdbValue[] = []
  const place = (tree: Tree): number => {
    if (!tree) return none
    if ('record' in tree) return -records.push(tree.record)
    const at = nodes.push([none, none]) - 1
    nodes[at] = [place(tree.branches[0]), place(tree.branches[1])]
    return at
  }
  place(root ?? { branches: [undefined, undefined] })
  return { nodes, records }
}

const types = { text: 2, double: 3, uint32: 6, map: 7, array: 11 } as const

const isUint32 = (value: number) => value >>> 0 === value

function encode(value: MmdbValue): Buffer {
  if (typeof value === 'string') {
    return Buffer.concat([head(types.text, Buffer.byteLength(value)), Buffer.from(value)])
  }
  if (typeof value === 'number' && !isUint32(value)) {
    const bytes = Buffer.alloc(8)
    bytes.writeDoubleBE(value)
    return Buffer.concat([head(types.double, 8), bytes])
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([head(types.uint32, 4), bytes])
  }
  if (Array.isArray(value)) {
    return Buffer.concat([head(types.array, value.length), ...value.map(encode)])
  }
  const entries = Object.entries(value)
  return Buffer.concat([
    head(types.map, entries.length),
    ...entries.flatMap(([key, member]) => [encode(key), encode(member)]),
  ])
}

/** Types above 7 have a byte of their own. */
function head(type: number, size: number): Buffer {
  if (size > 284) throw new Error('A test needs no value as long as that.')
  const [short, long] = size < 29 ? [size, []] : [29, [size - 29]]
  return type <= 7
    ? Buffer.from([(type << 5) | short, ...long])
    : Buffer.from([short, type - 7, ...long])
}
