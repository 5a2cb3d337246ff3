import { nextNumber, resource } from './resource.ts'

const path = '/verifiable-credentials/verification/templates'

export const verifiableCredentials = resource('vct', path, () => ({
  name: `Fixture ${nextNumber()}`,
  type: 'mdl',
  dialect: 'simplified/1.0',
  presentation: { 'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': { portrait: true } } },
  well_known_trusted_issuers: 'aamva',
}))
