import { createRequire } from 'node:module'
import type { AuthenticationSchema } from '@latchkey/contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { ApiError } from '../../errors.ts'

type Signup = AuthenticationSchema<'DatabaseSignup'>

const load = createRequire(import.meta.url)
let compiled: ValidateFunction<Signup> | undefined

/** Compiled for the first who signs up, which a start does not pay for. */
function signupChecker(): ValidateFunction<Signup> {
  if (compiled) return compiled
  const ajv = new Ajv2020({ strict: false, logger: false })
  addFormats.default(ajv, { mode: 'fast', formats: ['uri'] })
  ajv.addSchema(load('@latchkey/contract/authentication.json') as object, 'authentication')
  compiled = ajv.compile<Signup>({ $ref: 'authentication#/components/schemas/DatabaseSignup' })
  return compiled
}

/**
 * A sign-up as the document has it.
 *
 * @throws ApiError `invalid_body`
 */
export function readSignup(said: object): Signup {
  const isSignup = signupChecker()
  if (isSignup(said)) return said
  const [{ instancePath = '', message = '' } = {}] = isSignup.errors ?? []
  const member = instancePath.slice(1).replaceAll('/', '.').slice(0, 256)
  const sentence = member === '' ? `The body ${message}.` : `\`${member}\` ${message}.`
  throw new ApiError('invalid_body', { message: sentence })
}
