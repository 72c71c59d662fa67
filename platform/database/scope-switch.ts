// Whose rows one open transaction may touch at this moment. An office's write that must reach a table of the system
// does so in a part of its own; before and after it row-level security stands behind every statement.
import { type KyselyPlugin, sql } from 'kysely'
import { type SystemScope, scopeSetting } from './scope.ts'
import { makeSystemScope } from './scope-makers.ts'
import type { AnyDatabase } from './tables.ts'

/**
 * Where the former scope could not be brought back, nothing may be asked any more but the rollback; and nothing at all
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

  /** Tells the scope to a transaction that has just begun. */
  static async open(db: AnyDatabase, setting: string): Promise<ScopeSwitch> {
    await tell(db, setting)
    return new ScopeSwitch(db, setting)
  }

  /** The transaction as code of this scope may use it: while another scope is set, its statements are refused. */
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

  /** Runs `work` in the scope of the system, and goes back to that of `from` whatever comes of it. */
  async asSystem<Result>(from: string, work: (scope: SystemScope) => Promise<Result>): Promise<Result> {
    const scope = makeSystemScope()
    const setting = scopeSetting(scope)
    if (this.#isSwitching || this.#current !== from)
      throw new TypeError('Another part of this transaction is in the scope of the system')
    if (from === setting) return work(scope)
    await this.#change(setting)
    const result = await work(scope).catch(async (error: unknown) => {
      // In a transaction that PostgreSQL has given up nothing can be set; what is to be told is why it was given up.
      await this.#change(from).catch(() => {})
      throw error
    })
    await this.#change(from)
    return result
  }

  /**
   * Refuses every further statement, and waits for those that nobody has waited for: one that came after the commit or
   * the rollback would stand on its own.
   */
  async close(): Promise<void> {
    this.#current = LOST
    await this.#db.getExecutor().provideConnection(async () => {})
  }

  async #change(setting: string): Promise<void> {
    this.#isSwitching = true
    this.#current = LOST
    try {
      await tell(this.#db, setting)
      this.#current = setting
    } finally {
      this.#isSwitching = false
    }
  }
}

async function tell(db: AnyDatabase, setting: string): Promise<void> {
  await sql`select set_config('app.company_id', ${setting}, true)`.execute(db)
}
