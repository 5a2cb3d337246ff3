import type { ComponentChildren } from 'preact'
import type { Members } from '../api/json.ts'
import { Copyable } from '../parts/copy.tsx'
import { Cell } from '../parts/value.tsx'
import { words } from '../texts/texts.ts'

/** A column: the member that it shows, and its heading. */
export interface Column {
  readonly name: string
  readonly label: string
  /** Whether each value has a copy button. */
  readonly isCopied?: boolean
}

interface ItemTableProps {
  readonly label: string
  readonly columns: readonly Column[]
  readonly items: readonly Members[]
  readonly hrefOf?: ((item: Members) => string) | undefined
  readonly nameOf: (item: Members) => string
  /** The actions on an item, at the end of its row. */
  readonly actionsOf?: (item: Members) => ComponentChildren
}

/** A table; on a screen as narrow as a phone's each row becomes a card. */
export function ItemTable({ label, columns, items, hrefOf, nameOf, actionsOf }: ItemTableProps) {
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
            {actionsOf && (
              <th scope="col">
                <span class="unseen">{words().basics.actions}</span>
              </th>
            )}
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
                    <Value column={column} value={item[column.name]} />
                  )}
                </td>
              ))}
              {actionsOf && <td class="rowActions">{actionsOf(item)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Value({ column, value }: { readonly column: Column; readonly value: unknown }) {
  const { label, isCopied } = column
  if (!isCopied || typeof value !== 'string') return <Cell value={value} />
  return <Copyable text={value} label={label} />
}
