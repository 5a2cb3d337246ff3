import { type AddressIndex, AddressIndexBuilder } from './address-index.ts'

/** The most lists, each of which is one bit in the vector of an address. */
const LISTS_MAX = 32

const NO_NAMES: readonly string[] = []

/**
 * Named lists of networks, such as those of anonymizers; finds the lists that contain an address.
 */
export class NetworkLists {
  readonly names: readonly string[]
  private readonly index: AddressIndex

  /** Use a `NetworkListsBuilder` to create one. */
  constructor(names: readonly string[], index: AddressIndex) {
    this.names = names
    this.index = index
  }

  /** The names of the lists that contain an address; empty for an invalid one. Never throws. */
  listsOf(address: string): readonly string[] {
    this.index.select(address)
    const { vectors, at } = this.index.sets
    const bits = vectors[at] ?? 0
    if (bits === 0) return NO_NAMES
    return this.names.filter((_name, number) => (bits & (1 << number)) !== 0)
  }
}

/** Collects the networks of lists one by one, so that the caller can pause in between. */
export class NetworkListsBuilder {
  private readonly names: string[] = []
  private readonly addresses = new AddressIndexBuilder()
  private count = 0

  /**
   * Begins a list, to which the following networks belong.
   *
   * @returns false if there are 32 lists, or one of this name
   */
  begin(name: string): boolean {
    if (this.names.length === LISTS_MAX || this.names.includes(name)) return false
    this.names.push(name)
    return true
  }

  /**
   * Adds an IPv4 or IPv6 address or CIDR.
   *
   * @returns false if it is malformed
   */
  add(network: string): boolean {
    const family = network.includes(':') ? 1 : 0
    return this.addresses.add(network, family, this.names.length - 1, this.count++)
  }

  build(): NetworkLists {
    return new NetworkLists(this.names, this.addresses.build(new Uint32Array(1)))
  }
}
