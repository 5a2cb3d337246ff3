import { useCallback, useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isMembers, listIn, type Members } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Show, useLoaded, useRepeated } from '../parts/loading.tsx'
import { Empty, Page } from '../parts/page.tsx'
import { Json } from '../parts/value.tsx'
import { SearchBox } from '../resource/search-box.tsx'
import { numeral, words } from '../texts/texts.ts'
import { LogTable } from './log-table.tsx'

const tailMs = 2_000
const entriesMax = 100

/** The log entries, the latest first; new ones are added until the user pauses. */
export function LogList() {
  const [text, setText] = useState('')
  const [isLive, setLive] = useState(true)
  const [shown, setShown] = useState<Members>()
  const [page, setPage] = useState(0)
  const entries = useLoaded(`logs ${page} ${text}`, () => readEntries(text, page))
  useRepeated(entries, isLive && page === 0 ? tailMs : undefined)
  const search = useCallback((typed: string) => {
    setText(typed)
    setPage(0)
  }, [])
  return (
    <Page
      title={words().titles.logs}
      says={words().logs.says}
      actions={
        <Button
          icon={isLive ? 'pause' : 'play'}
          disabled={page > 0}
          onClick={() => setLive(!isLive)}
        >
          {isLive ? words().logs.pause : words().logs.follow}
        </Button>
      }
    >
      <SearchBox says={words().search.logs} onSearch={search} />
      <Show of={entries}>
        {(found) =>
          found.length === 0 ? (
            <Empty icon="logs" title={words().logs.none} text={words().logs.noneMatch} />
          ) : (
            <LogTable entries={found} onShow={setShown} />
          )
        }
      </Show>
      <nav class="pager" aria-label={words().basics.pages}>
        <span>{words().logs.page(numeral(page + 1))}</span>
        <span class="actions">
          <Button icon="left" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {words().logs.newer}
          </Button>
          <Button
            icon="right"
            disabled={(entries.value?.length ?? 0) < entriesMax}
            onClick={() => setPage(page + 1)}
          >
            {words().logs.older}
          </Button>
        </span>
      </nav>
      {shown && (
        <Dialog title={words().logs.entry} onClose={() => setShown(undefined)} isDrawer>
          <Json value={shown} label={words().logs.entryAsJson} />
        </Dialog>
      )}
    </Page>
  )
}

async function readEntries(text: string, page: number): Promise<readonly Members[]> {
  const search = text !== '' && { q: text }
  const query = { sort: 'date:-1', page, per_page: entriesMax, ...search }
  return listIn(await call('listLogs', { query })).filter(isMembers)
}
