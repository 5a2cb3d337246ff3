import { clausesMax, depthMax, queryLengthMax } from './bounds.ts'
import { ValueParser } from './parse-value.ts'
import type { FieldPath, Query } from './query.ts'
import { SearchQueryError } from './search-query-error.ts'
import { TextReader, type Word } from './text-reader.ts'

/**
 * Parses a query. `NOT` binds most tightly, then `AND`, then `OR`, then juxtaposition:
 *
 *     sequence = either { either }
 *     either   = both { ("OR" | "||") both }
 *     both     = unary { ("AND" | "&&") unary }
 *     unary    = ("NOT" | "-" | "!" | "+") unary | group | clause
 *     group    = [ field ":" ] "(" sequence ")"
 *     clause   = [ field ":" ] ( word | quoted ) | field ":" ( range | comparison )
 *
 * An empty query matches everything. Time is linear in the length.
 *
 * @throws SearchQueryError
 */
export function parseQuery(text: string): Query {
  if (text.length > queryLengthMax) {
    throw new SearchQueryError(
      queryLengthMax + 1,
      `a query must have at most ${queryLengthMax} characters`,
    )
  }
  const broken = unstorable.exec(text)
  if (broken) {
    throw new SearchQueryError(broken.index + 1, 'this character is not allowed in a value')
  }
  return new Parser(text).whole()
}

/** Characters that PostgreSQL cannot store in text: NUL and unpaired surrogates. */
const unstorable = /\0|\p{Surrogate}/u

type Sign = 'required' | 'prohibited' | 'optional'

class Parser {
  private readonly reader: TextReader
  private readonly values: ValueParser
  private clauses = 0
  private depth = 0
  /** The field of the enclosing parentheses. */
  private groupField: FieldPath | undefined

  constructor(text: string) {
    this.reader = new TextReader(text)
    this.values = new ValueParser(this.reader)
  }

  whole(): Query {
    const { reader } = this
    reader.skipSpace()
    if (reader.isAtEnd) return { kind: 'all' }
    const query = this.sequence()
    if (!reader.isAtEnd) reader.fail('this closing parenthesis has no opening one')
    return query
  }

  /**
   * Juxtaposed queries, as in Lucene: all required ones; if there are none, any of the optional
   * ones; and none of the prohibited ones.
   */
  private sequence(): Query {
    const signed: Record<Sign, Query[]> = { required: [], prohibited: [], optional: [] }
    do {
      const sign = this.reader.next === '+' ? 'required' : undefined
      const query = this.either()
      signed[sign ?? (query.kind === 'not' ? 'prohibited' : 'optional')].push(query)
      this.reader.skipSpace()
    } while (!this.reader.isAtEnd && this.reader.next !== ')')
    const { required, prohibited, optional } = signed
    const wanted = required.length > 0 || optional.length === 0 ? required : [join('or', optional)]
    return join('and', [...wanted, ...prohibited])
  }

  private either(): Query {
    const queries = [this.both()]
    while (this.takesOperator('OR', '||')) queries.push(this.both())
    return join('or', queries)
  }

  private both(): Query {
    const queries = [this.unary()]
    while (this.takesOperator('AND', '&&')) queries.push(this.unary())
    return join('and', queries)
  }

  private takesOperator(word: string, mark: string): boolean {
    this.reader.skipSpace()
    return this.reader.takeWord(word) || this.reader.take(mark)
  }

  private unary(): Query {
    const { reader } = this
    reader.skipSpace()
    const isNot = reader.takeWord('NOT') || reader.take('-') || reader.take('!')
    if (isNot) return { kind: 'not', query: this.deeper(() => this.unary()) }
    if (reader.take('+')) return this.deeper(() => this.unary())
    if (reader.take('(')) return this.group(this.groupField)
    return this.clause()
  }

  /** The contents of parentheses; the opening one is consumed already. */
  private group(field: FieldPath | undefined): Query {
    const { reader } = this
    const opened = reader.at - 1
    const around = this.groupField
    this.groupField = field
    reader.skipSpace()
    if (reader.next === ')') reader.fail('these parentheses are empty', opened)
    const query = this.deeper(() => this.sequence())
    if (!reader.take(')')) reader.fail('the parenthesis opened here is never closed', opened)
    this.groupField = around
    return query
  }

  private deeper(parse: () => Query): Query {
    this.depth += 1
    if (this.depth > depthMax) {
      this.reader.fail(`parentheses and negations must nest at most ${depthMax} deep`)
    }
    const query = parse()
    this.depth -= 1
    return query
  }

  private clause(): Query {
    const { reader } = this
    this.clauses += 1
    if (this.clauses > clausesMax) reader.fail(`a query must have at most ${clausesMax} clauses`)
    if (reader.take('"')) return { kind: 'term', field: this.groupField, value: reader.quoted() }
    if (this.groupField && (this.values.isRange() || this.values.isComparison())) {
      return this.values.value(this.groupField)
    }
    const word = this.fieldOrWord()
    if (word === undefined) return this.unfielded()
    if (this.groupField) {
      reader.fail(
        'fields do not nest: inside the parentheses of a field, put a value with a colon in quotes',
        word.at,
      )
    }
    reader.skipSpace()
    return this.fielded(word)
  }

  /** Consumes a field and its colon; for a plain word, consumes nothing and returns undefined. */
  private fieldOrWord(): Word | undefined {
    const { reader } = this
    const start = reader.at
    const word = reader.word({ ends: ':()[]{}"', cut: '.', refused: '' })
    if (reader.take(':')) return word
    reader.at = start
    return undefined
  }

  private fielded({ parts, at }: Word): Query {
    const { reader } = this
    if (parts.length === 1 && parts[0] === '*' && reader.takeWord('*')) return { kind: 'all' }
    if (parts.includes('')) reader.fail('a field name is required before the colon', at)
    if (parts[0] === '_exists_' && parts.length === 1) {
      const field = reader.word({ ends: '()', cut: '.', refused: '[]{}^"~*:' })
      if (field.parts.includes('')) reader.fail('a field name is required here', field.at)
      return { kind: 'exists', field: field.parts }
    }
    if (reader.take('(')) return this.group(parts)
    return this.values.value(parts)
  }

  private unfielded(): Query {
    if (this.values.isRange())
      this.reader.fail('a range requires a field name and a colon before it')
    return this.values.word(this.groupField)
  }
}

function join(kind: 'and' | 'or', queries: readonly Query[]): Query {
  const [first = { kind: 'all' } as const, second] = queries
  return second ? { kind, queries } : first
}
