import type { Members } from '../api/json.ts'

/** Usual initial values, for members without default in the API document. */
const values: Readonly<Record<string, Members>> = {
  createUser: { connection: 'Username-Password-Authentication' },
  createConnection: { strategy: 'auth0', show_as_button: true },
  createVerifiableCredentialTemplate: { type: 'mdl', dialect: 'simplified/1.0' },
  createAction: { supported_triggers: [{ id: 'post-login' }], runtime: 'node22' },
  createNetworkAcl: { active: true, priority: 10 },
}

/** The initial values for the form of an operation that creates an item. */
export const startingValue = (operation: string): Members => values[operation] ?? {}
