import { isObject } from '../../src/members.ts'
import { nextNumber, type Resource, resource } from './resource.ts'

const newType = () => `https://login.example.com/tokens/${nextNumber()}`

/** Without what a schema allows and the server refuses: an action, a connection, a used type. */
function acceptable({ action_id: _, ...profile }: Record<string, unknown>) {
  const { subject_token_type: type, subject_token: rules } = profile
  const { connection_id: __, ...kept } = Object(rules)
  return {
    ...profile,
    ...(typeof type === 'string' && { subject_token_type: newType() }),
    ...(isObject(rules) && { subject_token: kept }),
  }
}

export const tokenExchangeProfiles: Resource = {
  ...resource('tep', '/token-exchange-profiles', () => ({
    name: 'Fixture',
    subject_token_type: newType(),
    type: 'custom_authentication',
    subject_token: {
      issuer: 'https://login.example.com/',
      jwks_uri: 'https://login.example.com/keys',
      audiences: ['billing'],
    },
  })),
  acceptable,
  stamps: ['subject_token_type'],
  bodies: {
    createTokenExchangeProfile: (_tenant, _parameters, example) => ({
      ...example,
      subject_token_type: newType(),
    }),
  },
}
