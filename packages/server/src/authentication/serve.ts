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

/** The functions that serve some operations of the authentication API, by `operationId`. */
export type Serving<Ids extends AuthenticationOperationId> = Readonly<Record<Ids, Serve>>

/**
 * The functions for all operations except those of presentations, SCIM and My Account. A missing or
 * unknown operation is a compile error.
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

/** The `operationId` of an operation of the SAML identity provider. */
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
