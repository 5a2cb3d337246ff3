import { createVisitor, type Sight, type TestServer, type Visitor } from '@latchkey/testkit'

type Served = Pick<TestServer, 'fetch' | 'tenant'>
type Management = (method: string, path: string, json?: object) => ReturnType<Request>
type Request = TestServer['tenant']['request']

/** The management API, and profiles and tickets that it makes. */
export interface Tickets {
  readonly management: Management
  /** Makes a profile. @returns its id */
  profile(members?: object): Promise<string>
  /** Makes a ticket. @returns its URL */
  ticket(profileId: string, members: object): Promise<string>
}

let made = 0

export function ticketsOf(server: Pick<Served, 'tenant'>): Tickets {
  const management: Management = (method, path, json) =>
    server.tenant.request(method, `/api/v2${path}`, json ? { json } : {})
  const required = async (...call: Parameters<Management>) => {
    const { status, body, text } = await management(...call)
    if (status !== 201) throw new Error(`${call[1]}: ${text}`)
    return body
  }
  return {
    management,
    async profile(members = {}) {
      made += 1
      const { id } = await required('POST', '/self-service-profiles', {
        name: `Customers ${made}`,
        ...members,
      })
      return id
    },
    async ticket(profileId, members) {
      const at = `/self-service-profiles/${profileId}/sso-ticket`
      return (await required('POST', at, members)).ticket
    },
  }
}

/** A customer's browser at the pages of a ticket. */
export interface Customer {
  readonly visitor: Visitor
  /** The page of a step. */
  show(step: string): Promise<Sight>
  /** Posts a form of a step, and follows redirects. */
  answer(step: string, fields: Readonly<Record<string, string>>): Promise<Sight>
}

/** Opens a ticket in a new browser. */
export async function openTicket(
  server: Served,
  url: string,
): Promise<Customer & { readonly first: Sight }> {
  const visitor = createVisitor(server)
  const first = await visitor.submit(await visitor.visit(url), {})
  return { ...customerOf(visitor), first }
}

export const customerOf = (visitor: Visitor): Customer => ({
  visitor,
  show: (step) => visitor.visit(`/self-service/steps/${step}`),
  async answer(step, fields) {
    const page = await visitor.visit(`/self-service/steps/${step}`)
    return visitor.submit({ ...page, text: '<form action=""></form>' }, fields)
  },
})

/** The title of a page. */
export const titleOf = ({ text }: Sight): string => /<h1>([^<]*)/.exec(text)?.[1] ?? text
