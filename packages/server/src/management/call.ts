import type { Request } from 'express'
import type { Author } from '../store/logs/administrative-log.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { authorOf } from '../tenancy/author-of.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { Caller } from './authenticate.ts'
import type { Context, ServerContext } from './handler.ts'

/** The input and context of a handler. Members that few handlers read are created at first use. */
export class Call implements Context {
  readonly tenant: Tenant
  readonly caller: Caller
  readonly facts: Context['facts']
  readonly path: Request['pathParameters']
  readonly query: Request['query']
  readonly body: unknown
  readonly #req: Request
  readonly #server: ServerContext

  constructor(req: Request, tenant: Tenant, server: ServerContext) {
    this.tenant = tenant
    this.caller = req.caller
    this.facts = req.facts
    this.path = req.pathParameters
    this.query = req.query
    this.body = req.body
    this.#req = req
    this.#server = server
  }

  get address(): string {
    return `${this.#req.tenant.issuer.slice(0, -1)}${this.#pathOfRequest}`
  }

  get author(): Author {
    const { operation, facts, method, caller } = this.#req
    return authorOf({ operation, facts, method, path: this.#pathOfRequest }, caller)
  }

  get write(): Context['write'] {
    const { tenant, author } = this
    return <T>(work: (store: Resources) => Promise<T>) => tenant.store.write(author, work)
  }

  get header(): Context['header'] {
    return (name) => this.#req.get(name)
  }

  get onClosed(): Context['onClosed'] {
    const { res } = this.#req
    return (run) => void (!res || res.closed ? run() : res.once('close', run))
  }

  get recentRequests(): Context['recentRequests'] {
    return () => this.#server.recentOf(this.tenant.id)
  }

  get following(): Context['following'] {
    return this.#server.following
  }

  get mailer(): Context['mailer'] {
    return this.#server.mailer
  }

  get outbound(): Context['outbound'] {
    return this.#server.outbound
  }

  get dns(): Context['dns'] {
    return this.#server.dns
  }

  get twilioUrl(): string {
    return this.#server.twilioUrl
  }

  get looksForLeaks(): boolean {
    return this.#server.looksForLeaks
  }

  get networkListNames(): Context['networkListNames'] {
    return this.#server.networkListNames
  }

  get log(): Context['log'] {
    return this.#server.log
  }

  get #pathOfRequest(): string {
    return this.#req.originalUrl.split('?', 1)[0] ?? ''
  }
}
