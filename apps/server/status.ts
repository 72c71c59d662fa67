/** The real state of the parts that /api/status reports. */
import type { Database } from '@mizan/platform/database'
import type { Research, ResearchTables } from '@mizan/research/server'
import type { ServerStatus } from '@mizan/site/schemas'

export async function statusOf(
  database: Database<ResearchTables>,
  research: Research,
): Promise<Pick<ServerStatus, 'database' | 'index'>> {
  const [databaseStatus, index] = await Promise.all([databaseState(database), research.status()])
  return { database: databaseStatus, index }
}

async function databaseState({ pool, engine }: Database<ResearchTables>): Promise<ServerStatus['database']> {
  const begun = performance.now()
  try {
    await pool.query('select 1')
    return {
      state: 'ok',
      detail: null,
      engine,
      latencyMs: Math.round((performance.now() - begun) * 100) / 100,
    }
  } catch {
    return { state: 'failed', detail: 'The database does not answer.', engine, latencyMs: null }
  }
}
