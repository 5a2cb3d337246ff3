import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Configuration } from 'openid-client'
import type { RedirectRequest } from '../redirect-connector.ts'

const configurationsMax = 1_000

type Place = Pick<RedirectRequest, 'tenantId' | 'connection' | 'secrets'>

/**
 * Configurations of openid-client for the connections that people logged in by lately. With one
 * come the keys of its provider, which are read anew once a token names a key that is not there.
 */
export class ClientConfigurations {
  private readonly known = new LRUCache<string, Configuration>({ max: configurationsMax })

  /** The one of a connection as it is now: other options or secrets have another. */
  get({ tenantId, connection, secrets }: Place, make: () => Configuration): Configuration {
    const state = JSON.stringify([tenantId, connection.id, connection.options, secrets])
    const key = createHash('sha256').update(state).digest('base64url')
    const found = this.known.get(key) ?? make()
    this.known.set(key, found)
    return found
  }
}
