import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, membersIn, textIn } from '../api/json.ts'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { locale, numeral, words } from '../texts/texts.ts'

/** Windows of ten minutes that are shown. */
const windowsMax = 6

/** How many requests a network ACL applied to in the last seven days. */
export function Statistics({ id }: { readonly id: string }) {
  const statistics = useLoaded(`statistics ${id}`, async () =>
    membersIn(await call('getNetworkAclStatistics', { path: { id } })),
  )
  return (
    <Card title={words().acl.sevenDays}>
      <Show of={statistics}>
        {(found) => (
          <>
            <p class="figure">
              {numeral(Number(found.matches))} <small>{words().acl.matched}</small>
            </p>
            <Windows windows={listIn(found.windows).filter(isMembers).slice(0, windowsMax)} />
          </>
        )}
      </Show>
    </Card>
  )
}

function Windows({ windows }: { readonly windows: readonly Members[] }) {
  if (windows.length === 0) return <p class="hint">{words().acl.neverMatched}</p>
  return (
    <ul class="windows">
      {windows.map((window) => (
        <li key={textIn(window, 'start_time')}>
          <span>{timeOf(textIn(window, 'start_time'))}</span>
          <meter
            min={0}
            max={Number(window.requests)}
            value={Number(window.matches)}
            aria-label={words().acl.matchedOf(countOf(window, 'requests'))}
          />
          <span>
            {words().acl.countOf(countOf(window, 'matches'), countOf(window, 'requests'))}
          </span>
        </li>
      ))}
    </ul>
  )
}

const countOf = (window: Members, name: string) => numeral(Number(window[name]))

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString(locale.value, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
