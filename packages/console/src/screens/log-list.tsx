import { useEffect, useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Empty, Page } from '../parts/page.tsx'
import { Problem } from '../parts/problem.tsx'
import { Json, Moment } from '../parts/value.tsx'
import { SearchBox } from '../resource/search-box.tsx'
import { words } from '../texts/texts.ts'

const tailMs = 2_000
const entriesMax = 100

/** The log entries, the latest first; new ones are added until the user pauses. */
export function LogList() {
  const [text, setText] = useState('')
  const [isLive, setLive] = useState(true)
  const [shown, setShown] = useState<Members>()
  const { entries, error } = useEntries(text, isLive)
  return (
    <Page
      title={words().titles.logs}
      says={words().logs.says}
      actions={
        <Button icon={isLive ? 'pause' : 'play'} onClick={() => setLive(!isLive)}>
          {isLive ? words().logs.pause : words().logs.follow}
        </Button>
      }
    >
      <SearchBox says={words().search.logs} onSearch={setText} />
      {error !== undefined && <Problem error={error} />}
      {entries?.length === 0 && (
        <Empty icon="logs" title={words().logs.none} text={words().logs.noneMatch} />
      )}
      {entries !== undefined && entries.length > 0 && (
        <Entries entries={entries} onShow={setShown} />
      )}
      {shown && (
        <Dialog title={words().logs.entry} onClose={() => setShown(undefined)} isDrawer>
          <Json value={shown} label={words().logs.entryAsJson} />
        </Dialog>
      )}
    </Page>
  )
}

function useEntries(text: string, isLive: boolean) {
  const [entries, setEntries] = useState<readonly Members[]>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      const query = { sort: 'date:-1', per_page: entriesMax, ...(text !== '' && { q: text }) }
      try {
        const found = listIn(await call('listLogs', { query })).filter(isMembers)
        if (!isOver) setEntries(found)
        setError(undefined)
      } catch (thrown) {
        if (!isOver) setError(thrown)
        return
      }
      if (isLive && !isOver) timer = setTimeout(() => void read(), tailMs)
    }
    void read()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text, isLive])
  return { entries, error }
}

interface EntriesProps {
  readonly entries: readonly Members[]
  readonly onShow: (entry: Members) => void
}

function Entries({ entries, onShow }: EntriesProps) {
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

/** Shows the name of a user or client if it is known; ids are in the entry. */
const actorOf = (entry: Members): string =>
  textIn(entry, 'user_name') || textIn(entry, 'client_name') || textIn(entry, 'user_id') || '–'

/** Types that begin with `f` are failures. */
function TypeFlag({ type }: { readonly type: string }) {
  return <span class={type.startsWith('f') ? 'flag bad' : 'flag'}>{type}</span>
}
