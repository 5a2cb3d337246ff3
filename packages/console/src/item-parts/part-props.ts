import type { Resource } from '../api/description.ts'
import type { ItemPart } from './derive-parts.ts'

/** What the component of a part gets. */
export interface PartProps<Part extends ItemPart = ItemPart> {
  readonly part: Part
  readonly api: Resource
  /** Path parameters, which identify the item. */
  readonly path: Readonly<Record<string, string>>
}
