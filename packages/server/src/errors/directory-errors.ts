import { row } from './row.ts'

/** Errors of directory provisioning, by code. */
export const directoryErrors = {
  directory_provisioning_not_found: row(404, 'The connection has no directory provisioning.'),
  directory_provisioning_exists: row(
    409,
    'The connection already has directory provisioning. Update it, or delete it first.',
    'directory_provisioning_conflict',
  ),
  directory_synchronization_in_progress: row(
    409,
    'A synchronization of the connection is in progress. Try again when it has ended.',
    'directory_synchronization_in_progress',
  ),
  synchronized_groups_limit_reached: row(
    409,
    'A connection has at most 1,000 selected groups. Remove some first.',
    'synchronized_groups_limit_reached',
  ),
} as const
