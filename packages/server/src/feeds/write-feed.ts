import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { withoutDeadline } from '../timing/deadline.ts'

/** The first bytes of a feed: how long its clients wait before they reconnect. */
export const opening = ':connected\n\nretry: 2000\n\n'

/** With tracing there are eleven; Node warns of more than ten. */
const streamListenersMax = 20

/**
 * Writes server-sent events (HTML, section 9.2) at the pace of the reader, until either side ends.
 * The listener cuts a reader that stalls.
 */
export function writeFeed(res: ServerResponse, feed: AsyncIterable<string>): Promise<void> {
  return withoutDeadline(async () => {
    res.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no', // tells proxies not to buffer events
    })
    if (res.req.method === 'HEAD') return void res.end()
    // Each step of the request listens once, and the pipeline several times: no leak.
    res.setMaxListeners(streamListenersMax)
    // Most feeds end when the reader disconnects.
    await pipeline(Readable.from(feed, { highWaterMark: 1 }), res).catch(() => undefined)
  })
}
