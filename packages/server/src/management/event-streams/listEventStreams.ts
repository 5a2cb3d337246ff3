import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listEventStreams: Handler<'listEventStreams'> = async ({ tenant, query, address }) =>
  answerCheckpoint('eventStreams', address, query, await tenant.store.eventStreams.list(query))
