/**
 * The SQL condition under which users may log in to a client `t` by a connection `c` of its tenant:
 * the connection is enabled for the client, or it is a domain connection and the client belongs to
 * a third party.
 */
export const openToClient = `(
  exists (select from connection_clients e where e.tenant_id = c.tenant_id
             and e.connection_id = c.id and e.client_id = t.client_id)
  or c.settings ->> 'is_domain_connection' = 'true' and not t.is_first_party)`
