import type { Schema } from '@latchkey/contract'
import { type IdentifierKind, typedIdentifier } from './identifiers.ts'

type Options = Pick<Schema<'ConnectionOptions'>, 'attributes' | 'requires_username'>

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
