import type { Schema } from '@latchkey/contract'
import { type IdentifierKind, typedIdentifier } from './identifiers.ts'

type Options = Pick<
  Schema<'ConnectionOptions'>,
  'attributes' | 'requires_username' | 'authentication_methods'
>

/** An identifier that the sign-up form of a connection asks for. */
export interface SignUpIdentifier {
  readonly kind: IdentifierKind
  readonly isRequired: boolean
}

const kinds = ['email', 'phone_number', 'username'] as const

/**
 * The identifiers that the sign-up form of a connection asks for: those of its `attributes` by
 * their `signup.status`, or the e-mail address, and the username if the connection requires it. The
 * only one is always required. The list is empty if all are inactive.
 */
export function signUpIdentifiers(options: Options): readonly SignUpIdentifier[] {
  const asked = kinds.flatMap((kind) => {
    const status = statusOf(kind, options)
    return status === 'inactive' ? [] : [{ kind, isRequired: status === 'required' }]
  })
  return asked.length === 1 ? asked.map(({ kind }) => ({ kind, isRequired: true })) : asked
}

/** An identifier that is verified by a code that is sent to it. */
export type AddressKind = Exclude<IdentifierKind, 'username'>

/** The identifiers that a user verifies at sign-up by codes, in this order. */
export function verifiedAtSignUp(options: Options): readonly AddressKind[] {
  const { email, phone_number: phone } = options.attributes ?? {}
  const kinds: AddressKind[] = []
  if (email?.verification_method === 'otp' && mailsVerification(options)) kinds.push('email')
  if (phone?.signup?.verification?.active === true) kinds.push('phone_number')
  return kinds
}

/** Whether the e-mail address of a new user is verified, by a code or a link. */
export const mailsVerification = ({ attributes }: Pick<Options, 'attributes'>): boolean =>
  attributes?.email?.signup?.verification?.active !== false

/** Whether users sign up with a password; otherwise they sign up by codes alone. */
export const acceptsNewPasswords = ({
  authentication_methods: methods,
}: Pick<Options, 'authentication_methods'>): boolean =>
  methods?.password?.enabled !== false && methods?.password?.signup_behavior !== 'block'

function statusOf(kind: IdentifierKind, { attributes, requires_username }: Options) {
  if (!attributes) {
    const isRequired = kind === 'email' || (kind === 'username' && requires_username)
    return isRequired ? 'required' : 'inactive'
  }
  const attribute = attributes[kind]
  if (!attribute) return 'inactive'
  if (attribute.profile_required) return 'required'
  return attribute.signup?.status ?? (kind === 'email' ? 'required' : 'optional')
}

/** The phone number in E.164 that a user typed with spaces or hyphens; any other text unchanged. */
export function typedPhoneNumber(typed: string): string {
  const identifier = typedIdentifier(typed)
  return identifier?.kind === 'phone_number' ? identifier.value : typed
}
