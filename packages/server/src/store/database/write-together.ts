import pg from 'pg'

/**
 * Sends all that is written in one turn of the event loop by one system call, which costs more than
 * a small statement.
 *
 * @returns a function to call before each statement
 */
export function writeTogether(client: pg.ClientBase): () => void {
  let isCorked = false
  return () => {
    const stream = streamOf(client)
    if (isCorked || !stream) return
    isCorked = true
    stream.cork()
    process.nextTick(() => {
      isCorked = false
      stream.uncork()
    })
  }
}

function streamOf(client: object) {
  if (!('connection' in client) || !(client.connection instanceof pg.Connection)) return undefined
  return client.connection.stream
}
