// Made by `pnpm run generate:contract` from openapi/. Do not edit.

import type { operations } from './types.ts'

/** A method that an operation of the document has. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Method and path template of every operation of the management API, by operationId. */
export const routes = {
  createEventStream: ['POST', '/event-streams'],
  createNetworkAcl: ['POST', '/network-acls'],
  createNetworkAclDryRun: ['POST', '/network-acl-dry-runs'],
  createNetworkAclExplanation: ['POST', '/network-acl-explanations'],
  createVerifiableCredentialTemplate: ['POST', '/verifiable-credentials/verification/templates'],
  deleteEventStream: ['DELETE', '/event-streams/{id}'],
  deleteNetworkAcl: ['DELETE', '/network-acls/{id}'],
  deleteVerifiableCredentialTemplate: [
    'DELETE',
    '/verifiable-credentials/verification/templates/{id}',
  ],
  getEventStream: ['GET', '/event-streams/{id}'],
  getNetworkAcl: ['GET', '/network-acls/{id}'],
  getNetworkAclStatistics: ['GET', '/network-acls/{id}/statistics'],
  getVerifiableCredentialTemplate: ['GET', '/verifiable-credentials/verification/templates/{id}'],
  listEventStreams: ['GET', '/event-streams'],
  listNetworkAcls: ['GET', '/network-acls'],
  listVerifiableCredentialTemplates: ['GET', '/verifiable-credentials/verification/templates'],
  patchNetworkAcl: ['PATCH', '/network-acls/{id}'],
  updateEventStream: ['PATCH', '/event-streams/{id}'],
  updateNetworkAcl: ['PUT', '/network-acls/{id}'],
  updateVerifiableCredentialTemplate: [
    'PATCH',
    '/verifiable-credentials/verification/templates/{id}',
  ],
} as const satisfies Record<keyof operations, readonly [Method, string]>
