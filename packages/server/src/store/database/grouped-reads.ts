import type pg from 'pg'
import { withoutDeadline } from '../../timing/deadline.ts'
import type { PipelinedReads } from './pipelined-reads.ts'
import { type Answered, recordedInTime } from './statement.ts'

/** The most questions of one statement. */
const groupMax = 64

/** A prepared statement that neither writes nor locks, and finds at most one row for a question. */
interface GroupedStatement<Question> {
  readonly name: string
  /** Its rows have `at`, the place of their question, from 1. */
  readonly text: string
  readonly valuesOf: (questions: readonly Question[]) => unknown[]
}

interface Asked<Question, Row> {
  readonly question: Question
  readonly answer: Answered<Row>
}

/**
 * Reads rows for concurrent requests: the questions of one turn of the event loop are asked by one
 * statement, which begins after all of them were asked.
 */
export class GroupedReads<Question, Row extends pg.QueryResultRow> {
  readonly #reads: Pick<PipelinedReads, 'queryAtOnce'>
  readonly #statement: GroupedStatement<Question>
  #waiting: Asked<Question, Row>[] = []

  constructor(reads: Pick<PipelinedReads, 'queryAtOnce'>, statement: GroupedStatement<Question>) {
    this.#reads = reads
    this.#statement = statement
  }

  /** @throws DatabaseBusyError at the deadline of the request, while others wait for the answer */
  find(question: Question): Promise<Row | undefined> {
    return new Promise((resolve, reject) => {
      const answer = recordedInTime<Row>(this.#statement.text, (error, row) =>
        error ? reject(error) : resolve(row),
      )
      if (this.#waiting.push({ question, answer }) === 1) {
        withoutDeadline(() => setImmediate(() => this.#ask()))
      }
    })
  }

  #ask(): void {
    const { name, text, valuesOf } = this.#statement
    const waiting = this.#waiting
    this.#waiting = []
    while (waiting.length > 0) {
      const group = waiting.splice(0, groupMax)
      const values = valuesOf(group.map(({ question }) => question))
      this.#reads.queryAtOnce<Row & { readonly at: number }>({ name, text, values }).then(
        ({ rows }) => {
          const found = new Map(rows.map((row) => [row.at, row]))
          for (const [place, { answer }] of group.entries()) {
            answer(undefined, found.get(place + 1))
          }
        },
        (error) => {
          for (const { answer } of group) answer(error)
        },
      )
    }
  }
}
