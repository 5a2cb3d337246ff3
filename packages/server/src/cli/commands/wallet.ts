import { MdlError } from '@latchkey/mdl'
import {
  issueSdJwt,
  type Outcome,
  PresentationError,
  presentOverOpenId4Vp,
  presentOverWebApi,
  type TestAuthority,
  type Transport,
  testLicence,
  testPid,
  type WalletDocument,
  type WalletSdJwt,
} from '@latchkey/mdl/wallet'
import { httpsTransport } from '../https-transport.ts'
import type { Invocation } from '../invocation.ts'
import { presentOnPage } from '../present-on-page.ts'
import { openTestAuthority } from '../test-authority.ts'
import { UsageError } from '../usage-error.ts'

/** Prints the certificate that a template trusts with `custom_certificate_authority`. */
export async function printAuthority({ config, print }: Invocation): Promise<void> {
  const { certificatePem } = await openTestAuthority(config.dataFolder)
  print({ certificate: certificatePem }, certificatePem.trimEnd())
}

/**
 * Presents a newly issued credential of the test authority: a mobile driving licence, or if the
 * request asks for it the person identification data of the EU as an SD-JWT VC.
 */
export async function present({ config, given, has, print }: Invocation): Promise<void> {
  const engagement = given('engagement')
  const presentOver = protocolOf(engagement, has('iso-mdoc'))
  const credentials = await issueCredentials(await openTestAuthority(config.dataFolder))
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

/** The URL to send the user to after a presentation (OpenID4VP 1.0, section 8.2). */
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
