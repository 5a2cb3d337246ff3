import { FormError, memberOf, numberIn, textIn, textOf } from '@latchkey/forms'
import type { RunFlowAction } from './flow-run.ts'

const lengthMin = 4
const lengthMax = 10

/** Makes a code of digits, which `VERIFY_CODE` accepts in the same form. */
export const generateCode: RunFlowAction = async ({ codes }, params) => {
  const length = numberIn(params, 'length') ?? 6
  if (!Number.isInteger(length) || length < lengthMin || length > lengthMax) {
    throw new FormError(`A code has ${lengthMin} to ${lengthMax} digits.`)
  }
  return { code: codes.make(referenceIn(textIn(params, 'reference')), length) }
}

/** Verifies a code; a wrong one is no error. */
export const verifyCode: RunFlowAction = async ({ codes }, params) => {
  const code = textOf(memberOf(params, 'code'))
    .replace(/\s/g, '')
    .slice(0, lengthMax + 1)
  return { valid: codes.verify(referenceIn(textIn(params, 'reference')), code) }
}

function referenceIn(text: string | undefined): string {
  if (text !== undefined && text !== '' && text.length <= 200) return text
  throw new FormError('`reference` must be a text of 1 to 200 characters.')
}
