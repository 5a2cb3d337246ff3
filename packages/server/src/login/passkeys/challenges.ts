import type { OidcPayload } from '../../store/oidc/oidc-statements.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** How long a challenge counts. */
export const challengeSeconds = 5 * 60

/** What a challenge is for: an interaction, or what an application goes on with. */
export interface ChallengePlace {
  readonly purpose: 'log-in' | 'enrollment'
  readonly id: string
}

const model = 'PasskeyChallenge'

const keyOf = ({ purpose, id }: ChallengePlace, challenge: string) =>
  `${purpose} ${id} ${challenge}`

/** Keeps a challenge, by its hash, for one place; each page that is shown has its own. */
export async function keepChallenge(
  { store }: Tenant,
  place: ChallengePlace,
  challenge: string,
): Promise<void> {
  const { records, now } = store.oidc
  const expiresAt = new Date(now().getTime() + challengeSeconds * 1000)
  const payload: OidcPayload = {}
  const nobody = { accountId: undefined, clientId: undefined }
  const others = { grantId: undefined, userCode: undefined, uid: undefined, ...nobody }
  await records.upsert(model, keyOf(place, challenge), { payload, ...others, expiresAt })
}

/** Uses a challenge up: of all who come with it at one time, one is told that it counted. */
export const takeChallenge = ({ store }: Tenant, place: ChallengePlace, challenge: string) =>
  store.oidc.records.consume(model, keyOf(place, challenge))
