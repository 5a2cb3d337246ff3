import { MdlError } from '../mdl-error.ts'
import { isJsonObject, type JsonObject } from './json-object.ts'
import { hash, type PresentedSdJwt } from './read-sd-jwt.ts'

/** Claims that the holder must not be able to leave out (SD-JWT VC, section 3.2.2.2). */
const alwaysDisclosed = ['iss', 'nbf', 'exp', 'cnf', 'vct', 'vct#integrity', 'status']
const reserved = ['_sd', '...']
/** Maximum depth of nested arrays and objects, as of the CBOR of an mdoc. */
const depthMax = 64

/**
 * The payload with the disclosed claims in place of their digests. This function first checks the
 * rules of RFC 9901, section 7.1, by which a presentation must be refused, because the library that
 * replaces the digests does not.
 *
 * @throws MdlError `digest_mismatch`, `credential_malformed`
 */
export async function discloseClaims({ parsed }: PresentedSdJwt): Promise<JsonObject> {
  const { payload = {} } = parsed.jwt ?? {}
  const algorithm = typeof payload._sd_alg === 'string' ? payload._sd_alg : 'sha-256'
  const disclosures = new Map<string, Disclosed>()
  for (const each of parsed.disclosures ?? []) {
    const { salt, key, value } = each
    const digest = await each.digest({ alg: algorithm, hasher: hash })
    if (typeof salt !== 'string' || disclosures.has(digest)) throw malformed()
    disclosures.set(digest, { key, value })
  }
  const found = new Set<string>()
  visit(payload, { disclosures, found, depth: 0 })
  for (const name of alwaysDisclosed) {
    if (!Object.hasOwn(payload, name) && disclosesTopLevel(payload, name, disclosures)) {
      throw new MdlError('credential_malformed', `\`${name}\` must not be selectively disclosed.`)
    }
  }
  if ([...disclosures.keys()].some((digest) => !found.has(digest))) {
    throw new MdlError('digest_mismatch', 'The issuer did not sign the digest of a disclosure.')
  }
  return parsed.getClaims<JsonObject>(hash)
}

interface Disclosed {
  /** Absent where an element of an array is disclosed. */
  readonly key: unknown
  readonly value: unknown
}

type Disclosures = ReadonlyMap<string, Disclosed>

interface Visit {
  readonly disclosures: Disclosures
  /** The digests that were visited. */
  readonly found: Set<string>
  /** The number of arrays and objects around the value. */
  readonly depth: number
}

/** Collects the digests that the issuer signed, also those inside of disclosed values. */
function visit(value: unknown, at: Visit): void {
  const inside = { ...at, depth: at.depth + 1 }
  if (Array.isArray(value)) visitElements(value, inside)
  if (isJsonObject(value)) visitMembers(value, inside)
}

function visitElements(elements: readonly unknown[], at: Visit): void {
  requireDepth(at)
  for (const element of elements) {
    const digest = digestOfElement(element)
    const disclosed = digest === undefined ? undefined : note(digest, at)
    if (disclosed && disclosed.key !== undefined) throw malformed()
    visit(disclosed ? disclosed.value : element, at)
  }
}

function visitMembers(members: JsonObject, at: Visit): void {
  requireDepth(at)
  for (const digest of digestsOf(members)) {
    const disclosed = note(digest, at)
    if (!disclosed) continue
    const { key } = disclosed
    if (typeof key !== 'string' || reserved.includes(key) || Object.hasOwn(members, key)) {
      throw malformed()
    }
    visit(disclosed.value, at)
  }
  for (const [name, each] of Object.entries(members)) {
    if (name !== '_sd') visit(each, at)
  }
}

function requireDepth({ depth }: Visit): void {
  if (depth <= depthMax) return
  throw new MdlError('credential_malformed', `The credential is nested deeper than ${depthMax}.`)
}

/** @throws MdlError `credential_malformed` for a digest that occurs twice */
function note(digest: string, { disclosures, found }: Visit) {
  if (found.has(digest)) throw malformed()
  found.add(digest)
  return disclosures.get(digest)
}

/** The digest of `{"...": digest}` (RFC 9901, section 4.2.4.2). */
function digestOfElement(element: unknown): string | undefined {
  if (!isJsonObject(element) || !Object.hasOwn(element, '...')) return
  const [[, digest] = [], ...others] = Object.entries(element)
  if (typeof digest === 'string' && others.length === 0) return digest
  throw malformed()
}

function digestsOf(members: JsonObject): readonly string[] {
  const digests = Object.hasOwn(members, '_sd') ? members._sd : []
  if (Array.isArray(digests) && digests.every((each) => typeof each === 'string')) return digests
  throw malformed()
}

const disclosesTopLevel = (payload: JsonObject, name: string, disclosures: Disclosures): boolean =>
  digestsOf(payload).some((digest) => disclosures.get(digest)?.key === name)

const malformed = () =>
  new MdlError('credential_malformed', 'The disclosures of the credential contradict each other.')
