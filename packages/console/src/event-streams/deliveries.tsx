import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Show, useLoaded, useRepeated } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { Json, Moment } from '../parts/value.tsx'
import { Pager } from '../resource/pager.tsx'
import { type Place, readList } from '../resource/read-list.ts'
import { locale, numeral, words } from '../texts/texts.ts'

/** The time, in milliseconds, after which the list is read again, to show how deliveries end. */
const readingMs = 3_000

type Statuses = '' | 'failed' | 'pending'

/** The deliveries that failed or are waiting, each with its attempts and its event. */
export function Deliveries({ id }: { readonly id: string }) {
  const { stream } = words()
  const [statuses, setStatuses] = useState<Statuses>('')
  const [places, setPlaces] = useState<readonly Place[]>([{}])
  const [shown, setShown] = useState<Members>()
  const place = places.at(-1) ?? {}
  const list = useLoaded(`deliveries ${id} ${statuses} ${JSON.stringify(place)}`, () => {
    const query = statuses === '' ? {} : { statuses }
    const path = { id }
    return readList('event-streams', 'listEventStreamDeliveries', { path, query, place })
  })
  useRepeated(list, readingMs)
  const redeliver = redeliveryOf(id, list.reload)
  return (
    <Card
      title={stream.deliveries}
      says={stream.deliveriesSay}
      actions={
        <>
          <Filter
            value={statuses}
            onChange={(chosen) => {
              setStatuses(chosen)
              setPlaces([{}])
            }}
          />
          <Button icon="play" onClick={() => void redeliver()}>
            {stream.redeliverAll}
          </Button>
        </>
      }
    >
      <Show of={list}>
        {(page) =>
          page.items.length === 0 ? (
            <p class="hint">{stream.noneWaits}</p>
          ) : (
            <>
              <DeliveryTable items={page.items} onShow={setShown} onRedeliver={redeliver} />
              <Pager page={page} places={places} onGo={setPlaces} />
            </>
          )
        }
      </Show>
      {shown && <DeliveryDrawer delivery={shown} onClose={() => setShown(undefined)} />}
    </Card>
  )
}

/** Redelivers one event; without an event, every failed one. */
function redeliveryOf(id: string, reload: () => void) {
  return async (event?: string) => {
    try {
      await (event === undefined
        ? call('createEventStreamRedelivery', { path: { id }, body: {} })
        : call('createEventStreamEventRedelivery', { path: { id, event_id: event } }))
      say(words().stream.redelivered)
    } catch (error) {
      say(messageOf(error))
    }
    reload()
  }
}

interface FilterProps {
  readonly value: Statuses
  readonly onChange: (value: Statuses) => void
}

const filters: readonly Statuses[] = ['', 'failed', 'pending']

function Filter({ value, onChange }: FilterProps) {
  const { stream } = words()
  const names = { '': stream.all, failed: stream.onlyFailed, pending: stream.onlyPending }
  return (
    <label class="filter">
      <span>{stream.state}</span>
      <select
        value={value}
        onChange={({ currentTarget }) =>
          onChange(filters.find((each) => each === currentTarget.value) ?? '')
        }
      >
        {filters.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  )
}

interface TableProps {
  readonly items: readonly Members[]
  readonly onShow: (delivery: Members) => void
  readonly onRedeliver: (event: string) => Promise<void>
}

function DeliveryTable({ items, onShow, onRedeliver }: TableProps) {
  const { stream } = words()
  const { event, state, attempts, lastError, when } = stream
  return (
    <div class="tableFrame">
      <table aria-label={stream.deliveries}>
        <thead>
          <tr>
            {[event, state, attempts, lastError, when, ''].map((name) => (
              <th key={name} scope="col">
                {name || <span class="unseen">{stream.redeliver}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((delivery) => (
            <tr key={textIn(delivery, 'id')}>
              <td data-label={event}>
                <button type="button" class="asLink" onClick={() => onShow(delivery)}>
                  {textIn(delivery, 'event_type')}
                </button>
              </td>
              <td data-label={state}>
                <StateFlag status={textIn(delivery, 'status')} />
              </td>
              <td data-label={attempts}>{numeral(attemptsOf(delivery).length)}</td>
              <td data-label={lastError}>{lastErrorOf(delivery)}</td>
              <td data-label={when}>
                <Moment iso={textIn(delivery, 'event', 'time')} />
              </td>
              <td>
                {delivery.status === 'failed' && (
                  <Button onClick={() => void onRedeliver(textIn(delivery, 'id'))}>
                    {stream.redeliver}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const attemptsOf = (delivery: Members) => listIn(delivery.attempts).filter(isMembers)

const lastErrorOf = (delivery: Members): string =>
  attemptsOf(delivery)
    .map((attempt) => textIn(attempt, 'error_message'))
    .findLast((message) => message !== '') ?? '–'

function StateFlag({ status }: { readonly status: string }) {
  const { onlyFailed, onlyPending } = words().stream
  return status === 'failed' ? (
    <span class="flag bad">{onlyFailed}</span>
  ) : (
    <span class="flag warn">{onlyPending}</span>
  )
}

interface DrawerProps {
  readonly delivery: Members
  readonly onClose: () => void
}

function DeliveryDrawer({ delivery, onClose }: DrawerProps) {
  const { stream } = words()
  return (
    <Dialog title={stream.delivery} onClose={onClose} isDrawer>
      <h3>{stream.attempts}</h3>
      <ol class="attempts">
        {attemptsOf(delivery).map((attempt) => (
          <li key={textIn(attempt, 'timestamp')}>
            <time dateTime={textIn(attempt, 'timestamp')}>
              {new Date(textIn(attempt, 'timestamp')).toLocaleString(locale.value)}
            </time>
            <span>{textIn(attempt, 'error_message') || stream.retrying}</span>
            <span class="small">
              {typeof attempt.duration === 'number' &&
                stream.attemptTook(numeral(attempt.duration))}
            </span>
          </li>
        ))}
      </ol>
      <h3>{stream.event}</h3>
      <Json value={delivery.event} label={stream.eventAsJson} />
    </Dialog>
  )
}
