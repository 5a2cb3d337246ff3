import type { DirectoryAttributes } from '../../store/users/directory-attributes.ts'
import type { ConnectionOptions } from '../connector.ts'
import type { RedirectResponse } from '../redirect-connector.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'

/** The directory of an identity provider. */
export interface ProviderDirectory {
  /** The scopes that the options require, besides those of a log-in. */
  scopesOf(options: ConnectionOptions): readonly string[]
  /**
   * Reads the attributes of a user that the options ask for.
   *
   * @param accessToken the access token of the user
   * @returns the attributes, undefined if the options ask for none, or why they cannot be read
   * @throws OutboundError if the provider does not respond
   */
  read(
    response: RedirectResponse,
    accessToken: string,
  ): Promise<DirectoryAnswer | UpstreamRefusal | undefined>
}

export interface DirectoryAnswer {
  readonly directory: DirectoryAttributes
  /** A sentence for the log of the tenant, if something was left out. */
  readonly warning?: string
}
