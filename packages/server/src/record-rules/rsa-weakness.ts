import type { KeyObject } from 'node:crypto'

/** RFC 7518, section 3.3: a key of 2048 bits or larger. */
const modulusBitsMin = 2048
const modulusBitsMax = 8192
/** FIPS 186-5, section 5.4: an odd exponent between these. */
const exponentMin = 65_537n
const exponentMax = 2n ** 256n

/** What is wrong with a public key of RSA, in a sentence; nothing where nothing is known to be. */
export function rsaWeakness(key: KeyObject): string | undefined {
  const { modulusLength = 0, publicExponent = 0n } = key.asymmetricKeyDetails ?? {}
  const isLong = modulusLength >= modulusBitsMin && modulusLength <= modulusBitsMax
  if (key.asymmetricKeyType !== 'rsa' || !isLong) {
    return `The key is not one of RSA with ${modulusBitsMin} to ${modulusBitsMax} bits`
  }
  if (publicExponent % 2n === 0n || publicExponent < exponentMin || publicExponent > exponentMax) {
    return 'The exponent of the key is not odd and between 65537 and 2^256'
  }
  const modulus = modulusOf(key)
  if (smallPrimes.some((prime) => modulus % prime === 0n)) {
    return 'The modulus of the key has a small factor'
  }
  if (hasCloseFactors(modulus)) return 'The factors of the key are too close to each other'
  if (isOfInfineon(modulus)) return 'The key was made by a faulty library (CVE-2017-15361, ROCA)'
  return undefined
}

function modulusOf(key: KeyObject): bigint {
  const { n = '' } = key.export({ format: 'jwk' })
  return BigInt(`0x${Buffer.from(n, 'base64url').toString('hex')}`)
}

const smallPrimes = primesBelow(1_000)

function primesBelow(end: number): readonly bigint[] {
  const all = Array.from({ length: end - 2 }, (_, at) => at + 2)
  const isPrime = (each: number) => all.every((by) => by * by > each || each % by !== 0)
  return all.filter(isPrime).map(BigInt)
}

const fermatRounds = 100

/** Fermat's factorization, which finds equal primes at once (CVE-2022-26320). */
function hasCloseFactors(modulus: bigint): boolean {
  let middle = squareRoot(modulus)
  if (middle * middle < modulus) middle += 1n
  for (let round = 0; round < fermatRounds; round += 1) {
    const rest = middle * middle - modulus
    const root = squareRoot(rest)
    if (root * root === rest) return true
    middle += 1n
  }
  return false
}

/** The largest number whose square is not larger, by Newton's method. */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt(Math.ceil(value.toString(16).length * 2))
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

/** The primes by which keys of the faulty library are known: 3 to 167. */
const marks = smallPrimes.filter((prime) => prime >= 3n && prime <= 167n)
const generator = 65_537n

/** All of its moduli are powers of the generator by each of these primes (Nemec et al., 2017). */
const powersOf = new Map(marks.map((prime) => [prime, powersBy(prime)]))

function powersBy(prime: bigint): ReadonlySet<bigint> {
  const powers = new Set<bigint>()
  for (let power = 1n; !powers.has(power); power = (power * generator) % prime) powers.add(power)
  return powers
}

const isOfInfineon = (modulus: bigint) =>
  marks.every((prime) => powersOf.get(prime)?.has(modulus % prime))
