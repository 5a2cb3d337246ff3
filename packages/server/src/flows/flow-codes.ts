import { createHash, randomInt } from 'node:crypto'
import { FormError } from '@latchkey/forms'
import { isSameSecret } from '../keys/is-same-secret.ts'

/** Codes of flows by their references: their hashes, and how long and often they can be tried. */
export type StoredCodes = Readonly<
  Record<string, { readonly hash: string; readonly endsAt: number; readonly tries: number }>
>

/** The lifetime of a code. */
const lifetimeMs = 10 * 60 * 1000
/** How often a code can be tried; a code that was right cannot be used again. */
const triesMax = 5
/** The most codes of one form. */
const codesMax = 10

/** Codes that flows make and verify, such as those that they send. */
export interface FlowCodes {
  /** Makes a code of digits, in place of an earlier one of the same reference. */
  make(reference: string, length: number): string
  /** Whether it is the code of the reference. */
  verify(reference: string, code: string): boolean
  /** The codes, to be stored. */
  stored(): StoredCodes
}

/** Opens the codes of one form. */
export function openFlowCodes(before: StoredCodes, now: () => Date): FlowCodes {
  const codes = new Map(Object.entries(before))
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
      const isRight = isSameSecret(known.hash, hashOf(reference, code))
      codes.set(reference, { ...known, tries: isRight ? triesMax : known.tries + 1 })
      return isRight
    },
    stored: () => Object.fromEntries(codes),
  }
}

const hashOf = (reference: string, code: string) =>
  createHash('sha256').update(`${reference}\n${code}`).digest('base64url')
