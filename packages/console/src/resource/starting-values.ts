import type { Members } from '../api/json.ts'

/** Usual initial values, for members without default in the API document. */
const values: Readonly<Record<string, Members>> = {
  createUser: { connection: 'Username-Password-Authentication' },
  createConnection: { strategy: 'auth0', show_as_button: true },
  createVerifiableCredentialTemplate: { type: 'mdl', dialect: 'simplified/1.0' },
  createAction: { supported_triggers: [{ id: 'post-login' }], runtime: 'node22' },
  createForm: {
    languages: { primary: 'en' },
    nodes: [
      {
        id: 'company',
        type: 'STEP',
        config: {
          components: [
            {
              id: 'company_name',
              category: 'FIELD',
              type: 'TEXT',
              label: 'Name of your company',
              required: true,
              config: { max_length: 100 },
            },
            { id: 'next', category: 'BLOCK', type: 'NEXT_BUTTON', config: { text: 'Continue' } },
          ],
          next_node: '$ending',
        },
      },
    ],
    start: { next_node: 'company' },
    ending: { resume_flow: true },
  },
  createFlow: {
    actions: [
      {
        id: 'store',
        type: 'FLOW',
        action: 'STORE_VARS',
        params: { vars: { company: '{{fields.company_name}}' } },
      },
    ],
  },
  createFlowVaultConnection: { app_id: 'HTTP' },
  createNetworkAcl: { active: true, priority: 10 },
}

/** The initial values for the form of an operation that creates an item. */
export const startingValue = (operation: string): Members => values[operation] ?? {}
