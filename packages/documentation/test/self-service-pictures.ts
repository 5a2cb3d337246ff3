import type { Page } from 'playwright-core'

interface Taking {
  readonly page: Page
  /** Calls the management API. */
  readonly call: (path: string, data: object) => Promise<Readonly<Record<string, string>>>
  readonly take: (page: Page, name: string) => Promise<void>
}

/** The pages on which a customer connects an identity provider. */
export async function takeSelfServicePictures({ page, call, take }: Taking): Promise<void> {
  const profile = await call('self-service-profiles', { name: 'Customers' })
  const { ticket = '' } = await call(`self-service-profiles/${profile.id}/sso-ticket`, {
    connection_config: { name: 'exampleco' },
    domain_aliases_config: { domain_verification: 'optional', pending_domains: ['example.com'] },
  })
  await page.goto(ticket)
  await take(page, 'self-service-start')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Another provider with SAML' }).click()
  await page.locator('#signInEndpoint').fill('https://idp.example.com/sso')
  await page.locator('#cert').fill(certificate)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('link', { name: 'Continue without a test' }).click()
  await take(page, 'self-service-domains')
}

/** Of no key that anybody has. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBizCCATGgAwIBAgIUBuWE9QhmKXULMdry/noAcxRfOaswCgYIKoZIzj0EAwIw
GjEYMBYGA1UEAwwPaWRwLmV4YW1wbGUuY29tMCAXDTI2MTEyOTE1MDU1NVoYDzIx
MjYxMTA1MTUwNTU1WjAaMRgwFgYDVQQDDA9pZHAuZXhhbXBsZS5jb20wWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAAR/OiEmbfk+JW764V5lugoR2xkxZFQsVnZTZ/Om
dNbNS4HEKNAan+D4G6O8mkVeAyitI156OB8rhe4isQUDvxnJo1MwUTAdBgNVHQ4E
FgQUxz5ryT9PeivN7em8at98BNIJrSowHwYDVR0jBBgwFoAUxz5ryT9PeivN7em8
at98BNIJrSowDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAnRbz
VJOQewXq+Aksaz+TJ4XpCnhCGv2TB/zaBl7en2cCIAJEuzIGggq0WWIR92YRTWqh
JvRdv6FrBWdGkfvcLXQ8
-----END CERTIFICATE-----`
