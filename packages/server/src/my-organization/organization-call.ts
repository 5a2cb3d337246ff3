import type { Request } from 'express'
import type { Mailer } from '../mail/mail.ts'
import { isObject, type Members } from '../members.ts'
import type { OrganizationOperationId } from '../operations.ts'
import type { DnsRecords } from '../outbound/dns-records.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { Client } from '../store/clients/clients.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { authorOf } from '../tenancy/author-of.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** The services that operations of the My Organization API use. */
export interface OrganizationServices {
  readonly mailer: Mailer
  readonly dns: DnsRecords
  readonly outbound: Outbound
}

/** A request of a member about their organization. */
export interface OrganizationCall extends OrganizationServices {
  readonly req: Request
  readonly tenant: Tenant
  readonly userId: string
  readonly organizationId: string
  readonly client: Client
  /** The scopes of the token. */
  readonly scopes: readonly string[]
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The body, which was validated by the document. */
  readonly body: Members
}

interface OrganizationAnswer {
  readonly status: number
  readonly body?: object
}

/** Serves one operation. */
export type ServeOrganization = (call: OrganizationCall) => Promise<OrganizationAnswer>

/** The functions that serve some operations, by `operationId`. */
export type ServingOrganization<Ids extends OrganizationOperationId> = Readonly<
  Record<Ids, ServeOrganization>
>

/** Runs a write of a member in one transaction, together with its log entry. */
export function writeOf<T>(
  { req, tenant, client, userId }: OrganizationCall,
  work: (store: Resources) => Promise<T>,
): Promise<T> {
  const { operation, facts, method } = req
  const path = req.originalUrl.split('?', 1)[0] ?? ''
  const caller = { clientId: client.clientId, clientName: client.name, userId }
  return tenant.store.write(authorOf({ operation, facts, method, path }, caller), work)
}

/** A member of an object if it is a string. */
export function textAt(of: unknown, name: string): string | undefined {
  const value = isObject(of) ? of[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The strings of a member that is an array; empty for any other value. */
export function textsAt(of: unknown, name: string): readonly string[] {
  const value = isObject(of) ? of[name] : undefined
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

/** The `my_organization_configuration` of the application, with defaults. */
export const configurationOf = ({ settings }: Pick<Client, 'settings'>) => ({
  allowed_strategies: [],
  connection_deletion_behavior: 'allow_if_empty' as const,
  ...settings.my_organization_configuration,
})

/** The application that invitees log in to: the calling one, unless it configures another. */
export const landingClientIdOf = (client: Pick<Client, 'settings' | 'clientId'>): string =>
  client.settings.my_organization_configuration?.invitation_landing_client_id ?? client.clientId
