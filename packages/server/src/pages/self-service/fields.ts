import { type ComponentChild, h } from 'preact'
import { field } from '../elements.ts'
import type { ResolvedBranding } from '../resolved-branding.ts'

/** A field of a form for customers. */
export interface ShownField {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'secret' | 'document'
  readonly lengthMax: number
  readonly value?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isOptional?: boolean
}

/** A labelled input, or a text area for a document. A secret is never filled in. */
export function customerField(branding: ResolvedBranding, shown: ShownField): ComponentChild {
  const { name, label, kind, lengthMax, value, hint, error, isOptional = false } = shown
  if (kind === 'document') return document(shown)
  return field(branding, {
    name,
    label,
    autocomplete: 'off',
    lengthMax,
    hint,
    error,
    isOptional,
    ...(kind === 'secret' ? { type: 'password' as const } : { value }),
  })
}

function document(shown: ShownField): ComponentChild {
  const { name, label, lengthMax, value = '', hint, error, isOptional } = shown
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean)
  const input = h('textarea', {
    id: name,
    name,
    rows: 5,
    maxlength: lengthMax,
    required: !isOptional,
    spellcheck: false,
    autocomplete: 'off',
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
    value,
  })
  return h(
    'div',
    { class: 'field document' },
    h('div', { class: 'line' }, h('label', { for: name }, label)),
    input,
    error && h('p', { class: 'wrong', id: `${name}-error` }, error),
    hint && h('p', { class: 'hint', id: `${name}-hint` }, hint),
  )
}
