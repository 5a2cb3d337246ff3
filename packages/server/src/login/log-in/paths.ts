/** Where a browser is sent when its user has to say something; the cookie is for what is below. */
export const interactionPath = (uid: string) => `/u/${uid}`
