import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Configuration } from 'openid-client'
import type { RedirectRequest } from '../redirect-connector.ts'

const configurationsMax = 1_000

type Place = Pick<RedirectRequest, 'tenantId' | 'connection' | 'secrets'>

/**
 * Configurations of openid-client, or sets of keys, for recently used connections. Each caches the
 * keys of its provider, and reads them again for a token with an unknown key.
 */
export class ClientConfigurations<Made extends object = Configuration> {
  private readonly known = new LRUCache<string, Made>({ max: configurationsMax })

  /** The configuration of a connection; changed options or secrets have a new one. */
  get({ tenantId, connection, secrets }: Place, make: () => Made): Made {
    const state = JSON.stringify([tenantId, connection.id, connection.options, secrets])
    const key = createHash('sha256').update(state).digest('base64url')
    const found = this.known.get(key) ?? make()
    this.known.set(key, found)
    return found
  }
}
