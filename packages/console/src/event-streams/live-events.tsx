import { followEvents } from '@latchkey/sdk/events'
import { useEffect, useState } from 'preact/hooks'
import { type Members, membersIn, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Card } from '../parts/page.tsx'
import { Problem } from '../parts/problem.tsx'
import { Json, Moment } from '../parts/value.tsx'
import { api } from '../session.ts'
import { words } from '../texts/texts.ts'

const eventsMax = 50

/** Follows the event feed of the tenant while the administrator wants it. */
export function LiveEvents() {
  const { stream } = words()
  const [isLive, setLive] = useState(false)
  const [shown, setShown] = useState<Members>()
  const { events, error } = useEvents(isLive)
  return (
    <Card
      title={stream.live}
      says={stream.liveSays}
      actions={
        <Button icon={isLive ? 'pause' : 'play'} onClick={() => setLive(!isLive)}>
          {isLive ? stream.pause : stream.follow}
        </Button>
      }
    >
      {error !== undefined && <Problem error={error} />}
      {isLive && events.length === 0 && error === undefined && (
        <p class="hint" role="status">
          {stream.waiting}
        </p>
      )}
      {events.length > 0 && (
        <ul class="liveEvents" aria-label={stream.live}>
          {events.map((event) => (
            <li key={textIn(event, 'id')}>
              <button type="button" class="asLink" onClick={() => setShown(event)}>
                {textIn(event, 'type')}
              </button>
              <span class="small">
                <Moment iso={textIn(event, 'time')} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown && (
        <Dialog title={textIn(shown, 'type')} onClose={() => setShown(undefined)} isDrawer>
          <Json value={shown} label={stream.eventAsJson} />
        </Dialog>
      )}
    </Card>
  )
}

/** The latest events first. */
function useEvents(isLive: boolean) {
  const [events, setEvents] = useState<readonly Members[]>([])
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (!isLive) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const follow = async () => {
      for await (const { event } of followEvents(api.listEvents, {}, { signal })) {
        setEvents((before) => [membersIn(event), ...before].slice(0, eventsMax))
      }
    }
    setError(undefined)
    follow().catch((thrown: unknown) => {
      if (!signal.aborted) setError(thrown)
    })
    return () => stop.abort()
  }, [isLive])
  return { events, error }
}
