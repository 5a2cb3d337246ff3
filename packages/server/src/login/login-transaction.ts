import type { Interaction, Provider } from 'oidc-provider'
import type { Look } from '../pages/look.ts'
import type { Client } from '../store/clients/clients.ts'

/** What a browser's user is in the middle of. */
export interface Underway {
  readonly provider: Provider
  readonly interaction: Interaction
  readonly client: Client
  readonly look: Look
}
