import { pathOf } from '../../login/login-transaction.ts'

/** Where oidc-provider sends a browser whose user has to do something. */
export const interactionPath = (uid: string) => pathOf({ id: uid })
