import { type Members, textIn } from '../api/json.ts'
import { Moment } from '../parts/value.tsx'
import { words } from '../texts/texts.ts'

interface LogTableProps {
  readonly entries: readonly Members[]
  readonly onShow: (entry: Members) => void
}

/** Log entries; each shows itself as JSON. */
export function LogTable({ entries, onShow }: LogTableProps) {
  const { what, type, who, from, when, entries: label } = words().logs
  return (
    <div class="tableFrame">
      <table aria-label={label}>
        <thead>
          <tr>
            {[what, type, who, from, when].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={textIn(entry, 'log_id')}>
              <td data-label={what}>
                <button type="button" class="asLink" onClick={() => onShow(entry)}>
                  {textIn(entry, 'description') || textIn(entry, 'type')}
                </button>
              </td>
              <td data-label={type}>
                <TypeFlag type={textIn(entry, 'type')} />
              </td>
              <td data-label={who}>{actorOf(entry)}</td>
              <td data-label={from}>{textIn(entry, 'ip') || '–'}</td>
              <td data-label={when}>
                <Moment iso={textIn(entry, 'date')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Shows the name of a user or client if the entry has it; the entry itself shows the ids. */
const actorOf = (entry: Members): string =>
  textIn(entry, 'user_name') || textIn(entry, 'client_name') || textIn(entry, 'user_id') || '–'

/** Types that begin with `f` are failures. */
function TypeFlag({ type }: { readonly type: string }) {
  return <span class={type.startsWith('f') ? 'flag bad' : 'flag'}>{type}</span>
}
