import type { TestTenant } from '@latchkey/testkit'
import { type PathParameters, post } from './resource.ts'

/** Nothing listens there, and the server does not connect to it. */
const configuration = { delivery_methods: ['text'], gateway_url: 'https://127.0.0.1:9/messages' }
export const phoneProvider = {
  name: 'custom',
  configuration,
  credentials: { gateway_token: 'a-token' },
}

/** By a part of the ids of operations: makes what they are about, of which there is at most one. */
const parts: readonly (readonly [
  RegExp,
  (tenant: TestTenant, id: string) => Promise<PathParameters>,
])[] = [
  [
    /PhoneTemplateTrial/,
    async (tenant) => {
      await only(tenant, 'providers', phoneProvider)
      return only(tenant, 'templates', { type: 'otp_verify' })
    },
  ],
  [
    /PhoneProvider/,
    (tenant, id) => {
      return only(tenant, 'providers', isCreation(id) ? undefined : phoneProvider)
    },
  ],
  [
    /PhoneTemplate/,
    (tenant, id) => {
      return only(tenant, 'templates', isCreation(id) ? undefined : { type: 'otp_verify' })
    },
  ],
]

const isCreation = (operationId: string) => /^create.*(Provider|Template)$/.test(operationId)

/** Deletes the phone providers or templates of a tenant, and creates one. */
async function only(tenant: TestTenant, kind: 'providers' | 'templates', made?: object) {
  const { body } = await tenant.request('GET', `/api/v2/branding/phone/${kind}`)
  for (const { id } of body[kind]) {
    if (id) await tenant.request('DELETE', `/api/v2/branding/phone/${kind}/${id}`)
  }
  return made ? { id: (await post(tenant, `/branding/phone/${kind}`, made)).id } : {}
}

/** What an operation on phone providers or templates is about; nothing for another operation. */
export async function makePhoneParts(
  tenant: TestTenant,
  operationId: string,
): Promise<PathParameters> {
  const [, make] = parts.find(([ids]) => ids.test(operationId)) ?? []
  return (await make?.(tenant, operationId)) ?? {}
}
