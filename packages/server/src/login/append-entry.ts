import type { LogEntry } from '../store/logs/logs.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** Writes a log entry on its own, such as that of a refusal, which no other write belongs to. */
export const appendEntry = (
  { store }: Pick<Tenant, 'store'>,
  action: string,
  entry: LogEntry,
): Promise<void> => store.writeLogIn({ description: action }, ({ logs }) => logs.append(entry))
