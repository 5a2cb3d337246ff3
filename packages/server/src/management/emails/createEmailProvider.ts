import type { Handler } from '../handler.ts'
import { readEmailProvider } from './read-email-provider.ts'

export const createEmailProvider: Handler<'createEmailProvider'> = async ({ write, body }) => {
  const definition = readEmailProvider(body)
  return { status: 201, body: await write((store) => store.emailProviders.create(definition)) }
}
