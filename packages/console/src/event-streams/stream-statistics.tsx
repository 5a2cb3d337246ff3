import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, membersIn, textIn } from '../api/json.ts'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { locale, numeral, words } from '../texts/texts.ts'

/** What an event stream delivered in the last thirty days, and what failed. */
export function StreamStatistics({ id }: { readonly id: string }) {
  const statistics = useLoaded(`statistics ${id}`, async () =>
    membersIn(await call('getEventStreamStatistics', { path: { id } })),
  )
  return (
    <Card title={words().stream.thirtyDays}>
      <Show of={statistics}>{(found) => <Figures statistics={found} />}</Show>
    </Card>
  )
}

interface Day {
  readonly start: string
  readonly delivered: number
  readonly failed: number
}

function Figures({ statistics }: { readonly statistics: Members }) {
  const { stream } = words()
  const days = daysOf(statistics)
  const sumOf = (of: 'delivered' | 'failed') => days.reduce((sum, day) => sum + day[of], 0)
  const [delivered, failed] = [sumOf('delivered'), sumOf('failed')]
  return (
    <>
      <p class="figure">
        {numeral(delivered)} <small>{stream.succeeded}</small> · {numeral(failed)}{' '}
        <small>{stream.failed}</small>
      </p>
      {delivered + failed === 0 ? <p class="hint">{stream.noDeliveries}</p> : <Bars days={days} />}
    </>
  )
}

function daysOf(statistics: Members): readonly Day[] {
  const dataOf = (kind: string) => {
    const metrics = listIn(statistics.metrics).filter(isMembers)
    return listIn(metrics.find((metric) => textIn(metric, 'name').endsWith(kind))?.data)
  }
  const [delivered, failed] = [dataOf('successful_deliveries'), dataOf('failed_deliveries')]
  return listIn(statistics.buckets).map((start, at) => ({
    start: String(start),
    delivered: Number(delivered[at] ?? 0),
    failed: Number(failed[at] ?? 0),
  }))
}

const dayWidth = 10
const height = 60

/** One bar for each day; failures are stacked on deliveries. */
function Bars({ days }: { readonly days: readonly Day[] }) {
  const { stream } = words()
  const most = Math.max(...days.map(({ delivered, failed }) => delivered + failed))
  const heightOf = (count: number) => (count * height) / most
  return (
    <svg
      class="bars"
      viewBox={`0 0 ${days.length * dayWidth} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={stream.thirtyDays}
    >
      {days.map(({ start, delivered, failed }, at) => (
        <g key={start}>
          <title>
            {dateOf(start)}: {stream.byDay(numeral(delivered), numeral(failed))}
          </title>
          <rect class="day" x={at * dayWidth} y={0} width={dayWidth} height={height} />
          <rect
            class="delivered"
            x={at * dayWidth + 1}
            y={height - heightOf(delivered)}
            width={dayWidth - 2}
            height={heightOf(delivered)}
          />
          <rect
            class="failed"
            x={at * dayWidth + 1}
            y={height - heightOf(delivered + failed)}
            width={dayWidth - 2}
            height={heightOf(failed)}
          />
        </g>
      ))}
    </svg>
  )
}

const dateOf = (iso: string): string =>
  new Date(iso).toLocaleDateString(locale.value, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
