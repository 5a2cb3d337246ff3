import { Button } from '../parts/button.tsx'
import { numeral, words } from '../texts/texts.ts'
import { type ListPage, type Place, pageSize } from './read-list.ts'

interface PagerProps {
  readonly page: ListPage
  /** The starts of the pages up to this one. */
  readonly places: readonly Place[]
  readonly onGo: (places: readonly Place[]) => void
  /** Hides the pager where everything is on one page. */
  readonly isOptional?: boolean
}

/** Links to the previous and next page of a list, and the number of its items. */
export function Pager({ page: { items, total, next }, places, onGo, isOptional }: PagerProps) {
  const isOnlyPage = places.length === 1 && (items.length === 0 || (isOptional && !next))
  if (isOnlyPage) return null
  const first = (places.length - 1) * pageSize + 1
  const range = `${numeral(first)}–${numeral(first + items.length - 1)}`
  return (
    <nav class="pager" aria-label={words().basics.pages}>
      <span>
        {items.length > 0 &&
          (total === undefined ? range : words().basics.rangeOf(range, numeral(total)))}
      </span>
      <span class="actions">
        <Button
          icon="left"
          disabled={places.length === 1}
          onClick={() => onGo(places.slice(0, -1))}
        >
          {words().basics.previous}
        </Button>
        <Button icon="right" disabled={!next} onClick={() => next && onGo([...places, next])}>
          {words().basics.next}
        </Button>
      </span>
    </nav>
  )
}
