import type { Component, FieldError, Form, Scope, StepNode, Translation } from '@latchkey/forms'
import type { ResolvedBranding, Words } from '../resolved-branding.ts'

/** A step of a form, with what the user has entered. */
export interface ShownStep {
  readonly form: Form
  readonly step: StepNode
  /** The texts of the form in the language of the page. */
  readonly translation: Translation
  /** The values that templates see. */
  readonly scope: Scope
  /** The values of fields, as they are filled in. */
  readonly filled: Readonly<Record<string, readonly string[]>>
  readonly errors: Readonly<Record<string, FieldError>>
  /** What a flow says to the user. */
  readonly message: string | undefined
  /** Whether something failed that the user did not cause. */
  readonly hasFailed: boolean
  /** The state of the buttons that send again, by their ids. */
  readonly resends: Readonly<Record<string, 'ready' | 'waiting' | 'spent'>>
}

/** The value of a component: authors choose its id, such as `constructor`. */
export const ownOf = <Value>(values: Readonly<Record<string, Value>>, id: string) =>
  Object.hasOwn(values, id) ? values[id] : undefined

/** A component on its page. */
export interface Shown {
  readonly branding: ResolvedBranding
  readonly word: Words<'common', 'form'>
  readonly component: Component
  readonly at: ShownStep
  /** Whether it has the focus at first. */
  readonly focused: boolean
}
