/** A module of its own, so that the client is loaded only if `LATCHKEY_REDIS_URL` is set. */
export { createClient } from '@redis/client'
