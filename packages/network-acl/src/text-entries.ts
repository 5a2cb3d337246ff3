import { MembershipList } from './rule-sets.ts'
import { ValueNumbers } from './value-numbers.ts'

/**
 * The entries of the lists of a signal whose values are texts, in the form in which they are
 * compared.
 */
export class TextEntries {
  protected readonly numbers = new ValueNumbers<string>()
  protected readonly membership = new MembershipList()
  private readonly comparable: (entry: string) => string

  constructor(comparable: (entry: string) => string) {
    this.comparable = comparable
  }

  /** Adds an entry; false if it is no text. */
  add(entry: unknown, _list: number, criterion: number, position: number): boolean {
    if (typeof entry !== 'string') return false
    this.membership.add(this.numbers.give(this.comparable(entry)), criterion, position)
    return true
  }
}
