import { requireCertificateAuthorities } from '../../record-rules/certificate-authorities.ts'
import type { Handler } from '../handler.ts'

export const createVerifiableCredentialTemplate: Handler<
  'createVerifiableCredentialTemplate'
> = async ({ write, body }) => {
  await requireCertificateAuthorities(body.custom_certificate_authority ?? null)
  const template = await write((store) => store.verifiableCredentialTemplates.create(body))
  return { status: 201, body: template }
}
