import { longestFactor } from './attempts.ts'

/**
 * The scripts by which Redis counts attempts, with the results of `attempts-in-postgres.ts`. Each
 * has one key, and the time in milliseconds as the first argument, because the time is a parameter.
 * Redis removes a key one minute after it has no more effect. Times are answered as strings,
 * because Redis would round numbers.
 */
const forgetAfter = (ms: string) => `redis.call('PEXPIRE', KEYS[1], math.ceil(${ms}) + 60000)`

/**
 * Arguments: the length of the window in ms. A window that ends later than it could is from before
 * the clock was set back, and is over.
 *
 * @returns the count, and the end of the window
 */
export const countScript = `
local at, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local known = redis.call('HMGET', KEYS[1], 'count', 'ends')
local count, ends = tonumber(known[1] or 0), tonumber(known[2] or 0)
if ends <= at or ends > at + ${longestFactor} * window then count, ends = 0, at + window end
redis.call('HSET', KEYS[1], 'count', count + 1, 'ends', string.format('%.0f', ends))
${forgetAfter('ends - at')}
return { count + 1, string.format('%.0f', ends) }`

/** Takes an attempt back, if any was counted. */
export const uncountScript = `
local count = tonumber(redis.call('HGET', KEYS[1], 'count') or 0)
if count > 0 then redis.call('HSET', KEYS[1], 'count', count - 1) end`

/**
 * Arguments: the attempts to take, the most that can be missing, and the ms until one is refilled.
 *
 * @returns when the bucket is full again
 */
export const bucketScript = `
local at, taken = tonumber(ARGV[1]), tonumber(ARGV[2])
local most, rate = tonumber(ARGV[3]), tonumber(ARGV[4])
local full = tonumber(redis.call('GET', KEYS[1]) or 0)
if full > at + ${longestFactor} * most * rate then full = 0 end
if taken > 0 then
  full = math.min(at + most * rate, math.max(full, at) + taken * rate)
  redis.call('SET', KEYS[1], string.format('%.0f', full))
  ${forgetAfter('full - at')}
end
return string.format('%.0f', full)`

/**
 * Arguments: the free attempts, the first and the longest wait, and the time after the last attempt
 * at which all are forgotten, in ms.
 *
 * @returns nothing if the attempt was counted; otherwise the count, and the end of the wait
 */
export const paceScript = `
local at, free = tonumber(ARGV[1]), tonumber(ARGV[2])
local first, longest, forgotten = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local known = redis.call('HMGET', KEYS[1], 'count', 'last')
local count, last = tonumber(known[1] or 0), tonumber(known[2] or 0)
local over = last + forgotten
if over <= at or over > at + ${longestFactor} * forgotten then count = 0 end
if count > 0 then
  local wait = 0
  if count >= free then wait = math.min(longest, first * 2 ^ (count - free)) end
  if last + wait > at then return { count, string.format('%.0f', last + wait) } end
end
redis.call('HSET', KEYS[1], 'count', count + 1, 'last', string.format('%.0f', at))
${forgetAfter('forgotten')}
return false`
