import type { Schema } from '@latchkey/contract'
import { identifierErrorOf } from '../../identifiers/accept-identifiers.ts'
import type { IdentifierKind } from '../../identifiers/identifiers.ts'
import {
  type SignUpIdentifier,
  signUpIdentifiers,
  typedPhoneNumber,
} from '../../identifiers/sign-up-identifiers.ts'

/** The form of a connection, and the address to which an invitation was sent. */
export interface Asking {
  readonly options: Schema<'ConnectionOptions'>
  readonly invited: string | undefined
}

/** The identifiers that a user typed, without those that were left empty. */
export type Typed = { readonly [Kind in IdentifierKind]?: string }

/** The identifiers that the form asks for; always the address to which an invitation was sent. */
export function askedIn({ options, invited }: Asking): readonly SignUpIdentifier[] {
  const asked = signUpIdentifiers(options)
  if (invited === undefined) return asked
  return [{ kind: 'email', isRequired: true }, ...asked.filter(({ kind }) => kind !== 'email')]
}

/** Reads the identifiers from the form; the address of an invitation cannot be changed. */
export function typedIn(form: URLSearchParams, asking: Asking): Typed {
  const typed = askedIn(asking).map(({ kind }) => {
    const text = (kind === 'email' ? asking.invited : undefined) ?? form.get(kind)?.trim() ?? ''
    return [kind, kind === 'phone_number' ? typedPhoneNumber(text) : text]
  })
  return Object.fromEntries(typed.filter(([, text]) => text !== ''))
}

/** The kind of the first identifier that is missing or invalid. */
export function wrongKind(typed: Typed, asking: Asking): IdentifierKind | undefined {
  const asked = askedIn(asking)
  const missing = asked.find(({ kind, isRequired }) => isRequired && typed[kind] === undefined)
  if (missing) return missing.kind
  if (Object.keys(typed).length === 0) return asked[0]?.kind
  return identifierErrorOf(typed, asking.options)?.kind
}
