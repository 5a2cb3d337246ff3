/**
 * The condition under which a connection `c` is open to a client `t` of its tenant: it is enabled
 * for that client, or it is a domain connection and the client belongs to a third party.
 */
export const openToClient = `(
  exists (select from connection_clients e where e.tenant_id = c.tenant_id
             and e.connection_id = c.id and e.client_id = t.client_id)
  or c.settings ->> 'is_domain_connection' = 'true' and not t.is_first_party)`
