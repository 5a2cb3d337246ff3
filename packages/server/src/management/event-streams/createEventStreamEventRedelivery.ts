import type { Handler } from '../handler.ts'

export const createEventStreamEventRedelivery: Handler<
  'createEventStreamEventRedelivery'
> = async ({ write, path }) => {
  await write((store) => store.eventRedeliveries.createOne(path.id, path.event_id))
  return { status: 202, body: {} }
}
