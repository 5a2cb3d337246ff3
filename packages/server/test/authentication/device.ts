import { patient, type TestTenant } from '@latchkey/testkit'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

/** The device of a user: a browser with an authenticator. */
export interface Device {
  readonly context: BrowserContext
  readonly tab: Page
  readonly devtools: CDPSession
  readonly authenticatorId: string
  readonly complaints: readonly string[]
}

/** What the authenticator is: by default a device with biometrics. */
interface AuthenticatorTraits {
  readonly transport?: 'internal' | 'usb'
  readonly hasUserVerification?: boolean
}

export async function openDevice(
  browser: Browser,
  { transport = 'internal', hasUserVerification = true }: AuthenticatorTraits = {},
): Promise<Device> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(patient(20_000))
  const tab = await context.newPage()
  const complaints: string[] = []
  tab.on('console', (message) => {
    // Browsers log a 400.
    if (!message.text().includes('status of 400')) complaints.push(message.text())
  })
  const devtools = await context.newCDPSession(tab)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification,
      isUserVerified: hasUserVerification,
      automaticPresenceSimulation: true,
    },
  })
  return { context, tab, devtools, authenticatorId, complaints }
}

/** Switches passkeys of a connection on or off. */
export async function switchPasskeys(tenant: TestTenant, connectionId: string, enabled: boolean) {
  const path = `/api/v2/connections/${connectionId}`
  const { body } = await tenant.request('GET', path)
  const authentication_methods = { ...body.options.authentication_methods, passkey: { enabled } }
  const json = { options: { ...body.options, authentication_methods } }
  const { status } = await tenant.request('PATCH', path, { json })
  if (status !== 200) throw new Error(`The connection was not changed: ${status}`)
}
