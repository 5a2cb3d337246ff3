import type { Resource } from '../api/description.ts'
import type { ResolvedSchema } from '../api/schemas.ts'

export interface FieldProps {
  /** Where it is in the body, as `rule.match.asns`; the id of the input. */
  readonly path: string
  readonly name: string
  readonly schema: ResolvedSchema
  readonly schemas: Resource['schemas']
  readonly value: unknown
  readonly isRequired: boolean
  readonly onChange: (value: unknown) => void
}
