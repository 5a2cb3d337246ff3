import type { Schema } from '@latchkey/contract'

/** A client as answers and events show it; only events have the times. */
export type Client = Schema<'Client'> & {
  readonly created_at?: string
  readonly updated_at?: string
}

/** The members that are not in `settings`: they have columns of their own, or are not stored. */
type Apart =
  | 'client_id'
  | 'client_secret'
  | 'created_at'
  | 'updated_at'
  | 'tenant'
  | 'name'
  | 'global'
  | 'signing_keys'
  | 'callback_url_template'
  | 'cross_origin_auth'
  | 'oidc_backchannel_logout'
  | 'app_type'
  | 'is_first_party'
  | 'grant_types'

/** The column `settings`: the members that were set, as they were sent. */
export type ClientSettings = Omit<Client, Apart>
