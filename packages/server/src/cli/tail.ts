import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Schema } from '@latchkey/contract'
import type { Logs } from '../store/logs/logs.ts'
import { onOneLine } from './on-one-line.ts'

const firstEntries = 20
const batch = 100
const pollMs = 1_000

/** Prints the latest log entries, and new ones until a signal. */
export async function tail(
  logs: Pick<Logs, 'listLatest' | 'listAfter'>,
  print: (entry: Schema<'Log'>) => void,
): Promise<void> {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) {
    void once(process, signal).then(() => ending.abort())
  }
  let last: string | undefined
  let entries = await logs.listLatest(firstEntries)
  while (!ending.signal.aborted) {
    for (const entry of entries) print(entry)
    last = entries.at(-1)?.log_id ?? last
    if (entries.length < batch) await pause(ending.signal)
    if (!ending.signal.aborted) entries = await logs.listAfter(last, batch)
  }
}

async function pause(signal: AbortSignal): Promise<void> {
  await setTimeout(pollMs, undefined, { signal }).catch(() => undefined)
}

/** A log entry as columns: time, type, description, subject and IP address. */
export function lineOf(entry: Schema<'Log'>): string {
  const { date = '', type = '', description = '', ip = '-' } = entry
  const { user_name, user_id, client_name, client_id } = entry
  const subject = user_name ?? user_id ?? client_name ?? client_id ?? '-'
  const columns = [
    onOneLine(type).padEnd(14),
    onOneLine(description).padEnd(40),
    onOneLine(subject).padEnd(24),
    onOneLine(ip),
  ]
  return [date, ...columns].join('  ')
}
