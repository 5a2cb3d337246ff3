import { row } from './row.ts'

/** Errors of the management API about forms and flows, by code. */
export const formErrors = {
  form_not_found: row(404, 'Form not found'),
  flow_not_found: row(404, 'Flow not found'),
  flow_execution_not_found: row(404, 'That execution does not exist, or is kept no longer.'),
  flow_vault_connection_not_found: row(404, 'Connection not found'),
  too_many_forms: row(409, 'A tenant has at most 500 forms. Delete one first.', 'too_many_forms'),
  too_many_flows: row(409, 'A tenant has at most 500 flows. Delete one first.', 'too_many_flows'),
  too_many_flow_vault_connections: row(
    409,
    'A tenant has at most 100 vault connections. Delete one first.',
    'too_many_flow_vault_connections',
  ),
} as const
