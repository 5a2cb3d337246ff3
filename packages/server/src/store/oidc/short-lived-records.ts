/**
 * Models whose new records a power failure may lose: the user then begins the log-in again. That a
 * record was consumed always waits for the disk, because losing it would allow a replay.
 */
const shortLivedModels: readonly string[] = ['AuthorizationCode', 'Interaction', 'UpstreamLogin']

export const isShortLived = ({ model }: { readonly model: string }): boolean =>
  shortLivedModels.includes(model)

/** An item of `from` by which the commit of the statement does not wait for the disk. */
export const withoutSync = `(select set_config('synchronous_commit', 'off', true)) as setting`
