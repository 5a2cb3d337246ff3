import { isDeepStrictEqual } from 'node:util'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import type { ClientCertificate } from '../../peers/client-certificate.ts'
import { loadX509 } from '../../x509/load-x509.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { noSubject } from './client-metadata.ts'

type Feature = NonNullable<NonNullable<Configuration['features']>['mTLS']>

/** The client certificate of a request to oidc-provider. */
export function certificateOf(ctx: KoaContextWithOIDC): ClientCertificate | undefined {
  return oidcRequestOf(ctx).req.clientCertificate
}

/** Client authentication by certificate, and certificate-bound access tokens (RFC 8705). */
export async function mutualTls(): Promise<Feature> {
  const { Name, X509Certificate } = await loadX509()
  return {
    enabled: true,
    certificateBoundAccessTokens: true,
    selfSignedTlsClientAuth: true,
    tlsClientAuth: true,
    getCertificate: (ctx) => certificateOf(ctx)?.certificate,
    certificateAuthorized: (ctx) => certificateOf(ctx)?.isVerified ?? false,
    certificateSubjectMatches(ctx, property, expected) {
      const found = certificateOf(ctx)
      if (!found || property !== 'tls_client_auth_subject_dn') return false
      if (expected === noSubject) return false
      const { subjectName } = new X509Certificate(found.certificate.raw)
      try {
        // RFC 4514, section 2.1: the string has the last RDN first.
        const registered = new Name(expected).toJSON().toReversed()
        return isDeepStrictEqual(trimmed(registered), trimmed(subjectName.toJSON()))
      } catch {
        return false // the registered text is no distinguished name
      }
    },
  }
}

type Names = readonly Readonly<Record<string, readonly unknown[]>>[]

function trimmed(names: Names): unknown {
  return names.map((part) =>
    Object.entries(part).map(([type, values]) => [type, values.map((each) => `${each}`.trim())]),
  )
}
