import { row } from './row.ts'

/** Errors of the test controls, and those that they cause, by code. */
export const testControlErrors = {
  fault_on_demand: row(500, 'This request failed because a test demands it.', 'fault_on_demand'),
  page_refused: row(403, 'Test controls are not for pages in a browser. Call them from the test.'),
  snapshot_not_found: row(
    404,
    'There is no such snapshot: it was deleted, or the server was started again.',
  ),
  tokens_refused: row(403, 'The client or the user gets no such token.'),
} as const
