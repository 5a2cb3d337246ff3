import { createPrivateKey, X509Certificate } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MdlError } from '@latchkey/mdl'
import {
  issueSdJwt,
  type Outcome,
  PresentationError,
  presentOverOpenId4Vp,
  presentOverWebApi,
  TestAuthority,
  type Transport,
  testAuthorityName,
  testLicence,
  testPid,
  type WalletDocument,
  type WalletSdJwt,
} from '@latchkey/mdl/wallet'
import type { Config } from '../../config/config.ts'
import { httpsTransport } from '../https-transport.ts'
import type { Invocation } from '../invocation.ts'
import { presentOnPage } from '../present-on-page.ts'
import { UsageError } from '../usage-error.ts'

/** Prints the certificate that a template trusts by `custom_certificate_authority`. */
export async function printAuthority({ config, print }: Invocation): Promise<void> {
  const { certificatePem } = await openAuthority(config)
  print({ certificate: certificatePem }, certificatePem.trimEnd())
}

/**
 * Presents a credential that the test authority has just issued: a mobile driving licence, or the
 * person identification data of the EU as an SD-JWT VC where the request asks for it.
 */
export async function present({ config, given, has, print }: Invocation): Promise<void> {
  const engagement = given('engagement')
  const presentOver = protocolOf(engagement, has('iso-mdoc'))
  const credentials = await issueCredentials(await openAuthority(config))
  const { status, text } = await presentOver(engagement, credentials, httpsTransport(config)).catch(
    (error: unknown): Outcome => {
      if (error instanceof MdlError) throw new UsageError(`<engagement> is wrong: ${error.message}`)
      if (error instanceof PresentationError) throw new UsageError(error.message)
      throw error
    },
  )
  if (status !== 200) throw new UsageError(`The verifier refused the presentation: ${text}`)
  const accepted = 'The verifier accepted the presentation.'
  const next = redirectUriIn(text)
  if (next === undefined) return print({ accepted: true }, accepted)
  print({ accepted: true, redirect_uri: next }, `${accepted} Continue at ${next}`)
}

/** Where the answer to a presentation sends the person (OpenID4VP 1.0, section 8.2). */
function redirectUriIn(text: string): string | undefined {
  if (!text.startsWith('{')) return undefined
  const { redirect_uri: uri }: { readonly redirect_uri?: unknown } = JSON.parse(text)
  return typeof uri === 'string' ? uri : undefined
}

type Credentials = readonly [WalletDocument, WalletSdJwt]

async function issueCredentials(authority: TestAuthority): Promise<Credentials> {
  const now = new Date()
  const licence = authority.issue({ claims: testLicence, now })
  return [licence, await issueSdJwt({ ...testPid, signer: authority.signer, now })]
}

type PresentOver = (
  engagement: string,
  credentials: Credentials,
  transport: Transport,
) => Promise<Outcome>

function protocolOf(engagement: string, isIsoMdoc: boolean): PresentOver {
  if (/^https:.+\/vdcs\/p\//.test(engagement)) {
    const protocol = isIsoMdoc ? 'org-iso-mdoc' : 'openid4vp-v1-signed'
    return (url, credentials, transport) => presentOnPage(url, credentials, transport, protocol)
  }
  if (isIsoMdoc) throw new UsageError('--iso-mdoc is for the page of a `dc-api` verification.')
  if (engagement.startsWith('mdoc://')) {
    return (uri, [licence], transport) => presentOverWebApi(uri, licence, transport)
  }
  if (engagement.startsWith('openid4vp://')) return presentOverOpenId4Vp
  throw new UsageError(
    '<engagement> is the address in the QR code, which begins with mdoc:// or openid4vp://, or the page of a `dc-api` verification.',
  )
}

/** The authority in the data folder, created on first use. */
async function openAuthority({ dataFolder }: Config): Promise<TestAuthority> {
  const folder = join(dataFolder, 'wallet')
  const file = join(folder, 'authority.pem')
  const now = new Date()
  if (existsSync(file)) {
    const pem = await readFile(file, 'utf8')
    const { raw, validTo } = new X509Certificate(pem)
    const issuer = {
      key: createPrivateKey(pem),
      certificate: new Uint8Array(raw),
      name: testAuthorityName,
    }
    if (new Date(validTo) > now) return TestAuthority.of(issuer, now)
  }
  const made = await TestAuthority.create(now)
  await mkdir(folder, { recursive: true })
  const key = made.authority.key.export({ format: 'pem', type: 'pkcs8' })
  await writeFile(file, `${made.certificatePem}${key}`, { mode: 0o600 })
  return made
}
