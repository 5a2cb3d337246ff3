import { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'

/** How exact the noted times are: the log-ins of a moment write a row once. */
const exactMs = 60_000

/**
 * Notes the time at which a form or a flow was last used, unless one of the last minute is noted.
 * Waits for no other log-in that notes it.
 */
export async function noteTime(
  { database, tenantId, now }: Scope,
  table: 'forms' | 'flows',
  column: 'embedded_at' | 'submitted_at' | 'executed_at',
  id: string,
): Promise<void> {
  const [rows, time] = [Prisma.raw(table), Prisma.raw(column)]
  const at = now()
  const before = new Date(at.getTime() - exactMs)
  await database.$executeRaw`
    update ${rows} set ${time} = ${at}
     where tenant_id = ${tenantId} and id = any (array(
       select id from ${rows}
        where tenant_id = ${tenantId} and id = ${id} and (${time} is null or ${time} < ${before})
          for no key update skip locked))`
}
