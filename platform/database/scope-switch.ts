/**
 * Holds the scope of one open transaction: whose rows it may touch at this moment. An office's write that must reach
 * a table of the system does so in a nested call; before and after that call, row-level security limits every
 * statement to the office.
 */
import { type KyselyPlugin, sql } from 'kysely'
import { keepsPlan } from './kept-plans.ts'
import { type SystemScope, scopeSetting } from './scope.ts'
import { makeSystemScope } from './scope-makers.ts'
import type { AnyDatabase } from './tables.ts'

/**
 * Set while the scope is being changed. If the change fails it stays set, and only a rollback is possible. Also set
 * once the work is over.
 */
const LOST = ''

export class ScopeSwitch {
  readonly #db: AnyDatabase
  #current: string
  #isSwitching = false

  private constructor(db: AnyDatabase, setting: string) {
    this.#db = db
    this.#current = setting
  }

  /** Sets the scope of a transaction that has just begun. */
  static async open(db: AnyDatabase, setting: string): Promise<ScopeSwitch> {
    await setScope(db, setting)
    return new ScopeSwitch(db, setting)
  }

  /** The transaction for code of this scope: its statements are refused while another scope is set. */
  guarded(setting: string): AnyDatabase {
    const guard: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (this.#current !== setting)
          throw new TypeError('The transaction has ended, or is in another scope at this moment')
        return node
      },
      transformResult: async ({ result }) => result,
    }
    return this.#db.withPlugin(guard)
  }

  /** Runs `work` in the scope of the system, and restores that of `from` even if it throws. */
  async asSystem<Result>(from: string, work: (scope: SystemScope) => Promise<Result>): Promise<Result> {
    const scope = makeSystemScope()
    const setting = scopeSetting(scope)
    if (this.#isSwitching || this.#current !== from)
      throw new TypeError('Another part of this transaction is in the scope of the system')
    if (from === setting) return work(scope)
    await this.#change(setting)
    const result = await work(scope).catch(async (error: unknown) => {
      // A failed transaction accepts no further statement; the error to report is the one that made it fail.
      await this.#change(from).catch(() => {})
      throw error
    })
    await this.#change(from)
    return result
  }

  /**
   * Refuses every further statement, and waits for the statements that nobody has awaited: one that came after the
   * commit or the rollback would run outside of the transaction.
   */
  async close(): Promise<void> {
    this.#current = LOST
    await this.#db.getExecutor().provideConnection(async () => {})
  }

  async #change(setting: string): Promise<void> {
    this.#isSwitching = true
    this.#current = LOST
    try {
      await setScope(this.#db, setting)
      this.#current = setting
    } finally {
      this.#isSwitching = false
    }
  }
}

async function setScope(db: AnyDatabase, setting: string): Promise<void> {
  await sql`select set_config('app.company_id', ${setting}, true) ${keepsPlan}`.execute(db)
}
