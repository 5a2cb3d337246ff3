import type { Handler } from '../handler.ts'

export const createVerifiableCredentialTemplate: Handler<
  'createVerifiableCredentialTemplate'
> = async ({ write, body }) => ({
  status: 201,
  body: await write((store) => store.verifiableCredentialTemplates.create(body)),
})
