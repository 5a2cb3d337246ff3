import type { User } from './user.ts'

/** Stores a screenshot where a module requests one. */
const keepPage = ['wait', 'css', 'h1', 10, '.*', 'update-image-placeholder-optional']

/** Modules that ask for a screenshot of the page to log in, and go on from there. */
const loginPageModules = ['oidcc-prompt-login', 'oidcc-max-age-1']

/** Modules that end with a screenshot of the page to log in. */
const lookingModules = [
  'oidcc-registration-logo-uri',
  'oidcc-registration-policy-uri',
  'oidcc-registration-tos-uri',
]

/** Modules in which the user declines to consent. */
export const decliningModules: readonly string[] = [
  'fapi1-advanced-final-user-rejects-authentication',
  'fapi2-security-profile-final-user-rejects-authentication',
]

/** Modules that visit an address twice; the user logs in at the second visit only. */
const twiceVisitingModules = [
  'fapi1-advanced-final-par-ensure-reused-request-uri-prior-to-auth-completion-succeeds',
  'fapi2-security-profile-final-par-ensure-reused-request-uri-prior-to-auth-completion-succeeds',
]

interface Browsing {
  /** Ends with a slash. */
  readonly issuer: string
  readonly suiteUrl: string
  readonly user: User
}

/**
 * The actions of the suite's browser at the tenant's pages, in all modules and in those that
 * differ. Every step is optional, because modules end at the callback, at an error page of the
 * tenant, or at the page after a log-out.
 */
export function browserSteps({ issuer, suiteUrl, user: { email, password } }: Browsing) {
  const at = (path: string) => `${issuer}${path}`
  const step = (task: string, match: string, ...commands: readonly unknown[]) => ({
    task,
    match,
    optional: true,
    commands,
  })
  const submitted = ['wait', 'id', 'submission_complete', 10]
  const back = step('Come back', `${suiteUrl}test/*/callback*`, submitted)
  const stay = step('Keep the last page', at('*'), keepPage)
  const logIn = (...first: readonly unknown[]) =>
    step(
      'Log in',
      at('u/*/login*'),
      ...first,
      ['text', 'name', 'username', email],
      ['text', 'name', 'password', password],
      ['click', 'css', 'main form:first-of-type button[type=submit]:not([name])'],
    )
  const consent = (answer: 'accept' | 'deny') =>
    step('Consent', at('u/*/consent*'), ['click', 'css', `button[value=${answer}]`])
  const accept = ['click', 'css', 'button[value=accept]', 'optional']
  const logOut = {
    match: at('oidc/logout*'),
    tasks: [step('Log out', at('oidc/logout*'), keepPage, accept), stay],
  }
  const browser = (...tasks: readonly unknown[]) => [{ match: at('authorize*'), tasks }, logOut]
  const usual = browser(logIn(), consent('accept'), back, stay)
  const first = { match: at('authorize*'), 'match-limit': 1, tasks: [stay] }
  const override = [
    ...twiceVisitingModules.map((module) => [module, [first, ...usual]]),
    ...loginPageModules.map((module) => [
      module,
      browser(logIn(keepPage), consent('accept'), back, stay),
    ]),
    ...lookingModules.map((module) => [module, browser(stay)]),
    ...decliningModules.map((module) => [module, browser(logIn(), consent('deny'), back, stay)]),
  ].map(([module, steps]) => [module, { browser: steps }])
  return {
    browser: usual,
    override: Object.fromEntries(override) as Readonly<Record<string, unknown>>,
  }
}
