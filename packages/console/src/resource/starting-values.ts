import type { Members } from '../api/json.ts'

/** Usual values of a new item, where the API document has no default. */
const values: Readonly<Record<string, Members>> = {
  createUser: { connection: 'Username-Password-Authentication' },
  createConnection: { strategy: 'auth0', show_as_button: true },
  createVerifiableCredentialTemplate: { type: 'mdl', dialect: 'simplified/1.0' },
  createNetworkAcl: { active: true, priority: 10 },
}

export const startingValue = (operation: string): Members => values[operation] ?? {}
