import { useState } from 'preact/hooks'
import type { Members } from '../api/json.ts'
import { LogTable } from '../logs/log-table.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { Json } from '../parts/value.tsx'
import { Pager } from '../resource/pager.tsx'
import { type Place, readList } from '../resource/read-list.ts'
import { words } from '../texts/texts.ts'

/** The log entries of a user, the latest first. */
export function UserLog({ id }: { readonly id: string }) {
  const [places, setPlaces] = useState<readonly Place[]>([{}])
  const [shown, setShown] = useState<Members>()
  const { basics, logs, titles } = words()
  const place = places.at(-1) ?? {}
  const list = useLoaded(`log ${id} ${JSON.stringify(place)}`, () =>
    readList('users', 'listUserLogs', { path: { id }, place }),
  )
  return (
    <Card title={titles.logs}>
      <Show of={list}>
        {(page) =>
          page.items.length === 0 ? (
            <p class="hint">{basics.none}</p>
          ) : (
            <>
              <LogTable entries={page.items} onShow={setShown} />
              <Pager page={page} places={places} onGo={setPlaces} isOptional />
            </>
          )
        }
      </Show>
      {shown && (
        <Dialog title={logs.entry} onClose={() => setShown(undefined)} isDrawer>
          <Json value={shown} label={logs.entryAsJson} />
        </Dialog>
      )}
    </Card>
  )
}
