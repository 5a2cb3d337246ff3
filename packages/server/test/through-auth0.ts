/**
 * Runs as a process: a program with the `auth0` package, the private CA in NODE_EXTRA_CA_CERTS and
 * a client. It prints its results as JSON.
 */
import { ManagementClient } from 'auth0'
import { walkActions, walkForms } from './through-auth0/actions.ts'
import { walkApis } from './through-auth0/apis.ts'
import { walkBranding } from './through-auth0/branding.ts'
import { walkClients } from './through-auth0/clients.ts'
import { walkConnections } from './through-auth0/connections.ts'
import { walkEventStreams } from './through-auth0/event-streams.ts'
import { walkEvents } from './through-auth0/events.ts'
import { walkGroups } from './through-auth0/groups.ts'
import { walkJobs } from './through-auth0/jobs.ts'
import { walkKeys } from './through-auth0/keys.ts'
import { walkLogs } from './through-auth0/logs.ts'
import { walkMail } from './through-auth0/mail.ts'
import { walkNetworkAcls } from './through-auth0/network-acls.ts'
import { walkPermissions } from './through-auth0/permissions.ts'
import { walkRoles } from './through-auth0/roles.ts'
import { walkSecondFactors } from './through-auth0/second-factors.ts'
import { walkSelfService } from './through-auth0/self-service.ts'
import { walkSessions } from './through-auth0/sessions.ts'
import { walkTenants } from './through-auth0/tenants.ts'
import { walkTickets } from './through-auth0/tickets.ts'
import { walkUserSearch } from './through-auth0/user-search.ts'
import { walkUsers } from './through-auth0/users.ts'
import { walkTemplates } from './through-auth0/verifiable-credentials.ts'

const [domain = '', clientId = '', clientSecret = ''] = process.argv.slice(2)
const client = new ManagementClient({ domain, clientId, clientSecret })

const results = {
  networkAcls: await walkNetworkAcls(client),
  templates: await walkTemplates(client),
  eventStreams: await walkEventStreams(client),
  events: await walkEvents(client),
  roles: await walkRoles(client),
  apis: await walkApis(client, clientId),
  clients: await walkClients(client),
  keys: await walkKeys(client),
  tenants: await walkTenants(client),
  branding: await walkBranding(client),
  mail: await walkMail(client),
  logs: await walkLogs(client),
  users: await walkUsers(client),
  secondFactors: await walkSecondFactors(client),
  permissions: await walkPermissions(client),
  connections: await walkConnections(client, clientId),
  groups: await walkGroups(client, domain),
  tickets: await walkTickets(client),
  userSearch: await walkUserSearch(client),
  jobs: await walkJobs(client),
  sessions: await walkSessions(client),
  selfService: await walkSelfService(client),
  actions: await walkActions(client),
  forms: await walkForms(client),
}
process.stdout.write(JSON.stringify(results))
