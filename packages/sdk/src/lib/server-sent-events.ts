import { createParser } from 'eventsource-parser'

/** A server-sent event (HTML, section 9.2). */
export interface ServerSentEvent {
  readonly type: string | undefined
  readonly data: string
}

/** Maximum length of a message, above that of any event. */
const messageCharactersMax = 16 * 1024 * 1024

/** The events of a stream as they arrive. */
export async function* serverSentEvents(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const decoder = new TextDecoder()
  let events: ServerSentEvent[] = []
  const parser = createParser({
    maxBufferSize: messageCharactersMax,
    onEvent: ({ event: type, data }) => events.push({ type, data }),
  })
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    yield* events
    events = []
  }
}
