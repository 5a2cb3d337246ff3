import { setTimeout } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'
import type { Scene, Served, SomePostgres } from './scene.ts'

/** Writers that create roles and change them, and record what was acknowledged. */
export interface Writers {
  /** How often each status was answered; 0 for a connection that ended. */
  readonly statuses: Map<number, number>
  readonly slowestMs: () => number
  /** When the last 503 arrived, by `performance.now()`; 0 if there was none. */
  readonly unavailableAtMs: () => number
  /** Ends them, and waits until they have ended. */
  stop(): Promise<void>
}

let made = 0

/** Lines of the ledger: `created {id} {name}` and `changed {id} {number}`. */
export function startWriters(server: Served, ledger: Ledger, atOnce = 8): Writers {
  const statuses = new Map<number, number>()
  let isOver = false
  let slowestMs = 0
  let unavailableAtMs = 0
  const send = async (...request: Parameters<Served['send']>) => {
    const startMs = performance.now()
    const answer = await server.send(...request).catch(() => ({ status: 0, text: '' }))
    slowestMs = Math.max(slowestMs, performance.now() - startMs)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status === 503) unavailableAtMs = performance.now()
    if (answer.status === 0) await setTimeout(20)
    return answer
  }
  const write = async () => {
    while (!isOver) {
      made += 1
      const name = `Role ${made} of ${process.pid}`
      const created = await send('POST', '/api/v2/roles', { name, description: '0' })
      if (created.status !== 200) continue
      const { id } = JSON.parse(created.text)
      ledger.append(`created ${id} ${name}`)
      for (let number = 1; number <= 3 && !isOver; number += 1) {
        const changed = await send('PATCH', `/api/v2/roles/${id}`, { description: String(number) })
        if (changed.status === 200) ledger.append(`changed ${id} ${number}`)
      }
    }
  }
  const writing = Promise.all(Array.from({ length: atOnce }, write))
  return {
    statuses,
    slowestMs: () => slowestMs,
    unavailableAtMs: () => unavailableAtMs,
    async stop() {
      isOver = true
      await writing
    },
  }
}

export interface Replayed {
  readonly acknowledged: number
  /** Acknowledged writes that are not in the database. */
  readonly lost: number
  /** Changes without their event or their log entry, and the reverse. */
  readonly halves: number
}

/** Compares the ledger with the rows. */
export async function replay({ postgres }: Scene<SomePostgres>, ledger: Ledger): Promise<Replayed> {
  const { rows } = await postgres.database.query('select id, name, description from roles')
  const roles = new Map<string, { name: string; description: string }>()
  for (const { id, name, description } of rows) roles.set(id, { name, description })
  const lines = ledger.replay()
  const lost = lines.filter((line) => {
    const [, what, id = '', rest = ''] = /^(\w+) (\S+) (.*)$/.exec(line) ?? []
    const role = roles.get(id)
    if (what === 'created') return role?.name !== rest
    // A later change may have been committed without an answer.
    return Number(role?.description) < Number(rest) || role === undefined
  }).length
  return { acknowledged: lines.length, lost, halves: await countHalves(postgres.database) }
}

async function countHalves({ query }: Scene['postgres']['database']): Promise<number> {
  const { rows } = await query(`
    select
      (select count(*)::int
         from (select id from roles) roles
         full join (select data -> 'object' ->> 'id' as id from events
                     where type = 'latchkey.role.created') created using (id)
        where roles.id is null or created.id is null) +
      (select count(*)::int
         from roles
        where description <> '0' and description <> (
          select data -> 'object' ->> 'description' from events
           where type = 'latchkey.role.updated' and data -> 'object' ->> 'id' = roles.id
           order by xid desc, id desc limit 1)) +
      (select abs((select count(*) from events where type like 'latchkey.role.%') -
                  (select count(*) from logs where type = 'sapi'
                    and data ->> 'description' in ('Create a role', 'Update a role')))::int) as halves`)
  return rows[0].halves
}
