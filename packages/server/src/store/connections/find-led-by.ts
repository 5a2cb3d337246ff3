import type { Scope } from '../rows/scope.ts'

/** The connection besides one that has a domain and is enabled for anybody. */
export async function findLedBy(
  { database, tenantId }: Scope,
  domain: string,
  otherThan: string,
): Promise<string | undefined> {
  const [found] = await database.$queryRaw<{ readonly id: string }[]>`
    select c.id from connections c
     where c.tenant_id = ${tenantId} and c.id <> ${otherThan}
       and (lower(c.settings->'options'->>'tenant_domain') = ${domain}
         or exists (
           select 1 from json_array_elements_text(
             case json_typeof(c.settings->'options'->'domain_aliases')
               when 'array' then c.settings->'options'->'domain_aliases' else '[]'::json end
           ) as alias(name) where lower(alias.name) = ${domain}))
       and (c.settings->>'is_domain_connection' = 'true'
         or exists (select 1 from connection_clients e
                     where e.tenant_id = c.tenant_id and e.connection_id = c.id)
         or exists (select 1 from organization_connections o
                     where o.tenant_id = c.tenant_id and o.connection_id = c.id))
     limit 1`
  return found?.id
}
