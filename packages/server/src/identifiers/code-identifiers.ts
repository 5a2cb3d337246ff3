import type { Schema } from '@latchkey/contract'
import { type AddressKind, verifiedAtSignUp } from './sign-up-identifiers.ts'

type Options = Pick<
  Schema<'ConnectionOptions'>,
  'attributes' | 'authentication_methods' | 'requires_username'
>

const methods = [
  ['email', 'email_otp'],
  ['phone_number', 'phone_otp'],
] as const

/** The identifiers with which users of a database connection log in by a code. */
export const codeIdentifiers = ({
  attributes,
  authentication_methods,
}: Options): readonly AddressKind[] =>
  methods.flatMap(([kind, method]) => {
    const isIdentifier = attributes
      ? attributes[kind] !== undefined && attributes[kind].identifier?.active !== false
      : kind === 'email'
    return authentication_methods?.[method]?.enabled === true && isIdentifier ? [kind] : []
  })

/** Those of them that a sign-up verifies, so that the user needs no password. */
export const verifiedForCodes = (options: Options): readonly AddressKind[] =>
  verifiedAtSignUp(options).filter((kind) => codeIdentifiers(options).includes(kind))
