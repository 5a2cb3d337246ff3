/** Loaded only where `LATCHKEY_REDIS_URL` is set. */
export { createClient } from '@redis/client'
