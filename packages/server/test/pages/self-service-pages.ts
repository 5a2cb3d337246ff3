import { customerProviders } from '../../src/connectors/customer-providers.ts'
import type { ResolvedBranding } from '../../src/pages/resolved-branding.ts'
import { renderAttributes } from '../../src/pages/self-service/attributes.ts'
import { renderDomains } from '../../src/pages/self-service/domains.ts'
import { renderEnable, renderSelfServiceDone } from '../../src/pages/self-service/enable.ts'
import { renderProviderChoice } from '../../src/pages/self-service/provider.ts'
import { renderCustomerProvisioning } from '../../src/pages/self-service/provisioning.ts'
import { renderSettings } from '../../src/pages/self-service/settings.ts'
import {
  renderSelfServiceInvalid,
  renderSelfServiceStart,
} from '../../src/pages/self-service/start.ts'
import { renderCustomerTest } from '../../src/pages/self-service/test.ts'
import { form, type Render, type Written } from './written.ts'

const frameOf = (branding: ResolvedBranding, { url }: Written) => ({
  branding,
  step: 2,
  steps: 7,
  backUrl: url,
})
const providerOf = (id: string) => {
  const found = customerProviders.find((each) => each.id === id)
  if (!found) throw new Error(`No provider ${id}`)
  return found
}
const valuesOf = ({ url, sentence }: Written) => [
  { name: 'Redirect URI', value: 'https://login.example.com/login/callback' },
  { name: sentence, value: url },
]

/** The pages for customers who set up their identity provider, in all of their states. */
export const selfServicePages: Readonly<Record<string, Render>> = {
  'self-service': (branding, own) =>
    renderSelfServiceStart(branding, { ...form(own), introduction: undefined }),
  'self-service-introduced': (branding, own) =>
    renderSelfServiceStart(branding, { ...form(own), introduction: '<b>Hi</b>' }),
  'self-service-invalid': (branding) => renderSelfServiceInvalid(branding),
  'self-service-provider': (branding, own) =>
    renderProviderChoice(frameOf(branding, own), { ...form(own), providers: customerProviders }),
  'self-service-provider-fixed': (branding, own) =>
    renderProviderChoice(frameOf(branding, own), {
      ...form(own),
      providers: customerProviders.slice(0, 2),
      error: 'providerFixed',
    }),
  'self-service-oidc': (branding, own) =>
    renderSettings(frameOf(branding, own), {
      ...form(own),
      provider: providerOf('okta'),
      values: valuesOf(own),
      fields: providerOf('okta').fields.map((each) => ({ ...each, value: own.email })),
      hasWays: false,
      keepsSecret: true,
    }),
  'self-service-saml': (branding, own) =>
    renderSettings(frameOf(branding, own), {
      ...form(own),
      provider: providerOf('samlp'),
      values: valuesOf(own),
      fields: providerOf('samlp').fields.map((each) => ({
        ...each,
        value: own.sentence,
        isMissing: each.name === 'cert',
        isOptional: true,
      })),
      hasWays: true,
      keepsSecret: false,
      reason: own.sentence,
    }),
  'self-service-attributes': (branding, own) =>
    renderAttributes(frameOf(branding, own), {
      ...form(own),
      protocol: 'saml',
      attributes: ['email', 'nickname'].map((name, at) => ({
        field: `source_${name}`,
        label: own.clientName,
        description: own.sentence,
        isRequired: at === 0,
        source: own.code,
        ...(at === 0 && { error: 'attributeWrong' as const }),
      })),
    }),
  'self-service-test': (branding, own) =>
    renderCustomerTest(frameOf(branding, own), {
      ...form(own),
      result: undefined,
      nextUrl: own.url,
    }),
  'self-service-tested': (branding, own) =>
    renderCustomerTest(frameOf(branding, own), {
      ...form(own),
      result: { received: [['email', own.email]], missing: [own.clientName] },
      nextUrl: own.url,
    }),
  'self-service-test-failed': (branding, own) =>
    renderCustomerTest(frameOf(branding, own), {
      ...form(own),
      result: { refused: own.sentence },
      nextUrl: own.url,
    }),
  'self-service-domains': (branding, own) =>
    renderDomains(frameOf(branding, own), {
      ...form(own),
      domains: [
        { domain: 'example.com', isRemovable: false },
        {
          domain: 'example.org',
          record: { name: '_latchkey-challenge.example.org', value: own.code },
          isRemovable: true,
        },
      ],
      isRequired: true,
      error: 'domain-unverified',
      nextUrl: own.url,
      canContinue: true,
    }),
  'self-service-provisioning': (branding, own) =>
    renderCustomerProvisioning(frameOf(branding, own), {
      ...form(own),
      endpoint: 'https://login.example.com/scim/v2/connections/con_9Xk2mQ7vLr4TzB1c',
      tokens: [{ id: own.code, createdAt: '2026-03-02T23:59:00.000Z' }],
      token: own.code,
      nextUrl: own.url,
    }),
  'self-service-provisioning-full': (branding, own) =>
    renderCustomerProvisioning(frameOf(branding, own), {
      ...form(own),
      endpoint: own.url,
      tokens: [],
      error: 'token-limit',
      nextUrl: own.url,
    }),
  'self-service-enable': (branding, own) =>
    renderEnable(frameOf(branding, own), {
      ...form(own),
      provider: providerOf('okta'),
      isNew: true,
      error: 'domain-required',
    }),
  'self-service-finish': (branding, own) =>
    renderEnable(frameOf(branding, own), {
      ...form(own),
      provider: { name: undefined },
      isNew: false,
    }),
  'self-service-done': (branding, own) => renderSelfServiceDone(branding, { backUrl: own.url }),
}
