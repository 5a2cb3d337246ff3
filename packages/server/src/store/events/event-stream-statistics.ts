import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import type { Scope } from '../rows/scope.ts'

type Statistics = Schema<'EventStreamStatistics'>
type Metric = Schema<'EventStreamStatisticsMetric'>

const daySeconds = 24 * 60 * 60
const dayMs = daySeconds * 1000
const daysDefault = 30
const daysMax = 366

/** Delivery statistics of the event streams of one tenant. */
export interface EventStreamStatistics {
  /**
   * By day of UTC; undefined for an unknown stream.
   * @throws ApiError `invalid_query_string`
   */
  get(
    streamId: string,
    range: { readonly date_from?: string; readonly date_to?: string },
  ): Promise<Statistics | undefined>
}

export function eventStreamStatistics(scope: Scope): EventStreamStatistics {
  const { database, tenantId, now } = scope
  return {
    async get(streamId, { date_from, date_to }) {
      const end = Math.ceil((date_to ? Date.parse(date_to) : now().getTime()) / dayMs)
      const begin = date_from ? Math.floor(Date.parse(date_from) / dayMs) : end - daysDefault
      const day = { gte: new Date(begin * dayMs), lt: new Date(end * dayMs) }
      const where = { tenantId_id: { tenantId, id: streamId } }
      const select = { name: true, counts: { where: { day } } }
      const stream = await database.eventStream.findUnique({ where, select })
      if (!stream) return undefined
      if (begin >= end || end - begin > daysMax) throw badRange()
      const days = Array.from({ length: end - begin }, (_, at) => new Date((begin + at) * dayMs))
      const counts = new Map(stream.counts.map((row) => [row.day.getTime(), row]))
      const dataOf = (what: 'delivered' | 'failed') =>
        days.map((each) => counts.get(each.getTime())?.[what] ?? 0)
      return {
        id: streamId,
        name: stream.name,
        window: {
          date_from: day.gte.toISOString(),
          date_to: day.lt.toISOString(),
          bucket_interval: { scale_factor: daySeconds },
        },
        buckets: days.map((each) => each.toISOString()),
        metrics: [
          sum('auth0.event_streams.successful_deliveries', dataOf('delivered')),
          sum('auth0.event_streams.failed_deliveries', dataOf('failed')),
        ],
      }
    },
  }
}

function sum(name: Metric['name'], data: number[]): Metric {
  return { name, window_total: data.reduce((total, each) => total + each, 0), type: 'sum', data }
}

function badRange(): ApiError {
  return new ApiError('invalid_query_string', {
    message: `Query validation error: '\`date_from\` and \`date_to\` must be 1 to ${daysMax} days apart' on property date_to.`,
  })
}
