import { nextNumber, type Resource, resource } from './resource.ts'

const newType = () => `https://login.example.com/tokens/${nextNumber()}`

/** What a schema allows and the server refuses: an action, and a connection that does not exist. */
function acceptable({ action_id: _, ...profile }: Record<string, unknown>) {
  const { connection_id: __, ...subject_token } = Object(profile.subject_token)
  return { ...profile, subject_token_type: newType(), subject_token }
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
  bodies: {
    createTokenExchangeProfile: (_tenant, _parameters, example) => ({
      ...example,
      subject_token_type: newType(),
    }),
  },
}
