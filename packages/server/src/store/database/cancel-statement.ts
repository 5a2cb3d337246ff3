import pg from 'pg'

/** PostgreSQL closes the connection of a request to cancel at once. */
const cancelMs = 1_000

/**
 * Asks PostgreSQL to cancel what it runs for a client (PostgreSQL, "Canceling Requests in
 * Progress"). Nothing is known until the statement is answered: by an error, or, if it came too
 * late, by its result. The client must run no other statement afterwards, because it might be
 * cancelled instead.
 */
export function cancelStatement({
  host,
  port,
  ssl,
  sslNegotiation,
  processID,
  secretKey,
}: pg.Client): void {
  const connection = new pg.Connection({ ssl, sslNegotiation })
  const send = () => connection.cancel(processID, secretKey)
  const end = () => connection.stream.destroy()
  connection.on('error', end)
  connection.once('connect', () => {
    if (!ssl) send()
    else if (sslNegotiation !== 'direct') connection.requestSsl()
  })
  connection.once('sslconnect', send)
  if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`)
  else connection.connect(port, host)
  setTimeout(end, cancelMs).unref()
}
