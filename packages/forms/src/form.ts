import type { Json, JsonObject } from './json.ts'

/** The pointer to the end of a form. */
export const ending = '$ending'

/** A component of a step: a field, a block or a widget. */
export interface Component {
  readonly id: string
  readonly category: string
  readonly type: string
  readonly label?: string | undefined
  readonly hint?: string | undefined
  readonly required?: boolean | undefined
  readonly sensitive?: boolean | undefined
  readonly config: JsonObject
}

/** A page of a form. */
export interface StepNode {
  readonly type: 'STEP'
  readonly id: string
  readonly components: readonly Component[]
  readonly next: string | undefined
}

/** A node that runs a flow. */
export interface FlowNode {
  readonly type: 'FLOW'
  readonly id: string
  readonly flowId: string
  readonly next: string | undefined
}

/** A node that chooses the next one. */
export interface RouterNode {
  readonly type: 'ROUTER'
  readonly id: string
  readonly rules: readonly { readonly condition: Json | undefined; readonly next?: string }[]
  readonly fallback: string | undefined
}

export type FormNode = StepNode | FlowNode | RouterNode

/** A form as its engine needs it. */
export interface Form {
  readonly id: string
  readonly nodes: ReadonlyMap<string, FormNode>
  readonly first: string | undefined
  readonly hiddenFields: readonly { readonly key: string; readonly value?: string }[]
  /** The flow that runs at the end. */
  readonly lastFlowId: string | undefined
  readonly css: string | undefined
  readonly languages: { readonly primary?: string; readonly fallback?: string }
  readonly messages: FormMessages
  readonly translations: JsonObject
}

/** Texts that replace those of the pages. */
export interface FormMessages {
  readonly errors: Readonly<Record<string, string>>
  readonly custom: Readonly<Record<string, string>>
}
