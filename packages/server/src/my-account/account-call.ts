import type { AuthenticationSchema } from '@latchkey/contract'
import type { Request } from 'express'
import type { LeakedPasswords } from '../login/guards/leaked-passwords.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Members } from '../members.ts'
import type { AccountOperationId } from '../operations.ts'
import type { Client } from '../store/clients/clients.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { authorOf } from '../tenancy/author-of.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** The services that operations of the My Account API use. */
export interface AccountServices {
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
}

/** A request of a user about their own account. */
export interface AccountCall extends AccountServices {
  readonly req: Request
  readonly tenant: Tenant
  readonly userId: string
  /** The application that the user called through. */
  readonly client: Pick<Client, 'clientId' | 'name'>
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The body, which was validated by the document. */
  readonly body: Members
}

/** The response of an operation; without `body` it is empty. */
export interface AccountAnswer {
  readonly status: number
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Serves one operation. */
export type ServeAccount = (call: AccountCall) => Promise<AccountAnswer>

/** The functions that serve some operations, by `operationId`. */
export type ServingAccount<Ids extends AccountOperationId> = Readonly<Record<Ids, ServeAccount>>

/** A type of authentication methods, as the My Account API names it. */
export type AuthenticationMethodType = AuthenticationSchema<'MyAuthenticationMethodType'>

/** A member of the body if it is a string. */
export function textOf({ body }: Pick<AccountCall, 'body'>, name: string): string | undefined {
  const value = body[name]
  return typeof value === 'string' ? value : undefined
}

/** Runs a write of the user in one transaction, together with its log entry. */
export function writeOf<T>(call: AccountCall, work: (store: Resources) => Promise<T>): Promise<T> {
  const { req, tenant, client, userId } = call
  const { operation, facts, method } = req
  const path = req.originalUrl.split('?', 1)[0] ?? ''
  const caller = { clientId: client.clientId, clientName: client.name, userId }
  return tenant.store.write(authorOf({ operation, facts, method, path }, caller), work)
}
