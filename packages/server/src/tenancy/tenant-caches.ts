import type { Connectors } from '../connectors/connectors.ts'
import type { ResourceName } from '../event-kinds.ts'
import type { Change } from '../store/logs/changes.ts'
import type { TenantStore } from '../store/tenants/tenants.ts'
import type { LookupsOfCaches } from './cache-lookups.ts'
import { RememberedAppearance, resourcesOfAppearance } from './remembered-appearance.ts'
import { RememberedAudiences, resourcesOfAudiences } from './remembered-audiences.ts'
import { RememberedClients, resourcesOfClients } from './remembered-clients.ts'
import { RememberedConnections, resourcesOfConnections } from './remembered-connections.ts'
import {
  RememberedRateLimitPolicies,
  resourcesOfRateLimitPolicies,
} from './remembered-rate-limit-policies.ts'

/** The rows of a tenant that this process caches, each for `rememberMs` at most. */
export interface TenantCaches {
  readonly clients: RememberedClients
  readonly audiences: RememberedAudiences
  readonly connections: RememberedConnections
  readonly appearance: RememberedAppearance
  readonly rateLimitPolicies: RememberedRateLimitPolicies
}

/** The resources that affect these caches. */
export const resourcesOfCaches: readonly ResourceName[] = [
  ...resourcesOfAppearance,
  ...resourcesOfAudiences,
  ...resourcesOfClients,
  ...resourcesOfConnections,
  ...resourcesOfRateLimitPolicies,
]

/** Creates the caches of a tenant. */
export const openCaches = (
  store: TenantStore,
  connectors: Connectors,
  rememberMs: number,
  lookups: LookupsOfCaches,
): TenantCaches => ({
  clients: new RememberedClients(store.clients, rememberMs, lookups.clients),
  audiences: new RememberedAudiences(store.resourceServers, rememberMs, lookups.apis),
  connections: new RememberedConnections(
    store.connections,
    connectors,
    rememberMs,
    lookups.connections,
  ),
  appearance: new RememberedAppearance(store, rememberMs, lookups.appearance),
  rateLimitPolicies: new RememberedRateLimitPolicies(
    store.rateLimitPolicies,
    rememberMs,
    lookups.rateLimitPolicies,
  ),
})

const allOf = (caches: TenantCaches) => [
  caches.clients,
  caches.audiences,
  caches.connections,
  caches.appearance,
  caches.rateLimitPolicies,
]

/**
 * Removes what a write changed. If the rows of a change are not known, removes all that it may
 * affect.
 */
export function invalidateChanged(caches: TenantCaches, changes: readonly Change[]): void {
  for (const each of allOf(caches)) each.invalidateChanged(changes)
}

/** Removes everything from these caches. */
export function invalidateAll(caches: TenantCaches): void {
  for (const each of allOf(caches)) each.invalidateAll()
}
