import type { DirectoryAttributes } from '../../store/users/directory-attributes.ts'
import type { ConnectionOptions } from '../connector.ts'
import type { Directory } from '../directory-connector.ts'
import type { ProviderCall, RedirectResponse } from '../redirect-connector.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import type { Refresh } from './workspace-access.ts'

/** The directory of an identity provider. */
export interface ProviderDirectory {
  /** The scopes that the options require, besides those of a log-in. */
  scopesOf(options: ConnectionOptions): readonly string[]
  /**
   * Reads the attributes of a user that the options ask for.
   *
   * @returns the attributes, undefined if the options ask for none, or why they cannot be read
   * @throws OutboundError if the provider does not respond
   */
  read(
    response: RedirectResponse,
    login: DirectoryLogin,
  ): Promise<DirectoryAnswer | UpstreamRefusal | undefined>
  /** Opens the directory to list all users and groups; absent if that is not supported. */
  readonly open?: (call: ProviderCall, refresh: Refresh) => Directory
}

/** The user of a log-in. */
export interface DirectoryLogin {
  /** The access token of the user, if the log-in yields one that is bound to no key. */
  readonly accessToken: string | undefined
  /** The claim `sub`. */
  readonly subject: string
  /** Obtains tokens by a refresh token for the same client. */
  readonly refresh: Refresh
}

export interface DirectoryAnswer {
  readonly directory: DirectoryAttributes
  /** A sentence for the log of the tenant, if something was left out. */
  readonly warning?: string
}
