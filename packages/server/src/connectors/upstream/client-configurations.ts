import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Configuration } from 'openid-client'
import type { RedirectRequest } from '../redirect-connector.ts'

const configurationsMax = 1_000

type Place = Pick<RedirectRequest, 'tenantId' | 'connection' | 'secrets'>

/**
 * A cache of the configurations of openid-client, or of key sets, of at most 1,000 recently used
 * connections. Each of them caches the keys of its provider, and fetches them again for a token
 * with an unknown key.
 */
export class ClientConfigurations<Made extends object = Configuration> {
  private readonly known = new LRUCache<string, Made>({ max: configurationsMax })

  /**
   * The configuration of a connection. After a change of its options or secrets, `make` creates a
   * new one.
   */
  get({ tenantId, connection, secrets }: Place, make: () => Made): Made {
    const state = JSON.stringify([tenantId, connection.id, connection.options, secrets])
    const key = createHash('sha256').update(state).digest('base64url')
    const found = this.known.get(key) ?? make()
    this.known.set(key, found)
    return found
  }
}
