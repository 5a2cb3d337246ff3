import type { Provider } from 'oidc-provider'

/** How oidc-provider says what is wrong with a client. */
interface ClientSchema {
  invalidate(message: string, code?: string): void
}

/** Checks of the redirect URIs of implicit clients, which `clientMetadata` makes in its own way. */
const ownChecks: readonly string[] = ['implicit-force-https', 'implicit-forbid-localhost']

/**
 * Lets implicit clients be developed at `localhost`, where every library begins: the way that the
 * documentation of oidc-provider shows.
 */
export function allowImplicitOnLoopback(provider: Provider): void {
  const { Schema } = provider.Client as unknown as { Schema: { prototype: ClientSchema } }
  const { invalidate } = Schema.prototype
  Schema.prototype.invalidate = function check(message, code = '') {
    if (!ownChecks.includes(code)) invalidate.call(this, message, code)
  }
}
