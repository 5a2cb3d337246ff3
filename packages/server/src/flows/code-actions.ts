import { FormError, memberOf, numberIn, textIn, textOf } from '@latchkey/forms'
import type { FlowRun, RunFlowAction } from './flow-run.ts'

const lengthMin = 4
const lengthMax = 10

/** Makes a code of digits, which `VERIFY_CODE` accepts in the same form. */
export const generateCode: RunFlowAction = async (run, params) => {
  const length = numberIn(params, 'length') ?? 6
  if (!Number.isInteger(length) || length < lengthMin || length > lengthMax) {
    throw new FormError(`A code has ${lengthMin} to ${lengthMax} digits.`)
  }
  const reference = referenceIn(textIn(params, 'reference'))
  await count(run, reference)
  return { code: run.codes.make(reference, length) }
}

/** Verifies a code; a wrong one is no error. */
export const verifyCode: RunFlowAction = async (run, params) => {
  const code = textOf(memberOf(params, 'code'))
    .replace(/\s/g, '')
    .slice(0, lengthMax + 1)
  const reference = referenceIn(textIn(params, 'reference'))
  const valid = run.codes.verify(reference, code)
  if (valid) await forget(run, reference)
  return { valid }
}

const forget = ({ tenant, ...run }: FlowRun, reference: string) =>
  tenant.store.write({ description: 'Forget codes of a flow' }, ({ attempts }) =>
    attempts.forget(subjectOf(run, reference)),
  )

const windowMs = 60 * 60 * 1000
/** The most codes of a reference in an hour for one user who gives none back. */
const codesMax = 10

const subjectOf = ({ userId }: Pick<FlowRun, 'userId'>, reference: string) =>
  `code of a flow for ${userId}: ${reference}`

/** Each new code can be tried anew: pages that are shown again, and log-ins, make few of them. */
async function count(run: FlowRun, reference: string): Promise<void> {
  const author = { description: 'Count a code of a flow' }
  const counted = await run.tenant.store.write(author, ({ attempts }) =>
    attempts.count(subjectOf(run, reference), windowMs),
  )
  if (counted.count <= codesMax) return
  throw new FormError(`More than ${codesMax} codes were made in an hour, and none was given back.`)
}

function referenceIn(text: string | undefined): string {
  if (text !== undefined && text !== '' && text.length <= 200) return text
  throw new FormError('`reference` must be a text of 1 to 200 characters.')
}
