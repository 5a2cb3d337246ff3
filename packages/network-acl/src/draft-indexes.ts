import { AddressIndexBuilder } from './address-index.ts'
import { AsnIndexBuilder } from './asn-index.ts'
import type { Fact, FactIndexes } from './compiled-rules.ts'
import { HostnameIndexBuilder } from './hostname-index.ts'
import type { SignalIndex, SignalIndexBuilder } from './signal-index.ts'
import { TextIndexBuilder } from './text-index.ts'
import { UserAgentIndexBuilder } from './user-agent-index.ts'

/** One index under construction: `free` keeps the criteria that do not look at its fact. */
export interface Draft<Index extends SignalIndex = SignalIndex> {
  readonly builder: SignalIndexBuilder<Index>
  readonly free: Uint32Array
}

export const draftIndexes = (wordCount: number) => {
  const draft = <Index extends SignalIndex>(builder: SignalIndexBuilder<Index>): Draft<Index> => ({
    builder,
    free: new Uint32Array(2 * wordCount).fill(0xffffffff),
  })
  return {
    asn: draft(new AsnIndexBuilder()),
    countryCode: draft(new TextIndexBuilder()),
    subdivisionCode: draft(new TextIndexBuilder()),
    ja3: draft(new TextIndexBuilder()),
    ja4: draft(new TextIndexBuilder()),
    address: draft(new AddressIndexBuilder()),
    connectingAddress: draft(new AddressIndexBuilder()),
    hostname: draft(new HostnameIndexBuilder()),
    userAgent: draft(new UserAgentIndexBuilder()),
  } satisfies Record<Fact, Draft>
}

export type Drafts = ReturnType<typeof draftIndexes>

/** Nothing, when every criterion is free of the fact. */
const finish = <Index extends SignalIndex>({ builder, free }: Draft<Index>): Index | undefined =>
  free.every((word) => word === 0xffffffff) ? undefined : builder.build(free)

export const finishIndexes = (drafts: Drafts): FactIndexes => ({
  asn: finish(drafts.asn),
  countryCode: finish(drafts.countryCode),
  subdivisionCode: finish(drafts.subdivisionCode),
  ja3: finish(drafts.ja3),
  ja4: finish(drafts.ja4),
  address: finish(drafts.address),
  connectingAddress: finish(drafts.connectingAddress),
  hostname: finish(drafts.hostname),
  userAgent: finish(drafts.userAgent),
})
