import type { UserClaims } from '@latchkey/sdk/authentication'
import { type Html, html } from './html.ts'

/** A page, with a log-out link for a logged-in user. */
function page(title: string, isLoggedIn: boolean, content: Html): string {
  const logOut = html`<form method="post" action="/logout">
    <button class="plain">Log out</button>
  </form>`
  const { text } = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · Reading room</title>
    <link rel="stylesheet" href="/style.css">
  </head>
  <body>
    <header>
      <a class="brand" href="/"><span aria-hidden="true">R</span> Reading room</a>
      ${isLoggedIn ? logOut : ''}
    </header>
    <main>${content}</main>
  </body>
</html>`
  return text
}

export const homePage = (user: UserClaims | undefined): string =>
  user
    ? page(
        'Home',
        true,
        html`<h1>Hello, ${nameOf(user)}</h1>
        <p class="actions">
          <a class="button" href="/profile">Your profile</a>
          <a class="button plain" href="/members">Members</a>
        </p>`,
      )
    : page(
        'Welcome',
        false,
        html`<h1>A quiet place to read</h1>
        <p>Log in to come in.</p>
        <p class="actions">
          <a class="button" href="/login">Log in</a>
          <a class="button plain" href="/signup">Sign up</a>
        </p>`,
      )

export const profilePage = (user: UserClaims, expiresAt: Date): string =>
  page(
    'Profile',
    true,
    html`<h1>Your profile</h1>
    <dl>
      <dt>Name</dt><dd>${text(user.name)}</dd>
      <dt>Email</dt><dd>${text(user.email)}</dd>
      <dt>User ID</dt><dd>${user.sub}</dd>
      <dt>Access token</dt><dd>good until ${expiresAt.toISOString()}</dd>
    </dl>
    <form method="post" action="/renew"><button class="plain">Renew the token</button></form>`,
  )

export const membersPage = (names: readonly string[]): string =>
  page(
    'Members',
    true,
    html`<h1>Members</h1>
    <p>The application requested it from the management API.</p>
    <ul>${names.map((name) => html`<li>${name}</li>`)}</ul>`,
  )

export const errorPage = (message: string): string =>
  page(
    'Something went wrong',
    false,
    html`<h1>Something went wrong</h1>
    <p role="alert">${message}</p>
    <p class="actions"><a class="button" href="/">Begin again</a></p>`,
  )

const nameOf = ({ given_name, nickname, sub }: UserClaims) => text(given_name ?? nickname ?? sub)
const text = (value: unknown) => (typeof value === 'string' ? value : '')
