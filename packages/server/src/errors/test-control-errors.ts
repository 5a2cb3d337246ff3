import { row } from './row.ts'

/** Errors of the test controls, and those that a test control injects, by code. */
export const testControlErrors = {
  fault_on_demand: row(
    500,
    'A fault rule of the test controls refused this request.',
    'fault_on_demand',
  ),
  page_refused: row(403, 'Test controls refuse requests of web pages. Call them from a program.'),
  snapshot_not_found: row(
    404,
    'The snapshot does not exist: it was deleted, or the server was restarted.',
  ),
  tokens_refused: row(403, 'The token endpoint would refuse this token to the client or the user.'),
} as const
