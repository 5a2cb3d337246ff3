import type { Schema } from '../src/management.ts'

const rule: Schema<'NetworkAclRule'> = {
  action: { block: true },
  scope: 'tenant',
  match: { asns: [64496] },
}

export const acl = (priority: number): Schema<'NetworkAclDefinition'> => ({
  description: `Number ${priority}`,
  active: false,
  priority,
  rule,
})

export const template = (name: string): Schema<'VerifiableCredentialTemplateDefinition'> => ({
  name,
  type: 'mdl',
  dialect: 'simplified/1.0',
  presentation: { 'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': { family_name: true } } },
  well_known_trusted_issuers: 'aamva',
})

export const stream = (name: string): Schema<'EventStreamDefinition'> => ({
  name,
  subscriptions: [{ event_type: 'user.created' }],
  destination: {
    type: 'webhook',
    configuration: {
      webhook_endpoint: 'https://lists.example.com/accounts',
      webhook_authorization: { method: 'bearer', token: 'long-and-random' },
    },
  },
})
