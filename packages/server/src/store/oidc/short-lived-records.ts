/**
 * Records that a power failure may lose: the user then only begins the log-in again. Losing that
 * one was consumed would be a replay, so that is never written in this way.
 */
const shortLivedModels: readonly string[] = ['AuthorizationCode', 'Interaction', 'UpstreamLogin']

export const isShortLived = ({ model }: { readonly model: string }): boolean =>
  shortLivedModels.includes(model)

/** An item of `from` by which the commit of the statement does not wait for the disk. */
export const withoutSync = `(select set_config('synchronous_commit', 'off', true)) as setting`
