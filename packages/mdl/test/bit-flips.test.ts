import { expect, it } from '@jest/globals'
import { MdlError } from '@latchkey/mdl'
import fc from 'fast-check'
import { licence, present, verify } from './fixture.ts'

const response = present(licence)
const { claims: expected } = await verify(response)

/** What a changed response yields: nothing, or the same. */
async function isRefusedOrSame(bytes: Uint8Array): Promise<boolean> {
  try {
    expect((await verify(bytes)).claims).toEqual(expected)
    return true
  } catch (error) {
    if (error instanceof MdlError) return true
    throw error
  }
}

it('never yields different claims when bits flip', async () => {
  const flips = fc.array(fc.nat(response.length * 8 - 1), { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(flips, (bits) => {
      const changed = Uint8Array.from(response)
      for (const bit of bits) changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      return isRefusedOrSame(changed)
    }),
    { numRuns: 400 },
  )
})

it('refuses any other input with an MdlError', async () => {
  const cut = fc.nat(response.length - 1).map((length) => response.subarray(0, length))
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 400 }), cut), isRefusedOrSame),
    {
      numRuns: 300,
    },
  )
})
