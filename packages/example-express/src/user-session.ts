import {
  type AuthenticationClient,
  createTokenSession,
  type LogInTransaction,
  type TokenSession,
} from '@latchkey/sdk/authentication'
import type { Request } from 'express'

declare module 'express-session' {
  interface SessionData {
    /** A log-in whose answer has not come yet. */
    logIn?: LogInTransaction
    /** The page that the user requested. */
    returnTo?: string
    tokens?: string
  }
}

/** The tokens of the user, kept in the session: the browser has no more than its cookie. */
export function tokensOf({ session }: Request, client: AuthenticationClient): TokenSession {
  const save = () =>
    new Promise<void>((resolve, reject) => {
      session.save((error) => (error ? reject(error) : resolve()))
    })
  return createTokenSession(client, {
    store: {
      get: () => session.tokens,
      set(_key, text) {
        session.tokens = text
        return save() // now, not with the answer: a refresh token is good once
      },
      delete() {
        delete session.tokens
        return save()
      },
    },
  })
}

/** Replaces the session, so that a stolen cookie of the old one is useless. */
export function renewSession({ session }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    session.regenerate((error) => (error ? reject(error) : resolve()))
  })
}
