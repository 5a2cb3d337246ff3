import type { Schema } from '@latchkey/contract'

export type Client = Schema<'Client'>

/** The members that have columns of their own, or none. */
type Apart =
  | 'client_id'
  | 'client_secret'
  | 'created_at'
  | 'updated_at'
  | 'tenant'
  | 'name'
  | 'global'
  | 'app_type'
  | 'is_first_party'
  | 'grant_types'

/** What is stored in `settings`: the members that were said, as they were said. */
export type ClientSettings = Omit<Client, Apart>
