import { memberOf } from '../../members.ts'
import type { Line } from '../../outbound/conversation.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { ProviderCall } from '../redirect-connector.ts'
import { notConfigured } from '../upstream/refusal.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { type DirectoryResult, DirectorySession, resultCodes } from './directory-session.ts'
import { type DirectoryServer, type LdapOptions, serversOf } from './ldap-options.ts'

/** A setting of the connection or of the directory prevents log-ins; says what to change. */
export class DirectoryMisconfigured extends Error {
  readonly refusal: UpstreamRefusal

  constructor(description: string) {
    super(description)
    this.name = 'DirectoryMisconfigured'
    this.refusal = notConfigured(description)
  }
}

/**
 * Talks to the first server of a directory that responds, as the account of the connection.
 *
 * @throws OutboundError if none responds
 * @throws DirectoryMisconfigured if a server refuses the account, or is not trusted
 */
export async function withDirectory<T>(
  call: ProviderCall,
  ldap: LdapOptions,
  use: (session: DirectorySession) => Promise<T>,
): Promise<T> {
  let away: OutboundError | undefined
  for (const server of serversOf(ldap)) {
    let isOpen = false
    try {
      return await call.outbound.converse({ tenantId: call.tenantId, ...server }, async (line) => {
        const session = await openSession(line, server, ldap)
        await bindForSearches(session, call, ldap)
        isOpen = true
        const result = await use(session)
        session.unbind()
        return result
      })
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      // What has begun is not repeated at another server: each attempt counts there, too.
      if (isOpen) throw error
      away = error
    }
  }
  throw away ?? new OutboundError('refused', 'The connection names no directory.')
}

async function openSession(
  line: Line,
  { hostname, tls }: DirectoryServer,
  { ca_certificates: ca }: LdapOptions,
): Promise<DirectorySession> {
  if (tls === 'none') {
    if (line.isPrivate) return new DirectorySession(line.socket)
    const todo =
      `${hostname} is asked without TLS, which the operator permits in listed private networks ` +
      'alone. Use `ldaps://` or StartTLS.'
    throw new DirectoryMisconfigured(todo)
  }
  if (tls === 'start_tls') {
    const session = new DirectorySession(line.socket)
    const { code } = await session.requestTls()
    session.release()
    if (code !== resultCodes.success) {
      throw new DirectoryMisconfigured(`${hostname} refuses StartTLS (code ${code}).`)
    }
  }
  return new DirectorySession(await trusted(line, hostname, ca))
}

async function trusted(line: Line, hostname: string, ca: string | undefined) {
  try {
    return await line.secure(ca)
  } catch (error) {
    const code = error instanceof OutboundError ? memberOf(error.cause, 'code') : undefined
    const reason = mistrusted.find(([pattern]) => pattern.test(String(code)))?.[1]
    if (reason === undefined) throw error
    throw new DirectoryMisconfigured(`The certificate of ${hostname} ${reason}`)
  }
}

const mistrusted: readonly (readonly [RegExp, string])[] = [
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'is for another name. Use a name that it contains.'],
  [/^CERT_HAS_EXPIRED$/, 'has expired.'],
  [/^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/, 'is not trusted. Add its CA to `ca_certificates`.'],
]

async function bindForSearches(
  session: DirectorySession,
  { secrets }: ProviderCall,
  { bind_dn: dn }: LdapOptions,
): Promise<void> {
  if (dn === undefined) return
  const { ldap_bind_password: password = '' } = secrets
  if (password === '') throw new DirectoryMisconfigured('`ldap_bind_password` is not set.')
  const result = await session.bind(dn, password)
  if (result.code !== resultCodes.success) refuseAccount(result)
}

/** A directory that is busy or stops answers is away; any other refusal is a setting. */
function refuseAccount({ code, diagnostic }: DirectoryResult): never {
  refuseAway(code)
  const said = diagnostic === '' ? '' : `: ${diagnostic}`
  throw new DirectoryMisconfigured(
    `The directory refuses \`bind_dn\` or its password (code ${code})${said}`,
  )
}

const { timeLimitExceeded, adminLimitExceeded, busy, unavailable, other } = resultCodes
const away: readonly number[] = [timeLimitExceeded, adminLimitExceeded, busy, unavailable, other]

/** @throws OutboundError for a code that says nothing but that the directory cannot answer now */
export function refuseAway(code: number): void {
  if (!away.includes(code)) return
  throw new OutboundError('unreachable', `The directory is not available (code ${code}).`)
}
