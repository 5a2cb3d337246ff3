import { listIn, type Members, textIn } from '../api/json.ts'
import { Moment } from '../parts/value.tsx'
import { numeral, words } from '../texts/texts.ts'

/**
 * Who the user is, at a glance. Shows an initial in place of the picture, which another host would
 * serve.
 */
export function UserSummary({ user: shown }: { readonly user: Members }) {
  const { user } = words()
  const name = textIn(shown, 'name') || textIn(shown, 'email') || textIn(shown, 'user_id')
  const identities = listIn(shown.identities).map((each) => textIn(each, 'connection'))
  const count = textIn(shown, 'logins_count')
  const facts = [
    [user.email, textIn(shown, 'email')],
    [user.phone, textIn(shown, 'phone_number')],
    [user.connections, [...new Set(identities)].join(', ')],
    [user.logins, count === '' ? '' : numeral(Number(count))],
  ] as const
  const times = [
    [user.created, textIn(shown, 'created_at')],
    [user.lastLogin, textIn(shown, 'last_login')],
  ] as const
  return (
    <section class="card userSummary">
      <span class="avatar large" aria-hidden="true">
        {name.charAt(0).toUpperCase()}
      </span>
      <dl class="facts">
        {facts.map(([label, value]) =>
          value === '' ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {label === user.email && <Verified isVerified={shown.email_verified === true} />}
              </dd>
            </div>
          ),
        )}
        {times.map(([label, iso]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{iso === '' ? user.never : <Moment iso={iso} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Verified({ isVerified }: { readonly isVerified: boolean }) {
  const { verified, unverified } = words().user
  return (
    <>
      {' '}
      <span class={isVerified ? 'flag on' : 'flag'}>{isVerified ? verified : unverified}</span>
    </>
  )
}
