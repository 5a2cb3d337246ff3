import { nanoid } from 'nanoid'
import type { IssueDirectly } from '../authentication/grants/issue-directly.ts'
import { ApiError } from '../errors.ts'
import { newHexId } from '../ids.ts'
import type { TenantSealer } from '../keys/tenant-sealer.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { defaultPictureOf } from '../record-rules/default-picture.ts'
import type { Database } from '../store/database/database.ts'
import { importUsers } from '../store/users/import-users.ts'
import type { Controls } from './control.ts'
import type { RequireTenant } from './require-tenant.ts'

interface Parts {
  readonly database: Database
  readonly passwords: Passwords
  readonly sealer: TenantSealer
  readonly requireTenant: RequireTenant
  readonly issueDirectly: IssueDirectly
  readonly now: () => Date
}

/** The controls that create users and tokens in bulk. */
export function userControls({
  database,
  passwords,
  sealer,
  requireTenant,
  issueDirectly,
  now,
}: Parts): Controls<'createTestUsers' | 'createTestTokens'> {
  return {
    async createTestUsers({ body }) {
      const { tenant: domain, connection: name, count, password = nanoid(20) } = body
      const { email_domain: emailDomain = 'example.com', email_verified = true } = body
      const { id: tenantId, store, connectors, issuer, settings } = await requireTenant(domain)
      const connection = await store.connections.findByName(name)
      if (!connection) throw new ApiError('connection_unknown')
      if (!connectors.resolve(connection, ['password', 'provisioning'])) {
        throw new ApiError('connection_not_database')
      }
      const passwordHash = await passwords.hash(tenantId, password)
      const users = Array.from({ length: count }, () => {
        const id = newHexId()
        return { id, user_id: `${connection.strategy}|${id}`, email: `user-${id}@${emailDomain}` }
      })
      const { user_metadata, app_metadata } = body
      const metadata = {
        ...(user_metadata && { user_metadata }),
        ...(app_metadata && { app_metadata }),
      }
      const lines = users.map(({ id, email }, line) => ({
        line,
        user: {
          given: { email, email_verified, user_id: id, ...metadata },
          passwordHash,
          factors: [],
        },
      }))
      await database.transaction((transaction) =>
        importUsers(
          {
            database: transaction,
            tenantId,
            connectionId: connection.id,
            connection: name,
            provider: connection.strategy,
            upsert: false,
            defaultPicture: defaultPictureOf({ issuer, settings }),
            sealer,
            author: {},
            at: now(),
          },
          lines,
        ),
      )
      const shown = users.map(({ user_id, email }) => ({ user_id, email }))
      return { status: 201, body: { password, users: shown } }
    },
    async createTestTokens({ body, req, res }) {
      const tenant = await requireTenant(body.tenant)
      const { client_id: clientId, audience, scope, user_ids: userIds = [undefined] } = body
      const tokens = []
      for (const userId of userIds) {
        const request = { tenant, clientId, audience, scope, userId }
        const issued = await issueDirectly(req, res, request)
        tokens.push({ ...issued, ...(userId !== undefined && { user_id: userId }) })
      }
      return { status: 201, body: { tokens } }
    },
  }
}
