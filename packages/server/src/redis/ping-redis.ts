const answerTimeoutMs = 3_000

/**
 * Sends a PING to Redis or Valkey.
 *
 * @returns the latency in milliseconds
 * @throws Error if it does not respond in time, or refuses the user
 */
export async function pingRedis(url: string): Promise<number> {
  const { createClient } = await import('./redis-client.ts')
  const client = createClient({
    url,
    socket: { connectTimeout: answerTimeoutMs, reconnectStrategy: false },
  })
  let failure: unknown
  client.on('error', (error) => {
    failure = error
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), answerTimeoutMs)
  })
  try {
    const startMs = performance.now()
    await Promise.race([client.connect().then(() => client.ping()), late])
    return Math.round(performance.now() - startMs)
  } catch (error) {
    const cause = failure ?? error
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Redis cannot be used (${why}). Start it, or correct LATCHKEY_REDIS_URL.`)
  } finally {
    clearTimeout(timer)
    if (client.isOpen) client.destroy()
  }
}
