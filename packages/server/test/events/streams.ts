import type { TestTenant } from '@latchkey/testkit'

interface Wishes {
  readonly url: string
  readonly types?: readonly string[]
  readonly retry_schedule?: 'extended' | 'short'
  readonly client_error_policy?: 'fail' | 'retry'
}

/** Creates a stream of the events of roles, to a receiver. @returns the response with its secret */
export async function streamTo(tenant: TestTenant, { url, types, ...others }: Wishes) {
  const { body, status, text } = await tenant.request('POST', '/api/v2/event-streams', {
    json: {
      subscriptions: (types ?? roleTypes).map((event_type) => ({ event_type })),
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: url,
          webhook_authorization: { method: 'bearer', token: 'the-token' },
        },
      },
      ...others,
    },
  })
  if (status !== 201) throw new Error(text)
  return body
}

const roleTypes = ['latchkey.role.created', 'latchkey.role.updated', 'latchkey.role.deleted']

let made = 0

export async function makeRole(tenant: TestTenant): Promise<string> {
  made += 1
  const name = `Role ${made} ${Math.random()}`
  const { body, status, text } = await tenant.request('POST', '/api/v2/roles', { json: { name } })
  if (status !== 200) throw new Error(text)
  return body.id
}

export async function changeRole(tenant: TestTenant, id: string, description: string) {
  return tenant.request('PATCH', `/api/v2/roles/${id}`, { json: { description } })
}
