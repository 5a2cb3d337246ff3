import { ApiError } from '../errors.ts'

/**
 * Requires one to four X.509 certificates in PEM in `custom_certificate_authority`, without which a
 * template could verify nothing.
 *
 * @throws ApiError `invalid_body`
 */
export async function requireCertificateAuthorities(pem: string | null): Promise<void> {
  if (pem === null) return
  const { PemError, readPemCertificates } = await import('@latchkey/mdl')
  try {
    readPemCertificates(pem)
  } catch (error) {
    if (!(error instanceof PemError)) throw error
    throw new ApiError('invalid_body', {
      message: `\`custom_certificate_authority\` ${error.message}.`,
    })
  }
}
