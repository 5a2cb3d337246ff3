import type { ApiResource } from '@latchkey/contract'
import type { ItemPart } from './derive-parts.ts'

/** What the component of a part gets. */
export interface PartProps<Part extends ItemPart = ItemPart> {
  readonly part: Part
  readonly api: ApiResource
  /** Path parameters, which identify the item. */
  readonly path: Readonly<Record<string, string>>
}
