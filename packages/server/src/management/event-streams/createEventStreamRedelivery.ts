import type { Handler } from '../handler.ts'

/** The most writes of one request; each makes a limited number of deliveries pending. */
const writesMax = 20

export const createEventStreamRedelivery: Handler<'createEventStreamRedelivery'> = async ({
  write,
  path,
  body,
}) => {
  const redeliver = (after?: { createdAt: Date; eventId: string }) =>
    write((store) => store.eventRedeliveries.create(path.id, body, after))
  let place = await redeliver()
  for (let writes = 1; place && writes < writesMax; writes += 1) place = await redeliver(place)
  return { status: 202, body }
}
