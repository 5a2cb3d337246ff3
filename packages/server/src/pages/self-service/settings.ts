import { h } from 'preact'
import { alert, button, type FormProps, form } from '../elements.ts'
import type { Page } from '../page.ts'
import type { TextKey } from '../texts/texts.ts'
import { valueList } from '../value-list.ts'
import { customerFields } from './fields.ts'
import { type StepFrame, selfServiceWords, stepPage } from './frame.ts'
import { nameOfProvider, type ShownProvider } from './provider.ts'

type Key = TextKey<'common', 'self-service'>

/** A value that the customer enters; the texts have its label, and maybe a hint. */
export interface SettingField {
  readonly name: Extract<
    Key,
    | 'discovery_url'
    | 'client_id'
    | 'client_secret'
    | 'domain'
    | 'tenant_domain'
    | 'adfs_server'
    | 'fedMetadataXml'
    | 'metadataUrl'
    | 'metadataXml'
    | 'signInEndpoint'
    | 'cert'
    | 'pingFederateBaseUrl'
    | 'signingCert'
    | 'signSAMLRequest'
  >
  readonly kind: 'text' | 'secret' | 'document' | 'check'
  readonly lengthMax: number
  readonly value?: string | undefined
  readonly isMissing?: boolean
  readonly isOptional?: boolean
}

interface SettingsProps extends FormProps {
  readonly provider: ShownProvider
  /** The values to register at the identity provider. */
  readonly values: readonly { readonly name: string; readonly value: string }[]
  readonly fields: readonly SettingField[]
  /** Whether the fields are alternatives, of which one is filled in. */
  readonly hasWays: boolean
  /** Whether a secret is stored, which an empty field keeps. */
  readonly keepsSecret: boolean
  /** The reason why the values were refused. */
  readonly reason?: string | undefined
}

const hints: Partial<Record<SettingField['name'], Key>> = {
  discovery_url: 'discovery_url_hint',
  domain: 'domain_hint',
  tenant_domain: 'tenant_domain_hint',
  adfs_server: 'adfs_server_hint',
  cert: 'cert_hint',
  signingCert: 'cert_hint',
  pingFederateBaseUrl: 'pingFederateBaseUrl_hint',
}

/** The values to register at the identity provider, and a form for the values from there. */
export function renderSettings(frame: StepFrame, props: SettingsProps): Page {
  const { provider, values, fields, hasWays, keepsSecret, reason, action, hidden } = props
  const { branding } = frame
  const word = selfServiceWords(branding)
  const name = nameOfProvider(branding, provider)
  const hintOf = (field: SettingField) => {
    if (field.kind === 'secret') return keepsSecret ? word('client_secret_hint') : undefined
    const key = hints[field.name]
    return key && word(key)
  }
  return stepPage(
    frame,
    { title: word('settingsTitle', { provider: name }) },
    alert(reason && word('refusedText', { reason })),
    h('h2', null, word('registerTitle')),
    h(
      'p',
      null,
      word(provider.protocol === 'oidc' ? 'registerOidc' : 'registerSaml', { provider: name }),
    ),
    valueList(values.map((each) => [each.name, each.value] as const)),
    h('p', null, word('registerAccess')),
    h('h2', null, word('settingsFormTitle')),
    hasWays && h('p', null, word('waysText')),
    form(
      { action, hidden },
      customerFields(
        branding,
        fields.map((field) => ({
          ...field,
          label: word(field.name),
          hint: hintOf(field),
          error: field.isMissing ? word('missingText') : undefined,
          isOptional: field.isOptional === true,
        })),
      ),
      button(word('saveButtonText')),
    ),
  )
}
