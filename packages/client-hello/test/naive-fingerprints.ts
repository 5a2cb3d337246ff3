import { createHash } from 'node:crypto'

/*
 * JA3 and JA4 once more, written from their definitions alone and with nothing from src: slow,
 * on hex strings, so that a mistake is unlikely to be made twice in the same way.
 */

/** What a hello says, hex strings in the order sent; undefined where the extension is absent. */
export interface HelloLists {
  readonly version: string
  readonly ciphers: readonly string[]
  readonly extensions: readonly string[]
  readonly versions: readonly string[] | undefined
  readonly groups: readonly string[]
  readonly formats: readonly string[]
  readonly algorithms: readonly string[]
  /** Bytes of each ALPN name in hex. */
  readonly alpn: readonly string[]
}

const grease = [...'0123456789abcdef'].map((digit) => `${digit}a${digit}a`)
const noGrease = (list: readonly string[]) => list.filter((item) => !grease.includes(item))
const decimal = (list: readonly string[]) => list.map((item) => Number.parseInt(item, 16))

export function naiveJa3Raw(lists: HelloLists): string {
  return [
    decimal([lists.version]),
    decimal(noGrease(lists.ciphers)),
    decimal(noGrease(lists.extensions)),
    decimal(noGrease(lists.groups)),
    decimal(lists.formats),
  ]
    .map((list) => list.join('-'))
    .join()
}

export function naiveJa4(lists: HelloLists): string {
  const ciphers = noGrease(lists.ciphers)
  const extensions = noGrease(lists.extensions)
  const algorithms = noGrease(lists.algorithms)
  const versions = lists.versions ? noGrease(lists.versions).sort() : [lists.version]
  const hashed = extensions.filter((item) => item !== '0000' && item !== '0010').sort()
  let c = hashed.join()
  if (algorithms.length > 0) c += `_${algorithms.join()}`
  return [
    't',
    naiveVersion(versions.at(-1)),
    extensions.includes('0000') ? 'd' : 'i',
    `0${Math.min(99, ciphers.length)}`.slice(-2),
    `0${Math.min(99, extensions.length)}`.slice(-2),
    naiveAlpn(noGrease(lists.alpn)[0] ?? ''),
    '_',
    naiveHash(ciphers.sort().join()),
    '_',
    naiveHash(c),
  ].join('')
}

function naiveVersion(version: string | undefined): string {
  const names = ['0304 13', '0303 12', '0302 11', '0301 10', '0300 s3', '0002 s2']
  const all = [...names, 'feff d1', 'fefd d2', 'fefc d3']
  return all.find((line) => line.startsWith(`${version} `))?.slice(5) ?? '00'
}

function naiveAlpn(hex: string): string {
  if (hex.length === 0) return '00'
  const ends = [hex.slice(0, 2), hex.slice(-2)]
  const letters = ends.map((byte) => String.fromCharCode(Number.parseInt(byte, 16)))
  const plain = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  if (letters.every((letter) => plain.includes(letter))) return letters.join('')
  return `${hex[0]}${hex.at(-1)}`
}

function naiveHash(list: string): string {
  if (list === '') return '000000000000'
  return createHash('sha256').update(list).digest('hex').slice(0, 12)
}

/** Reads a well-formed hello off its hex digits. */
export function listsInBytes(bytes: Uint8Array): HelloLists {
  let wire = Buffer.from(bytes).toString('hex')
  let hex = ''
  while (wire) {
    const end = 10 + Number.parseInt(wire.slice(6, 10), 16) * 2
    hex += wire.slice(10, end)
    wire = wire.slice(end)
  }
  hex = hex.slice(8) // message header
  const cut = (digits: number) => {
    const piece = hex.slice(0, digits)
    hex = hex.slice(digits)
    return piece
  }
  const vector = (width: number) => cut(Number.parseInt(cut(width * 2), 16) * 2)
  const version = cut(4)
  cut(64)
  vector(1)
  const ciphers = inFours(vector(2))
  vector(1)
  hex = vector(2)
  const bodies = new Map<string, string>()
  while (hex) bodies.set(cut(4), vector(2))
  const list = (type: string, prefixDigits: number) =>
    inFours(bodies.get(type)?.slice(prefixDigits) ?? '')
  hex = bodies.get('0010')?.slice(4) ?? ''
  const alpn: string[] = []
  while (hex) alpn.push(vector(1))
  return {
    version,
    ciphers,
    extensions: [...bodies.keys()],
    versions: bodies.has('002b') ? list('002b', 2) : undefined,
    groups: list('000a', 4),
    formats: bodies.get('000b')?.slice(2).match(/../g) ?? [],
    algorithms: list('000d', 4),
    alpn,
  }
}

const inFours = (hex: string) => hex.match(/.{4}/g) ?? []
