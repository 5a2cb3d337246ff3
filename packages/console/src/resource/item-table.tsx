import type { Members } from '../api/json.ts'
import { Cell } from '../parts/value.tsx'

interface ItemTableProps {
  readonly label: string
  readonly columns: readonly { readonly name: string; readonly label: string }[]
  readonly items: readonly Members[]
  readonly hrefOf?: (item: Members) => string
  readonly nameOf: (item: Members) => string
}

/** A table; at the width of a telephone each row is a card. */
export function ItemTable({ label, columns, items, hrefOf, nameOf }: ItemTableProps) {
  return (
    <div class="tableFrame">
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, row) => (
            <tr key={`${row}`}>
              {columns.map((column, at) => (
                <td key={column.name} data-label={column.label}>
                  {at === 0 && hrefOf ? (
                    <a href={hrefOf(item)}>{nameOf(item)}</a>
                  ) : (
                    <Cell value={item[column.name]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
