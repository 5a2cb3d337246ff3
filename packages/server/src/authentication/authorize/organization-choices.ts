import type { Interaction, InteractionResults } from 'oidc-provider'

/** The ticket of the invitation in the parameters of a request. */
export function invitationOf(
  params: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  const { invitation } = params ?? {}
  return typeof invitation === 'string' ? invitation : undefined
}

/** What the user has chosen on the pages about organizations in this log-in. */
export interface OrganizationChoices {
  /** Whether the user has accepted the invitation. */
  readonly hasAccepted?: boolean
  /** Whether the user chose to log in without an organization. */
  readonly isPersonal?: boolean
}

/** The member of an interaction result that passes the choices on to later interactions. */
export function choicesOf(
  { lastSubmission }: Pick<Interaction, 'lastSubmission'>,
  made: OrganizationChoices = {},
): { readonly organization: OrganizationChoices } {
  return { organization: { ...readChoices(lastSubmission), ...made } }
}

/** Reads the choices from the result of an interaction. */
export function readChoices(result: InteractionResults | undefined): OrganizationChoices {
  const { organization } = result ?? {}
  return typeof organization === 'object' && organization !== null ? organization : {}
}
