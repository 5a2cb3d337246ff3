import { useCallback, useEffect, useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isMembers, listIn, type Members } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Empty, Page } from '../parts/page.tsx'
import { Problem } from '../parts/problem.tsx'
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
  const { entries, error } = useEntries(text, page, isLive && page === 0)
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
      {error !== undefined && <Problem error={error} />}
      {entries?.length === 0 && (
        <Empty icon="logs" title={words().logs.none} text={words().logs.noneMatch} />
      )}
      {entries !== undefined && entries.length > 0 && (
        <LogTable entries={entries} onShow={setShown} />
      )}
      <nav class="pager" aria-label={words().basics.pages}>
        <span>{words().logs.page(numeral(page + 1))}</span>
        <span class="actions">
          <Button icon="left" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {words().logs.newer}
          </Button>
          <Button
            icon="right"
            disabled={entries === undefined || entries.length < entriesMax}
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

function useEntries(text: string, page: number, isLive: boolean) {
  const [entries, setEntries] = useState<readonly Members[]>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      const search = text !== '' && { q: text }
      const query = { sort: 'date:-1', page, per_page: entriesMax, ...search }
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
  }, [text, page, isLive])
  return { entries, error }
}
