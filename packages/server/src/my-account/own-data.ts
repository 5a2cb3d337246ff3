import type { AuthenticationSchema } from '@latchkey/contract'
import { type AccountCall, type ServingAccount, writeOf } from './account-call.ts'
import { listMethods } from './authentication-methods.ts'
import { shownAccount } from './connected-accounts.ts'
import { listGrants } from './grants.ts'
import { identitiesOf } from './identities.ts'
import { profileOf } from './profile.ts'
import { requireOwner } from './require-owner.ts'
import { listSessions } from './sessions.ts'

/** The most log entries, organizations and connected accounts in an export. */
const entriesMax = 100

/** The export and the deletion of all data of a user. */
export const ownData: ServingAccount<'getMyData' | 'deleteMyAccount'> = {
  async getMyData(call) {
    return { status: 200, body: await dataOf(call) }
  },
  async deleteMyAccount(call) {
    await writeOf(call, (store) => store.users.delete(call.userId))
    return { status: 204 }
  },
}

async function dataOf(call: AccountCall): Promise<AuthenticationSchema<'MyData'>> {
  const { tenant, userId } = call
  const { connectedAccounts, organizationMembers, logs } = tenant.store
  const user = await requireOwner(call)
  const [accounts, methods, sessions, grants, organizations, entries] = await Promise.all([
    connectedAccounts.listOfUser(userId, { take: entriesMax }),
    listMethods(call),
    listSessions(call),
    listGrants(call),
    organizationMembers.listOrganizations(userId, { per_page: entriesMax }),
    logs.list({ userId, per_page: entriesMax }),
  ])
  return {
    profile: profileOf(user),
    user_metadata: user.user_metadata ?? {},
    identities: identitiesOf(user),
    connected_accounts: accounts.items.map(shownAccount),
    authentication_methods: methods,
    sessions,
    grants,
    organizations: organizations.items.map(({ id = '', name = '', display_name }) => ({
      id,
      name,
      ...(display_name !== undefined && { display_name }),
    })),
    logs: entries.items.map((entry) => logEntryOf(entry)),
  }
}

type Entry = Awaited<ReturnType<AccountCall['tenant']['store']['logs']['list']>>['items'][number]

function logEntryOf(entry: Entry): AuthenticationSchema<'MyLogEntry'> {
  const { date, type, description, client_name, ip, user_agent } = entry
  return {
    date: String(date),
    type: String(type),
    ...(description != null && { description }),
    ...(client_name != null && { client_name }),
    ...(ip != null && { ip }),
    ...(user_agent != null && { user_agent }),
  }
}
