import type { Schema } from '@latchkey/contract'
import { isoTime } from '../rows/json-object.ts'

/** The members of a session in responses, as SQL expressions on its row. */
export const sessionMembers: Readonly<Record<keyof Schema<'Session'>, string>> = {
  id: 'id',
  user_id: 'user_id',
  created_at: isoTime('created_at'),
  updated_at: isoTime('updated_at'),
  authenticated_at: isoTime('authenticated_at'),
  idle_expires_at: isoTime('idle_expires_at'),
  expires_at: isoTime('expires_at'),
  last_interacted_at: isoTime('last_interacted_at'),
  device: `
    jsonb_build_object('initial_ip', initial_ip, 'last_ip', last_ip)
    || jsonb_strip_nulls(jsonb_build_object('initial_user_agent', initial_user_agent,
                                            'last_user_agent', last_user_agent))`,
  clients: `
    (select coalesce(json_agg(json_build_object('client_id', client_id)), '[]')
       from unnest(client_ids) as client_id)`,
  authentication: `json_build_object('methods', authentication_methods)`,
  session_metadata: 'metadata',
}
