import type { LogEntry } from '../store/logs/logs.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** Writes a log entry that belongs to no other write, such as that of a refusal. */
export const appendEntry = (
  { store }: Pick<Tenant, 'store'>,
  action: string,
  entry: LogEntry,
): Promise<void> => store.writeLogIn({ description: action }, ({ logs }) => logs.append(entry))
