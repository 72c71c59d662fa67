/**
 * Statements whose plan a connection keeps. PostgreSQL otherwise parses and plans each statement again, which takes
 * as long as answering one that reads few rows. It still plans for the values of a call wherever it expects that to
 * be cheaper.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'

export const mark = '/* keeps its plan */'

/**
 * Marks a statement whose text is the same in every call and for which one plan is good whatever its values are: each
 * row is found through an index. It is not for words, whose plans depend on how common they are, nor for a list of
 * values, whose length is in the text.
 */
export const keepsPlan = sql.raw(mark)

/** A connection keeps its plans in memory; statements above this number are planned each time, as if unmarked. */
export const mostPlans = 32

/**
 * A change of a table outdates the kept plans of its columns; PostgreSQL then fails with this message instead of
 * planning again.
 */
const OUTDATED = 'cached plan must not change result type'

/** Names of marked statements, by their texts. */
export class PlanNames {
  readonly #names = new Map<string, string>()
  #generation = 0

  /** Undefined for a statement without the mark. */
  of(text: string): string | undefined {
    if (!text.includes(mark)) return undefined
    const known = this.#names.get(text)
    if (known || this.#names.size >= mostPlans) return known
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
    const name = `${this.#generation}-${hash}`
    this.#names.set(text, name)
    return name
  }

  /** Every statement is planned again, under another name. */
  renew(): void {
    this.#generation++
    this.#names.clear()
  }
}

const names = new PlanNames()

/** A connection that keeps the plans of marked statements. */
export class PlanKeepingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares a signature for each kind of statement
  override query(statement: any, values?: any, done?: any): any {
    const name = typeof statement === 'string' && !done ? names.of(statement) : undefined
    if (!name) return super.query(statement, values, done)
    return super.query({ name, text: statement, values }).catch((error: Error) => {
      if (error.message === OUTDATED) names.renew()
      throw error
    })
  }
}
