import { expect, it } from '@jest/globals'
import { isIssuerOf } from '@latchkey/server/connectors/oidc/provider-metadata'

const id = '0a1b2c3d-0000-4000-8000-0123456789ab'
const wellKnown = '.well-known/openid-configuration'
const entra = 'https://login.microsoftonline.com'
const b2c = 'https://contoso.b2clogin.com'
const external = `https://contoso.ciamlogin.com/contoso.onmicrosoft.com/v2.0/${wellKnown}`

it.each([
  ['https://idp.example.com', `https://idp.example.com/${wellKnown}`],
  ['https://idp.example.com/', `https://idp.example.com/${wellKnown}`],
  [`${entra}/${id}/v2.0`, `${entra}/contoso.com/v2.0/${wellKnown}`],
  [`https://sts.windows.net/${id}/`, `${entra}/contoso.com/${wellKnown}`],
  [`${b2c}/${id}/v2.0/`, `${b2c}/contoso.onmicrosoft.com/B2C_1_in/v2.0/${wellKnown}`],
  [`${b2c}/tfp/${id}/b2c_1_in/v2.0/`, `${b2c}/tfp/contoso.com/b2c_1_in/v2.0/${wellKnown}`],
  [`${b2c}/${id}/v2.0/`, `${b2c}/contoso.onmicrosoft.com/v2.0/${wellKnown}?p=B2C_1_in`],
  [`https://${id}.ciamlogin.com/${id}/v2.0`, external],
])('%s is the issuer of the metadata at %s', (issuer, url) => {
  expect(isIssuerOf(issuer, url)).toBe(true)
})

it.each([
  ['https://evil.example.com', `https://idp.example.com/${wellKnown}`],
  ['https://idp.example.com/other', `https://idp.example.com/${wellKnown}`],
  [`https://evil.example.com/${id}/v2.0`, `${entra}/contoso.com/v2.0/${wellKnown}`],
  [`${entra}/common/v2.0`, `${entra}/contoso.com/v2.0/${wellKnown}`],
  [`https://sts.windows.net/${id}/`, `https://idp.example.com/contoso.com/${wellKnown}`],
  [`https://sts.windows.net/${id}/`, `${b2c}/contoso.com/B2C_1_in/v2.0/${wellKnown}`],
  [`https://fabrikam.b2clogin.com/${id}/v2.0/`, `${b2c}/contoso.com/B2C_1_in/v2.0/${wellKnown}`],
  [`https://${id}.ciamlogin.com/${id.replace('0a', '0b')}/v2.0`, external],
  [`https://fabrikam.ciamlogin.com/${id}/v2.0`, external],
  [`https://${id}.ciamlogin.com.example.com/${id}/v2.0`, external],
])('%s is not the issuer of the metadata at %s', (issuer, url) => {
  expect(isIssuerOf(issuer, url)).toBe(false)
})
