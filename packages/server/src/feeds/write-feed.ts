import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { withoutDeadline } from '../timing/deadline.ts'

/** The first bytes of a feed; they set the time after which clients reconnect. */
export const opening = ':connected\n\nretry: 2000\n\n'

/** With tracing the response has eleven listeners, and Node.js warns of more than ten. */
const streamListenersMax = 20

/**
 * Writes server-sent events (HTML Standard, section 9.2) as fast as the client reads, until either
 * side ends. The listener disconnects a client that stalls.
 */
export function writeFeed(res: ServerResponse, feed: AsyncIterable<string>): Promise<void> {
  return withoutDeadline(async () => {
    res.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no', // tells proxies not to buffer events
    })
    if (res.req.method === 'HEAD') return void res.end()
    // Each step of the request adds a listener, and the pipeline adds several; it is no leak.
    res.setMaxListeners(streamListenersMax)
    // The usual end of a feed is that the client disconnects.
    await pipeline(Readable.from(feed, { highWaterMark: 1 }), res).catch(() => undefined)
  })
}
