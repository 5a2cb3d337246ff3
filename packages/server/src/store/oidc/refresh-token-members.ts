import type { Schema } from '@latchkey/contract'
import { ownApis } from '../resource-servers/management-api.ts'
import { isoTime } from '../rows/json-object.ts'

const ownNames = ownApis.map((name) => `'${name}'`)

/**
 * The members of a refresh token in responses, as SQL expressions on its row.
 *
 * @param address the parameter with the value of `addressOfOwnApis`, such as `$1`
 */
export const refreshTokenMembers = (
  address: string,
): Readonly<Record<keyof Schema<'RefreshToken'>, string>> => ({
  id: 'id',
  user_id: 'user_id',
  created_at: isoTime('created_at'),
  idle_expires_at: isoTime('idle_expires_at'),
  expires_at: isoTime('expires_at'),
  device: `
    jsonb_strip_nulls(jsonb_build_object(
      'initial_ip', initial_ip, 'initial_user_agent', initial_user_agent,
      'last_ip', last_ip, 'last_user_agent', last_user_agent))`,
  client_id: 'client_id',
  session_id: 'session_id',
  rotating: 'rotating',
  resource_servers: `
    (select coalesce(json_agg(json_build_object(
              'audience',
              case when api ->> 'audience' in (${ownNames}) then ${address}::text else '' end
                || (api ->> 'audience'),
              'scopes', api -> 'scopes')), '[]')
       from json_array_elements(resource_servers) as api)`,
  last_exchanged_at: isoTime('last_exchanged_at'),
  refresh_token_metadata: 'metadata',
})
