const ending = '@clients'

/** The `sub` of an access token that a client has for itself, as the public API forms it. */
export const subjectOfClient = (clientId: string): string => `${clientId}${ending}`

/** Whether a `sub` is that of a client, and not of a user. */
export const isSubjectOfClient = (subject: string): boolean => subject.endsWith(ending)
