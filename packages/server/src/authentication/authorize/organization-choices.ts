import type { Interaction, InteractionResults } from 'oidc-provider'

/** The ticket of the invitation that an authorization request accepts. */
export function invitationOf(
  params: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  const { invitation } = params ?? {}
  return typeof invitation === 'string' ? invitation : undefined
}

/** What a user has decided on the pages about organizations of this log-in. */
export interface OrganizationChoices {
  /** Whether the user has accepted the invitation. */
  readonly hasAccepted?: boolean
  /** Whether the user chose to log in without an organization. */
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
