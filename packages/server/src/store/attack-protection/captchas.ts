import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { attackProtectionOf } from '../../record-rules/attack-protection-defaults.ts'
import type { CaptchaSecrets as Row } from '../prisma/client.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { findProtection, putProtection } from './attack-protection.ts'

type Captcha = Schema<'Captcha'>
type Patch = Schema<'CaptchaPatch'>

/** A captcha provider with a secret; a proof of work has none. */
export type CaptchaProvider = Exclude<Captcha['active_provider_id'], 'auth_challenge'>

type Secrets = { readonly [Provider in CaptchaProvider]?: string }

/**
 * The captcha providers of one tenant. Their secrets are stored encrypted, and no API returns them.
 */
export interface Captchas {
  /**
   * Replaces the given providers and keeps the others.
   *
   * @throws ApiError `invalid_body` for an active provider that is not configured
   */
  update(patch: Patch): Promise<Captcha>
  /** @returns undefined for a provider that is not configured */
  findSecret(provider: CaptchaProvider): Promise<string | undefined>
}

const purpose = 'captcha-secrets'

export function captchas(scope: Scope): Captchas {
  const { database, tenantId, sealer, changes } = scope
  const where = { tenantId }
  const findRow = () => database.captchaSecrets.findUnique({ where })
  const opened = async (row: Row | null): Promise<Secrets> =>
    row ? JSON.parse(await sealer.open(tenantId, purpose, row.sealedSecrets)) : {}
  return {
    async update(patch) {
      const [stored, row] = await lockTenantAndRead(scope, () =>
        Promise.all([findProtection(scope), findRow()]),
      )
      const after = withProviders(attackProtectionOf(stored).captcha, patch)
      requireConfigured(after)
      const given = secretsOf(patch)
      if (Object.keys(given).length > 0) {
        const secrets = JSON.stringify({ ...(await opened(row)), ...given })
        const sealedSecrets = await sealer.seal(tenantId, purpose, secrets)
        const create = { tenantId, sealedSecrets }
        const upsert = { where, create, update: { sealedSecrets } }
        changes.sent(database.captchaSecrets.upsert(upsert))
      }
      return putProtection(scope, stored, 'captcha', after)
    },
    findSecret: async (provider) => (await opened(await findRow()))[provider],
  }
}

/** @throws ApiError `invalid_body` */
function requireConfigured({ active_provider_id: active, ...providers }: Captcha): void {
  // This provider has no keys: here it is a proof of work too.
  if (active === 'simple_captcha' || providers[active]) return
  const reason = `The provider \`${active}\` is not configured. Send its keys as \`${active}\``
  throw refusedBody(reason, 'active_provider_id')
}

const arkoseDefaults = {
  client_subdomain: 'client-api',
  verify_subdomain: 'verify-api',
  fail_open: false,
}

/** The settings after a change, without secrets. */
function withProviders(before: Captcha, patch: Patch): Captcha {
  const { arkose, hcaptcha, friendly_captcha, recaptcha_v2, recaptcha_enterprise, ...open } = patch
  const sites = { hcaptcha, friendly_captcha, recaptcha_v2 }
  const given = Object.entries(sites).flatMap(([name, site]) =>
    site ? [[name, { site_key: site.site_key }]] : [],
  )
  const { api_key: _, ...enterprise } = recaptcha_enterprise ?? {}
  const { secret: __, ...ofArkose } = arkose ?? {}
  return {
    ...before,
    ...open,
    ...Object.fromEntries(given),
    ...(recaptcha_enterprise && { recaptcha_enterprise: enterprise }),
    ...(arkose && { arkose: { ...arkoseDefaults, ...ofArkose } }),
  }
}

function secretsOf(patch: Patch): Secrets {
  const { arkose, hcaptcha, friendly_captcha, recaptcha_v2, recaptcha_enterprise } = patch
  return {
    ...(arkose && { arkose: arkose.secret }),
    ...(hcaptcha && { hcaptcha: hcaptcha.secret }),
    ...(friendly_captcha && { friendly_captcha: friendly_captcha.secret }),
    ...(recaptcha_v2 && { recaptcha_v2: recaptcha_v2.secret }),
    ...(recaptcha_enterprise && { recaptcha_enterprise: recaptcha_enterprise.api_key }),
  }
}
