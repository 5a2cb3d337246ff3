import pg from 'pg'

/**
 * What is written to the server in one turn of the event loop goes out by one call of the operating
 * system: for a small statement that call costs more than all else.
 *
 * @returns to be called before each statement
 */
export function writeTogether(client: pg.ClientBase): () => void {
  let isHeld = false
  return () => {
    const stream = streamOf(client)
    if (isHeld || !stream) return
    isHeld = true
    stream.cork()
    process.nextTick(() => {
      isHeld = false
      stream.uncork()
    })
  }
}

function streamOf(client: object) {
  if (!('connection' in client) || !(client.connection instanceof pg.Connection)) return undefined
  return client.connection.stream
}
