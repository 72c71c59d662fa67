/** Opens what every program of the server side needs: settings, log, database with its tables. */
import { type Config, loadConfig } from '@mizan/platform/config'
import { type Database, migrate, openDatabase } from '@mizan/platform/database'
import { createLog, type Log } from '@mizan/platform/log'
import type { ResearchTables } from '@mizan/research/server'
import { type Contexts, contextsOf } from './contexts.ts'
import { migrations } from './migrations.ts'

export interface Parts {
  config: Config
  log: Log
  database: Database<ResearchTables>
  contexts: Contexts
}

/** Throws an error with advice for the person who started the program. */
export async function openParts(
  config = loadConfig(),
  log = createLog({ level: config.logLevel }),
): Promise<Parts> {
  const database = await openDatabase<ResearchTables>(config, log)
  const applied = await migrate(database, migrations).catch(async (error) => {
    await database.close()
    throw error
  })
  if (applied.length > 0) log.info({ applied }, 'database brought up to date')
  return { config, log, database, contexts: contextsOf(database.kysely) }
}
