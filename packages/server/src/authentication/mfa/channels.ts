import type { Pending } from '../../login/second-factors/pending.ts'

/** How a code is sent: the values of `oob_channel`. */
export type Channel = NonNullable<Pending['oobChannel']>

/** The methods of messages to a phone, by channel and the other way round. */
export const methodOf = { sms: 'text', voice: 'voice' } as const
export const channelOfPhone = { text: 'sms', voice: 'voice' } as const
