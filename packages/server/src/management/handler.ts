import type {
  Handler as ContractHandler,
  Handlers as ContractHandlers,
  OperationId,
} from '@latchkey/contract'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { Caller } from './authenticate.ts'

/** What a handler is given besides path, query and body. */
export interface Context {
  readonly tenant: Tenant
  readonly caller: Caller
}

export type Handler<Id extends OperationId> = ContractHandler<Id, Context>
export type Handlers = ContractHandlers<Context>
