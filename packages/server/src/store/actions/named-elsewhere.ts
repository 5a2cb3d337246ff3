import type { Scope } from '../rows/scope.ts'

/** Whether an event stream or a token exchange profile names an action. */
export async function isNamedElsewhere(
  { database, tenantId }: Scope,
  actionId: string,
): Promise<boolean> {
  const [found] = await database.$queryRaw<{ isNamed: boolean }[]>`
    select exists (
      select from event_streams
       where tenant_id = ${tenantId}
         and destination #>> '{configuration,action_id}' = ${actionId})
      or exists (
      select from token_exchange_profiles
       where tenant_id = ${tenantId} and action_id = ${actionId}) as "isNamed"`
  return found?.isNamed ?? false
}
