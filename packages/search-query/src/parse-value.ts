import { wildcardLiteralMin } from './bounds.ts'
import type { Bound, Clause, FieldPath, Query } from './query.ts'
import type { TextReader } from './text-reader.ts'

/** Parses what follows a field and its colon: a word, a quoted text, a range or a comparison. */
export class ValueParser {
  private readonly reader: TextReader

  constructor(reader: TextReader) {
    this.reader = reader
  }

  value(field: FieldPath): Query {
    const { reader } = this
    if (reader.take('"')) return { kind: 'term', field, value: reader.quoted() }
    if (this.isRange()) return this.range(field)
    if (this.isComparison()) return this.comparison(field)
    return this.word(field)
  }

  /** A word without quotes: asterisks are wildcards. */
  word(field: FieldPath | undefined): Query {
    const { reader } = this
    const { at } = reader
    for (const operator of ['AND', 'OR', 'NOT']) {
      if (reader.takeWord(operator)) reader.fail(`a value is required before ${operator}`, at)
    }
    if (reader.next === '/') {
      reader.fail('regular expressions are not supported: write \\/ for the character /')
    }
    const { parts } = reader.word({ ends: '()', cut: '*', refused: '[]{}^"~' })
    if (reader.at === at) reader.fail('a value is required here')
    if (parts.length === 1) return { kind: 'term', field, value: parts.join('') }
    const literals = parts.filter((part, index) => {
      return part !== '' || index === 0 || index === parts.length - 1
    })
    if (literals.every((part) => part === '')) {
      return field ? { kind: 'exists', field } : { kind: 'all' }
    }
    if (!isPrefix(literals) && literals.some((part) => isShort(part))) {
      const rule = `at least ${wildcardLiteralMin} characters`
      reader.fail(`an asterisk that is not at the end of the value requires ${rule} next to it`, at)
    }
    return { kind: 'pattern', field, parts: literals }
  }

  isRange(): boolean {
    return this.reader.next === '[' || this.reader.next === '{'
  }

  private range(field: FieldPath): Clause {
    const { reader } = this
    const opened = reader.at
    const isFrom = reader.take('[') || !reader.take('{')
    const from = this.bound()
    reader.skipSpace()
    if (!reader.takeWord('TO')) reader.fail('a range is written [a TO b]: TO is required here')
    const to = this.bound()
    reader.skipSpace()
    const isTo = reader.take(']')
    if (!isTo && !reader.take('}')) reader.fail('the range opened here is never closed', opened)
    if (from === undefined && to === undefined) return { kind: 'exists', field }
    return {
      kind: 'range',
      field,
      ...(from !== undefined && { from: { value: from, isInclusive: isFrom } }),
      ...(to !== undefined && { to: { value: to, isInclusive: isTo } }),
    }
  }

  /** One end of a range; undefined for an asterisk. */
  private bound(): string | undefined {
    const { reader } = this
    reader.skipSpace()
    if (reader.take('"')) return reader.quoted()
    const { parts, at } = reader.word({ ends: ']}', cut: '*', refused: '[{()^"~' })
    if (parts.length === 2 && parts.join('') === '') return undefined
    if (parts.length > 1) reader.fail('a wildcard is not allowed in the bounds of a range', at)
    if (reader.at === at) reader.fail('a bound of the range is required here')
    return parts.join('')
  }

  isComparison(): boolean {
    return this.reader.next === '>' || this.reader.next === '<'
  }

  private comparison(field: FieldPath): Clause {
    const { reader } = this
    const isLower = reader.take('>') || !reader.take('<')
    const isInclusive = reader.take('=')
    reader.skipSpace()
    const { at } = reader
    const value = reader.take('"')
      ? reader.quoted()
      : reader.word({ ends: '()', cut: '', refused: '[]{}^"~*' }).parts.join('')
    if (reader.at === at) reader.fail('a value is required here')
    const bound: Bound = { value, isInclusive }
    return { kind: 'range', field, ...(isLower ? { from: bound } : { to: bound }) }
  }
}

/** Text with one asterisk at its end: the only wildcard that an index supports. */
const isPrefix = (parts: readonly string[]) => parts.length === 2 && parts[1] === ''

const isShort = (part: string) => part !== '' && part.length < wildcardLiteralMin
