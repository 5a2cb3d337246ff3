import { createHash, randomInt } from 'node:crypto'
import { FormError } from '@latchkey/forms'
import { isSameSecret } from '../keys/is-same-secret.ts'

/** A code of a flow: its hash, and how long and often it can be tried. */
interface StoredCode {
  readonly hash: string
  readonly endsAt: number
  readonly tries: number
  /** Whether it was right, and led to a next page. */
  readonly isUsed?: true
}

/** Codes of flows by their references. */
export type StoredCodes = Readonly<Record<string, StoredCode>>

/** The lifetime of a code. */
const lifetimeMs = 10 * 60 * 1000
/** How often a code can be tried. */
const triesMax = 5
/** The most codes of one form. */
const codesMax = 10

/** Codes that flows make and verify, such as those that they send. */
export interface FlowCodes {
  /** Makes a code of digits, in place of an earlier one of the same reference. */
  make(reference: string, length: number): string
  /** Whether it is the code of the reference. */
  verify(reference: string, code: string): boolean
  /** The codes, to be stored when the form goes on: those that were right cannot be used again. */
  stored(): StoredCodes
  /** The codes, to be stored when the page is submitted again: all tries are counted. */
  unused(): StoredCodes
}

/** Opens the codes of one form. */
export function openFlowCodes(before: StoredCodes, now: () => Date): FlowCodes {
  const codes = new Map(Object.entries(before))
  const used = new Set<StoredCode>()
  return {
    make(reference, length) {
      if (!codes.has(reference) && codes.size >= codesMax) {
        throw new FormError(`A form has at most ${codesMax} codes.`)
      }
      const code = Array.from({ length }, () => randomInt(10)).join('')
      const endsAt = now().getTime() + lifetimeMs
      codes.set(reference, { hash: hashOf(reference, code), endsAt, tries: 0 })
      return code
    },
    verify(reference, code) {
      const known = codes.get(reference)
      if (!known || known.endsAt < now().getTime() || known.tries >= triesMax) return false
      if (known.isUsed || used.has(known)) return false
      const isRight = isSameSecret(known.hash, hashOf(reference, code))
      const tried = { ...known, tries: known.tries + 1 }
      codes.set(reference, tried)
      if (isRight) used.add(tried)
      return isRight
    },
    stored: () =>
      Object.fromEntries(
        [...codes].map(([name, each]) => [name, used.has(each) ? { ...each, isUsed: true } : each]),
      ),
    unused: () => Object.fromEntries(codes),
  }
}

const hashOf = (reference: string, code: string) =>
  createHash('sha256').update(`${reference}\n${code}`).digest('base64url')
