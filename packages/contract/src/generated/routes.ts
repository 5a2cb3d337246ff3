// Made by `pnpm run generate:contract` from openapi/. Do not edit.

import type { operations } from './types.ts'

/** A method that an operation of the document has. */
export type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'

/** Method and path template of every operation of the management API, by operationId. */
export const routes = {
  createNetworkAcl: ['POST', '/network-acls'],
  deleteNetworkAcl: ['DELETE', '/network-acls/{id}'],
  getNetworkAcl: ['GET', '/network-acls/{id}'],
  listNetworkAcls: ['GET', '/network-acls'],
  patchNetworkAcl: ['PATCH', '/network-acls/{id}'],
  updateNetworkAcl: ['PUT', '/network-acls/{id}'],
} as const satisfies Record<keyof operations, readonly [Method, string]>
