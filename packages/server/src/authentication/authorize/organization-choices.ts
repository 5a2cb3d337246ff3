import type { Interaction, InteractionResults } from 'oidc-provider'

/** What a user has decided on the pages about organizations of this log-in. */
export interface OrganizationChoices {
  /** Whether the user has accepted the invitation. */
  readonly hasAccepted?: boolean
  /** Whether the user logs in to no organization. */
  readonly isPersonal?: boolean
}

/** The member of an interaction's result that carries the choices to later interactions. */
export function choicesOf(
  { lastSubmission }: Pick<Interaction, 'lastSubmission'>,
  made: OrganizationChoices = {},
): { readonly organization: OrganizationChoices } {
  return { organization: { ...readChoices(lastSubmission), ...made } }
}

/** The choices in the result of an interaction. */
export function readChoices(result: InteractionResults | undefined): OrganizationChoices {
  const { organization } = result ?? {}
  return typeof organization === 'object' && organization !== null ? organization : {}
}
