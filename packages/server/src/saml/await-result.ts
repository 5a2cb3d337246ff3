import { setTimeout } from 'node:timers/promises'
import type { Tenant } from '../tenancy/tenancy.ts'
import { findRecord, type LoginResult } from './records.ts'

const [looksMax, lookAgainMs] = [10, 100]

/**
 * Finds the result of a log-in that another request has ended, which stores it soon, unless the
 * message of the service provider was replayed.
 */
export async function awaitResult(tenant: Tenant, id: string): Promise<LoginResult | undefined> {
  for (let looks = 1; ; looks += 1) {
    const result = await findRecord(tenant, 'SamlLoginResult', id)
    if (result || looks >= looksMax) return result
    await setTimeout(lookAgainMs)
  }
}
