import type { AuthenticationOperationId } from '@latchkey/contract'
import type { Operation } from './operations/operation.ts'

/**
 * The operations of the authentication API about presentations and verifications of credentials.
 */
export const presentationOperations = [
  'createVerification',
  'getVerification',
  'listVerificationEvents',
  'createWebApiMessage',
  'getPresentationRequest',
  'createPresentationRequest',
  'createPresentationResponse',
  'getVerificationPage',
] as const satisfies readonly AuthenticationOperationId[]

/** The `operationId` of one of these operations. */
export type PresentationOperationId = (typeof presentationOperations)[number]

/** The `operationId` of an operation of SCIM, which identity providers call. */
export type ScimOperationId = Extract<AuthenticationOperationId, `${string}Scim${string}`>

/** Whether an operation is one of SCIM. */
export const isScimOperation = ({ path }: Pick<Operation, 'path'>): boolean =>
  path.startsWith('/scim/')

/** The operations of the account pages, which users open in a browser. */
export const accountPageOperations = [
  'getAccountPage',
  'createAccountChange',
  'getAccountCallback',
  'getAccountEnrollmentPage',
  'createAccountEnrollment',
  'getAccountData',
  'getAccountDeletionPage',
  'createAccountDeletion',
] as const satisfies readonly AuthenticationOperationId[]

/** The `operationId` of an operation of the account pages. */
export type AccountPageOperationId = (typeof accountPageOperations)[number]

/** The operations of the My Organization API, which members of organizations call. */
export type OrganizationOperationId = Extract<
  AuthenticationOperationId,
  `${string}MyOrganization${string}`
>

/** The operations of the My Account API, which users call. */
export type AccountOperationId = Exclude<
  Extract<AuthenticationOperationId, `${string}My${string}`>,
  OrganizationOperationId
>

/** Whether an operation is one of the My Account API or the My Organization API. */
export const isOwnApiOperation = ({ path }: Pick<Operation, 'path'>): boolean =>
  path.startsWith('/me/') || path.startsWith('/my-org/')

/** Whether an operation is a test control. */
export const isTestControl = ({ path }: Pick<Operation, 'path'>): boolean =>
  path.startsWith('/test/')
