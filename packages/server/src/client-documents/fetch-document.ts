import type { JsonWebKey } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { memberOf, membersIn } from '../members.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import { readKeySet } from '../record-rules/key-set.ts'
import { hasUnstorableText, unstorableText } from '../unstorable-text.ts'
import { type ReadDocument, readDocument } from './read-document.ts'

/** The largest document in bytes (Client ID Metadata Document, section 6.6). */
const documentBytesMax = 5 * 1024
/** The largest JWK Set of a client in bytes. */
const keysBytesMax = 12 * 1024

interface Fetching {
  readonly tenantId: string
  readonly outbound: Pick<Outbound, 'send'>
}

type Keys = NonNullable<
  Schema<'ClientDocumentFields'>['client_authentication_methods']
>['private_key_jwt']['credentials']

/** A fetched document, with the public keys of its client. */
export interface FetchedDocument extends ReadDocument {
  readonly keys: Keys
}

/**
 * Fetches and validates the Client ID Metadata Document at a URL, and the JWK Set that it names.
 *
 * @returns `problem`, a sentence, if there is no document to validate
 */
export async function fetchDocument(
  fetching: Fetching,
  url: string,
): Promise<FetchedDocument | { readonly problem: string }> {
  const fetched = await fetchJson(fetching, url, documentBytesMax)
  if ('problem' in fetched) return fetched
  const members = membersIn(fetched.body)
  if (!members) return { problem: 'The document is not a JSON object.' }
  const read = readDocument(url, members)
  const text = Buffer.from(fetched.body).toString()
  if (hasUnstorableText(text, members)) {
    return { ...read, keys: [], violations: [unstorableText], client: undefined }
  }
  const { jwks_uri } = read.client ?? {}
  if (jwks_uri === undefined) return { ...read, keys: [] }
  const { keys, violation } = await fetchKeys(fetching, jwks_uri)
  if (violation === undefined) return { ...read, keys }
  return { ...read, keys: [], violations: [violation], client: undefined }
}

async function fetchKeys(fetching: Fetching, url: string) {
  const fetched = await fetchJson(fetching, url, keysBytesMax)
  if ('problem' in fetched) return refused(`\`jwks_uri\` cannot be read: ${fetched.problem}`)
  const all = membersIn(fetched.body)?.keys
  if (Array.isArray(all) && all.some((key) => memberOf(key, 'd') !== undefined)) {
    return refused('`jwks_uri` has a private key: publish public keys only')
  }
  const keys = usableKeys(fetched.body)
  if (keys.length > 0) return { keys, violation: undefined }
  return refused('`jwks_uri` must have an RSA key for RS256, RS384 or PS256')
}

const refused = (violation: string) => ({ keys: [], violation })

const algorithms = ['RS256', 'RS384', 'PS256'] as const

function usableKeys(body: Uint8Array): Keys {
  try {
    return readKeySet(body).keys.flatMap(({ kid = '', alg = 'RS256' }: JsonWebKey) => {
      const known = algorithms.find((each) => each === alg)
      return known ? [{ credential_type: 'public_key', kid: String(kid), alg: known }] : []
    })
  } catch {
    return []
  }
}

async function fetchJson(
  { tenantId, outbound }: Fetching,
  url: string,
  answerBytesMax: number,
): Promise<{ readonly body: Uint8Array } | { readonly problem: string }> {
  const headers = { accept: 'application/json' }
  try {
    const answer = await outbound.send({ tenantId, url, method: 'GET', headers, answerBytesMax })
    const type = answer.headers['content-type'] ?? ''
    if (answer.status !== 200) return { problem: `The server answered with ${answer.status}.` }
    if (/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) return { body: answer.body }
    return { problem: 'The media type of the response is not application/json.' }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { problem: error.message }
  }
}
