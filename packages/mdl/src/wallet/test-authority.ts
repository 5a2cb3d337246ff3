import { createHash, type KeyObject, randomBytes } from 'node:crypto'
import { CborDate, EmbeddedCbor } from '../cbor/cbor-values.ts'
import { embedCbor, encodeCbor } from '../cbor/encode-cbor.ts'
import { createAuthority, createSigner, type Identity } from '../certificates/create-certificate.ts'
import { pemOf } from '../certificates/read-pem.ts'
import { mdlDocType } from '../certificates/signer-profile.ts'
import { coseKeyOf } from '../cose/cose-key.ts'
import { header, signCose } from '../cose/cose-sign1.ts'
import { newKey } from '../new-key.ts'

/** A document in a wallet, with its private device key. */
export interface WalletDocument {
  readonly docType: string
  readonly deviceKey: KeyObject
  /** The encoded IssuerAuth. */
  readonly issuerAuth: Uint8Array
  /** IssuerSignedItemBytes by namespace and element. */
  readonly items: ReadonlyMap<string, ReadonlyMap<string, Uint8Array>>
}

/** The content of a document that a test authority issues. */
export interface NewDocument {
  readonly docType?: string
  /** Values by namespace and element. */
  readonly claims: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly now: Date
  readonly deviceKey?: KeyObject
  /** Bytes of `random` in each element; fewer than 16 are refused by every verifier. */
  readonly randomLength?: number
  /** Changes the MobileSecurityObject before it is signed. */
  readonly alter?: (mso: Map<string, unknown>) => void
}

const dayMs = 86_400_000
const validityDays = 365
const es256 = -7
const documentSigner = '1.0.18013.5.1.2'

const authorityNameOf = (country: string) => `CN=Test authority,C=${country}`

/** The name of an authority that was made without a country. */
export const testAuthorityName = authorityNameOf('UT')

const validityAround = (now: Date) => ({
  notBefore: new Date(now.getTime() - validityDays * dayMs),
  notAfter: new Date(now.getTime() + 2 * validityDays * dayMs),
})

/** An issuing authority for tests and demonstrations; verifiers must be configured to trust it. */
export class TestAuthority {
  readonly authority: Identity
  readonly signer: Identity

  private constructor(authority: Identity, signer: Identity) {
    this.authority = authority
    this.signer = signer
  }

  static async create(now: Date, country = 'UT'): Promise<TestAuthority> {
    const authority = await createAuthority({
      ...validityAround(now),
      name: authorityNameOf(country),
    })
    return TestAuthority.of(authority, now, country)
  }

  /** An authority that was made earlier, with a new signer. */
  static async of(issuer: Identity, now: Date, country = 'UT'): Promise<TestAuthority> {
    const signer = await createSigner({
      ...validityAround(now),
      name: `CN=Test document signer,C=${country}`,
      issuer,
      purpose: documentSigner,
    })
    return new TestAuthority(issuer, signer)
  }

  /** The same authority with another signer. */
  withSigner(signer: Identity): TestAuthority {
    return new TestAuthority(this.authority, signer)
  }

  /** The value of `custom_certificate_authority` of a template. */
  get certificatePem(): string {
    return pemOf(this.authority.certificate)
  }

  /** Issues a document that is valid from now on. */
  issue(document: NewDocument): WalletDocument {
    const { docType = mdlDocType, claims, now, randomLength = 32, alter } = document
    const deviceKey = document.deviceKey ?? newKey()
    const items = new Map(
      Object.entries(claims).map(([nameSpace, elements]) => [
        nameSpace,
        itemsOf(elements, randomLength),
      ]),
    )
    const mso = new Map<string, unknown>([
      ['version', '1.0'],
      ['digestAlgorithm', 'SHA-256'],
      ['valueDigests', digestsOf(items)],
      ['deviceKeyInfo', new Map([['deviceKey', coseKeyOf(deviceKey)]])],
      ['docType', docType],
      ['validityInfo', validityInfo(now)],
    ])
    alter?.(mso)
    const issuerAuth = signCose(embedCbor(encodeCbor(mso)), {
      key: this.signer.key,
      algorithm: es256,
      unprotected: new Map([[header.certificates, this.signer.certificate]]),
    })
    return { docType, deviceKey, issuerAuth, items }
  }
}

function itemsOf(
  elements: Readonly<Record<string, unknown>>,
  randomLength: number,
): ReadonlyMap<string, Uint8Array> {
  return new Map(
    Object.entries(elements).map(([name, value], digestId) => {
      const item = new Map<string, unknown>([
        ['digestID', digestId],
        ['random', new Uint8Array(randomBytes(randomLength))],
        ['elementIdentifier', name],
        ['elementValue', value],
      ])
      return [name, embedCbor(encodeCbor(item))]
    }),
  )
}

function digestsOf(items: WalletDocument['items']) {
  return new Map(
    [...items].map(([nameSpace, elements]) => [
      nameSpace,
      new Map(
        [...elements.values()].map((bytes, digestId) => [
          digestId,
          new Uint8Array(createHash('sha256').update(bytes).digest()),
        ]),
      ),
    ]),
  )
}

function validityInfo(now: Date): ReadonlyMap<string, CborDate> {
  return new Map([
    ['signed', dateTime(now)],
    ['validFrom', dateTime(now)],
    ['validUntil', dateTime(new Date(now.getTime() + validityDays * dayMs))],
  ])
}

/** `tdate`, in whole seconds (ISO/IEC 18013-5, section 9.1.2.4). */
export const dateTime = (at: Date): CborDate =>
  new CborDate('tdate', `${at.toISOString().slice(0, 19)}Z`)

/** CBOR that is encoded already, as a value with tag 24. */
export const embedded = (encoded: Uint8Array): EmbeddedCbor =>
  new EmbeddedCbor(embedCbor(encoded), encoded)
