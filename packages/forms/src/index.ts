export {
  type Advance,
  beginForm,
  type FormHost,
  goBack,
  type Progress,
  type SubmittedStep,
  scopeOf,
  submitStep,
} from './advance.ts'
export { delayMsMax, valuesBytesMax } from './bounds.ts'
export { conditionOperators, isMet } from './condition.ts'
export type { FieldError, FieldErrorCode } from './field-error.ts'
export { type FieldOption, lengthMaxOf, numberIn, optionsOf } from './field-types.ts'
export { type Flow, type FlowAction, readFlow } from './flow.ts'
export type { Component, Form, FormNode, StepNode } from './form.ts'
export { FormError } from './form-error.ts'
export { isList, isObject, type Json, type JsonObject, memberOf } from './json.ts'
export {
  filledIn,
  isShownField,
  ownErrorText,
  readFields,
  type SentFields,
  type StepReading,
  secretFieldsOf,
} from './read-fields.ts'
export { objectIn, readForm, textIn } from './read-form.ts'
export { type ActionTrace, type FlowHost, type FlowOutcome, runFlow } from './run-flow.ts'
export { resolveAll, resolveTemplate, resolveText, type Scope, textOf } from './template.ts'
export { type Translation, translated, translationOf } from './translate.ts'
