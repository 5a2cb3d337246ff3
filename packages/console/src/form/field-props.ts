import type { Resource } from '../api/description.ts'
import type { ResolvedSchema } from '../api/schemas.ts'

export interface FieldProps {
  /** The path of the member in the body, such as `rule.match.asns`; also the id of the input. */
  readonly path: string
  readonly name: string
  readonly schema: ResolvedSchema
  readonly schemas: Resource['schemas']
  readonly value: unknown
  readonly isRequired: boolean
  readonly onChange: (value: unknown) => void
}
