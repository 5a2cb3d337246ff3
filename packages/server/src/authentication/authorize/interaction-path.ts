import { pathOf } from '../../login/login-transaction.ts'

/** The path to which oidc-provider redirects a browser for log-in or consent. */
export const interactionPath = (uid: string) => pathOf({ id: uid })
