import {
  type Configuration,
  type DPoPHandle,
  getDPoPHandle,
  randomDPoPKeyPair,
  type TokenEndpointResponse,
} from 'openid-client'
import { refusedBody } from '../../errors.ts'
import type { ConnectionOptions } from '../connector.ts'
import type { UpstreamTokens } from '../redirect-connector.ts'
import { UnusableTokens } from '../upstream/kept-tokens.ts'
import { isFrontChannel, pkceMethodOf } from './relying-party.ts'

/** The options of a request of openid-client that has a proof, if the connection has proofs. */
export interface ProofOptions {
  readonly DPoP?: DPoPHandle
}

/** Creates the proofs of a connection (RFC 9449). */
export type ProofsOf = (config: Configuration, options: ConnectionOptions) => Promise<ProofOptions>

/**
 * Creates a key for each configuration, and remembers the nonces of its provider. A key serves one
 * process: the requests of one log-in that need the same key are sent by the same process, which is
 * why no authorization request names it (`dpop_jkt`).
 */
export function createProofs(): ProofsOf {
  const handles = new WeakMap<Configuration, Promise<DPoPHandle>>()
  return async (config, { dpop_signing_alg: algorithm }) => {
    if (algorithm === undefined) return {}
    const made = handles.get(config) ?? proofsBy(config, algorithm)
    handles.set(config, made)
    return { DPoP: await made }
  }
}

const proofsBy = async (config: Configuration, algorithm: string) =>
  getDPoPHandle(config, await randomDPoPKeyPair(algorithm))

/**
 * The tokens to store after a request with a proof: none, because nobody keeps the key of a bound
 * access token.
 *
 * @throws UnusableTokens if the access token is not bound (RFC 9449, section 5)
 */
export function tokensForProofs({ token_type }: TokenEndpointResponse): UpstreamTokens {
  if (token_type === 'dpop') return {}
  throw new UnusableTokens('The access token is not bound to the DPoP proof of the request')
}

/**
 * Refuses options with which no proof could be sent, or whose access tokens clients could not use.
 *
 * @throws ApiError `invalid_body`
 */
export function checkProofs(options: ConnectionOptions): void {
  if (options.dpop_signing_alg === undefined) return
  const isShared = options.federated_connections_access_tokens?.active === true
  const reasons = [
    [isFrontChannel(options), 'a log-in with `type: front_channel` requests no access token'],
    [pkceMethodOf(options) === undefined, 'PKCE must not be disabled'],
    [isShared, 'clients cannot use the bound tokens: `federated_connections_access_tokens`'],
  ] as const
  const reason = reasons.find(([isTrue]) => isTrue)?.[1]
  if (reason) throw refusedBody(`DPoP is not possible: ${reason}`, 'options.dpop_signing_alg')
}
