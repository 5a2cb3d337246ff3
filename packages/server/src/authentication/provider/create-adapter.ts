import type { Adapter, AdapterFactory } from 'oidc-provider'
import type { Settings } from '../../record-rules/tenant-defaults.ts'
import { AccessTokenAdapter } from './access-token-adapter.ts'
import { RecordAdapter } from './adapter.ts'
import { GrantAdapter } from './grant-adapter.ts'
import type { RefreshTokenSettings } from './lifetimes.ts'
import type { RecordAdapterOptions } from './record-adapter-options.ts'
import { type EndGrantsOf, RefreshTokenAdapter } from './refresh-token-adapter.ts'
import { SessionAdapter } from './session-adapter.ts'

interface AdapterOptions extends RecordAdapterOptions {
  readonly settings: Settings
  readonly clients: Pick<Adapter, 'find'>
  readonly settingsOf: (clientId: string) => Promise<RefreshTokenSettings>
  readonly endGrantsOf: EndGrantsOf
  /** Called before a session ends. */
  readonly willEndSession: () => Promise<unknown>
}

/** Creates the adapters for the rows of one tenant. Clients are only read. */
export function createAdapter(options: AdapterOptions): AdapterFactory {
  return (model) => {
    switch (model) {
      case 'Client':
        return clientsOnly(options.clients)
      case 'Session':
        return new SessionAdapter(options)
      case 'AccessToken':
        return new AccessTokenAdapter(options)
      case 'Grant':
        return new GrantAdapter(options)
      case 'RefreshToken':
        return new RefreshTokenAdapter(options)
      default:
        return new RecordAdapter(model, options)
    }
  }
}

function clientsOnly({ find }: Pick<Adapter, 'find'>): Adapter {
  const refuse = () =>
    Promise.reject(new Error('oidc-provider must not write clients; the management API does.'))
  return {
    find,
    findByUid: refuse,
    findByUserCode: refuse,
    upsert: refuse,
    consume: refuse,
    destroy: refuse,
    revokeByGrantId: refuse,
  }
}
