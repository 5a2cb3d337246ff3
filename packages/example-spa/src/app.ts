import { createBrowserSession, type UserClaims, webStore } from '@latchkey/sdk/authentication'

const settings = await (await fetch('/settings.json')).json()

const session = createBrowserSession({
  baseUrl: settings.baseUrl,
  clientId: settings.clientId,
  audience: settings.audience,
  scope: 'openid profile email offline_access read:books',
  // Tokens outlive a reload and end with the tab. Without this line they are in memory only.
  store: webStore(sessionStorage),
  resumes: false,
})

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no ${id}.`)
  return found
}

function say(text: string, isWrong = false): void {
  element('status').textContent = text
  element('status').classList.toggle('wrong', isWrong)
}

/** Runs the action of a button, and shows an error at the top of the page. */
async function run(work: () => Promise<void>): Promise<void> {
  say('')
  await work().catch((error: Error) => say(error.message, true))
}

async function showUser(user: UserClaims | undefined): Promise<void> {
  element('welcome').hidden = user !== undefined
  for (const id of ['home', 'log-out']) element(id).hidden = user === undefined
  if (!user) return
  element('name').textContent = String(user.given_name ?? user.nickname ?? user.sub)
  const lines = { Name: user.name, Email: user.email, 'User ID': user.sub }
  element('profile').replaceChildren(
    ...Object.entries(lines).flatMap(([name, value]) => [
      Object.assign(document.createElement('dt'), { textContent: name }),
      Object.assign(document.createElement('dd'), { textContent: String(value ?? '') }),
    ]),
  )
  await showExpiry()
}

async function showExpiry(): Promise<void> {
  const { expiresAtMs = 0 } = (await session.getTokens()) ?? {}
  element('expires').textContent = new Date(expiresAtMs).toLocaleString()
}

async function showBooks(): Promise<void> {
  const authorization = `Bearer ${await session.getAccessToken()}`
  const response = await fetch('/api/books', { headers: { authorization } })
  if (!response.ok) throw new Error(`The API answered ${response.status}.`)
  const titles: string[] = await response.json()
  const items = titles.map((textContent) =>
    Object.assign(document.createElement('li'), { textContent }),
  )
  element('books').replaceChildren(...items)
}

async function renew(): Promise<void> {
  await session.renew()
  await showExpiry()
  say('The access token is a new one.')
}

const buttons = {
  'log-in': () => session.logIn(),
  'sign-up': () => session.logIn({ screen_hint: 'signup' }),
  'log-out': () => session.logOut({ returnTo: location.origin }),
  'show-books': showBooks,
  renew,
}
for (const [id, work] of Object.entries(buttons)) {
  element(id).addEventListener('click', () => run(work))
}

await run(async () => {
  await showUser(undefined)
  const { user } = await session.start()
  await showUser(user)
})
