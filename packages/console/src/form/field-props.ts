import type { ApiResource } from '@latchkey/contract'
import type { FunctionComponent } from 'preact'
import type { Members } from '../api/json.ts'
import type { ResolvedSchema } from '../api/schemas.ts'

/** What every field gets: the value, its schema, and how to change it. */
export interface FieldProps {
  /** The path of the member in the body, such as `rule.match.asns`; also the id of the input. */
  readonly path: string
  readonly name: string
  readonly schema: ResolvedSchema
  readonly schemas: ApiResource['schemas']
  readonly value: unknown
  readonly isRequired: boolean
  /** Whether the form first shows objects collapsed, even required ones. */
  readonly isFolded?: boolean | undefined
  readonly onChange: (value: unknown) => void
}

/** What a field that a screen makes itself gets in addition. */
export interface OwnFieldProps extends FieldProps {
  /** All members that the form edits. */
  readonly members: Members
  /** The id of the edited item; undefined for a new one. */
  readonly id: string | undefined
}

/** The fields that a screen makes itself, by the members that they edit. */
export type OwnFields = Readonly<Record<string, FunctionComponent<OwnFieldProps>>>
