/**
 * A process that reads folders, one per line. When its input ends, it kills every PostgreSQL that
 * runs in one of them and removes the folders, however its parent ended.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

const endTimeoutMs = 10_000
const lookEveryMs = 20

const folders = []
for await (const line of createInterface({ input: process.stdin })) folders.push(line)
for (const folder of folders) {
  for (const pid of await serversIn(folder)) await kill(pid)
  await rm(folder, { recursive: true, force: true })
}

async function serversIn(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = names.filter((name) => name.endsWith('postmaster.pid'))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => Number(text.split('\n', 1)[0])).filter((pid) => pid > 0)
}

/** Like `pg_ctl stop -m immediate`. */
async function kill(pid) {
  if (!signal(pid, 'SIGQUIT')) return
  const endMs = Date.now() + endTimeoutMs
  while (signal(pid, 0) && Date.now() < endMs) await setTimeout(lookEveryMs)
}

function signal(pid, name) {
  try {
    return process.kill(pid, name)
  } catch {
    return false // the process has ended
  }
}
