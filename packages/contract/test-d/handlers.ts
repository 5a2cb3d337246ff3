/** Every mistake that the table of handlers must catch, each on the line where it is made. */
import type { Answer, Handler, Handlers } from '@latchkey/contract'

interface Context {
  tenant: { name: string }
}
declare const all: Handlers<Context>
declare const acl: Answer<'updateNetworkAcl'>['body']
const { getNetworkAcl, ...others } = all

export const complete: Handlers<Context> = { ...others, getNetworkAcl }

// @ts-expect-error TS2741: a handler is missing
export const missing: Handlers<Context> = others

// @ts-expect-error TS2322: a handler that may be undefined is missing too
export const perhaps: Handlers<Context> = { ...others, getNetworkAcl: undefined }

export const unknown: Handlers<Context> = {
  ...all,
  // @ts-expect-error TS2353: a handler the document does not know
  openDoor: getNetworkAcl,
}

export const misspelt: Handlers<Context> = {
  ...others,
  // @ts-expect-error TS2561: a name that is nearly right
  getNetworkACL: getNetworkAcl,
}

export const twice = {
  // biome-ignore lint/suspicious/noDuplicateObjectKeys: the mistake that must be caught
  getNetworkAcl,
  // @ts-expect-error TS1117: the same operation twice
  getNetworkAcl,
} satisfies Partial<Handlers<Context>>

export const misplaced: Handlers<Context> = {
  ...all,
  // @ts-expect-error TS2322: the right function under the wrong name
  updateNetworkAcl: all.createNetworkAcl,
}

// @ts-expect-error TS2322: an undocumented status
export const otherStatus: Handler<'deleteEventStream', Context> = async () => ({ status: 200 })

// @ts-expect-error TS2322: an error is thrown and not returned
export const errorStatus: Handler<'deleteNetworkAcl', Context> = async () => ({ status: 404 })

// @ts-expect-error TS2322: an answer without the body it has
export const noBody: Handler<'updateNetworkAcl', Context> = async () => ({ status: 200 })

// @ts-expect-error TS2322: a body where there is none
export const surplusBody: Handler<'deleteEventStream'> = async () => ({ status: 204, body: acl })

// @ts-expect-error TS2322: a body of another operation
export const otherBody: Handler<'getEventStream'> = async () => ({ status: 200, body: acl })

// @ts-expect-error TS2719: a field that this operation alone answers is missing
export const lacksField: Handler<'getNetworkAcl'> = async () => ({ status: 200, body: acl })

const wrong = { ...acl, priority: '50' }
// @ts-expect-error TS2322: a body with a field of the wrong type
export const wrongField: Handler<'updateNetworkAcl'> = async () => ({ status: 200, body: wrong })

export const readsInput: Handler<'updateNetworkAcl', Context> = async (call) => {
  const { path, body, query, tenant } = call
  tenant.name satisfies string
  path.id satisfies string
  // @ts-expect-error TS2339: a path parameter that does not exist
  path.name
  // @ts-expect-error TS2339: a body property that does not exist
  body.name
  query satisfies undefined
  // @ts-expect-error TS2339: context the server does not give
  call.caller
  return all.updateNetworkAcl(call)
}

export const readsQuery: Handler<'listNetworkAcls', Context> = async (call) => {
  // The query is there also when the caller gave none.
  call.query.per_page satisfies number | undefined
  // @ts-expect-error TS2339: a query parameter that does not exist
  call.query.take
  return all.listNetworkAcls(call)
}
