import { AddressIndexBuilder } from './address-index.ts'
import { AsnIndexBuilder } from './asn-index.ts'
import { clearBit } from './bit-vector.ts'
import type { Fact, FactIndexes } from './compiled-rules.ts'
import { HostnameIndexBuilder } from './hostname-index.ts'
import { NameIndexBuilder } from './name-index.ts'
import type { SignalIndex, SignalIndexBuilder } from './signal-index.ts'
import { TextIndexBuilder } from './text-index.ts'
import { UserAgentIndexBuilder } from './user-agent-index.ts'

/** An index that is being built. It is created when a rule first compares its fact. */
export class Draft<Index extends SignalIndex = SignalIndex> {
  private readonly create: () => SignalIndexBuilder<Index>
  private readonly wordCount: number
  private builder: SignalIndexBuilder<Index> | undefined
  /** The criteria that do not compare the fact. */
  private free = new Uint32Array(0)

  constructor(create: () => SignalIndexBuilder<Index>, wordCount: number) {
    this.create = create
    this.wordCount = wordCount
  }

  /** The builder, to which the entries of a criterion are added. */
  open(criterion: number): SignalIndexBuilder<Index> {
    if (this.builder === undefined) {
      this.builder = this.create()
      this.free = new Uint32Array(2 * this.wordCount).fill(0xffffffff)
    }
    clearBit(this.free, criterion)
    return this.builder
  }

  /** Undefined if no rule compares the fact. */
  finish(): Index | undefined {
    return this.builder?.build(this.free)
  }
}

/** Begins the indexes of all facts, for vectors of so many words. */
export const draftIndexes = (wordCount: number) => {
  const draft = <Index extends SignalIndex>(create: () => SignalIndexBuilder<Index>) =>
    new Draft(create, wordCount)
  return {
    asn: draft(() => new AsnIndexBuilder()),
    countryCode: draft(() => new TextIndexBuilder()),
    subdivisionCode: draft(() => new TextIndexBuilder()),
    ja3: draft(() => new TextIndexBuilder()),
    ja4: draft(() => new TextIndexBuilder()),
    address: draft(() => new AddressIndexBuilder()),
    connectingAddress: draft(() => new AddressIndexBuilder()),
    hostname: draft(() => new HostnameIndexBuilder()),
    userAgent: draft(() => new UserAgentIndexBuilder()),
    networkLists: draft(() => new NameIndexBuilder()),
  } satisfies Record<Fact, Draft>
}

/** The indexes of all facts, while they are being built. */
export type Drafts = ReturnType<typeof draftIndexes>

/** Builds the indexes of the facts that rules compare. */
export const finishIndexes = (drafts: Drafts): FactIndexes => ({
  asn: drafts.asn.finish(),
  countryCode: drafts.countryCode.finish(),
  subdivisionCode: drafts.subdivisionCode.finish(),
  ja3: drafts.ja3.finish(),
  ja4: drafts.ja4.finish(),
  address: drafts.address.finish(),
  connectingAddress: drafts.connectingAddress.finish(),
  hostname: drafts.hostname.finish(),
  userAgent: drafts.userAgent.finish(),
  networkLists: drafts.networkLists.finish(),
})
