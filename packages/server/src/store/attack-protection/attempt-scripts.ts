/**
 * The scripts by which Redis counts attempts as `attempts-in-postgres.ts` does. All have one key,
 * and the time in milliseconds as the first argument, because the time is a parameter: Redis only
 * removes keys a minute after they have had an effect. Times are answered as texts, which Redis
 * does not round.
 */
const forgetAfter = (ms: string) => `redis.call('PEXPIRE', KEYS[1], math.ceil(${ms}) + 60000)`

/** Arguments: length of the window in ms. @returns count and end of the window */
export const countScript = `
local at, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local known = redis.call('HMGET', KEYS[1], 'count', 'ends')
local count, ends = tonumber(known[1] or 0), tonumber(known[2] or 0)
if ends <= at then count, ends = 0, at + window end
redis.call('HSET', KEYS[1], 'count', count + 1, 'ends', string.format('%.0f', ends))
${forgetAfter('ends - at')}
return { count + 1, string.format('%.0f', ends) }`

export const uncountScript = `
local count = tonumber(redis.call('HGET', KEYS[1], 'count') or 0)
if count > 0 then redis.call('HSET', KEYS[1], 'count', count - 1) end`

/**
 * Arguments: attempts to take, most that can be missing, ms until one is refilled.
 *
 * @returns when the bucket is full again
 */
export const bucketScript = `
local at, taken = tonumber(ARGV[1]), tonumber(ARGV[2])
local most, rate = tonumber(ARGV[3]), tonumber(ARGV[4])
local full = tonumber(redis.call('GET', KEYS[1]) or 0)
if taken > 0 then
  full = math.min(at + most * rate, math.max(full, at) + taken * rate)
  redis.call('SET', KEYS[1], string.format('%.0f', full))
  ${forgetAfter('full - at')}
end
return string.format('%.0f', full)`

/**
 * Arguments: free attempts, first and longest wait, and ms after the last attempt when all are
 * forgotten.
 *
 * @returns nothing for a counted attempt, or the count and the end of the wait
 */
export const paceScript = `
local at, free = tonumber(ARGV[1]), tonumber(ARGV[2])
local first, longest, forgotten = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local known = redis.call('HMGET', KEYS[1], 'count', 'last')
local count, last = tonumber(known[1] or 0), tonumber(known[2] or 0)
if last + forgotten <= at then count = 0 end
if count > 0 then
  local wait = 0
  if count >= free then wait = math.min(longest, first * 2 ^ (count - free)) end
  if last + wait > at then return { count, string.format('%.0f', last + wait) } end
end
redis.call('HSET', KEYS[1], 'count', count + 1, 'last', string.format('%.0f', at))
${forgetAfter('forgotten')}
return false`
