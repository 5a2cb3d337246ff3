import type { AuthenticationOperationId } from '@latchkey/contract'
import type { Request, Response } from 'express'
import type {
  AccountOperationId,
  AccountPageOperationId,
  OrganizationOperationId,
  PresentationOperationId,
  ScimOperationId,
} from '../operations.ts'
import type { ProviderOf } from './provider/provider-of.ts'

/** Serves one operation. */
export type Serve = (req: Request, res: Response, providerOf: ProviderOf) => Promise<void>

/** Serves some operations of the authentication API, by name. */
export type Serving<Ids extends AuthenticationOperationId> = Readonly<Record<Ids, Serve>>

/**
 * The table of all operations but those of presentations, SCIM and My Account. It is total: a
 * missing or an unknown operation is an error.
 */
export type AuthenticationHandlers = Serving<
  Exclude<
    AuthenticationOperationId,
    | PresentationOperationId
    | ScimOperationId
    | AccountOperationId
    | AccountPageOperationId
    | OrganizationOperationId
  >
>

/** The operations of the SAML identity provider. */
export type SamlOperationId = Extract<
  AuthenticationOperationId,
  | `${string}Saml${string}`
  | 'getWsFederation'
  | 'getPem'
  | 'getCer'
  | 'getRawpem'
  | 'getPb7'
  | 'getFingerprint'
>
