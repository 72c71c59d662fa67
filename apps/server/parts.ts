/** Opens what every program of the server side needs: settings, log, database with its tables. */
import { type Calls, callsOn } from '@mizan/platform/call'
import { type Config, loadConfig } from '@mizan/platform/config'
import { type Database, migrate, openDatabase } from '@mizan/platform/database'
import { finishInterruptedRestore } from '@mizan/platform/database/backup'
import { createLog, type Log } from '@mizan/platform/log'
import { type TestClock, testClock } from '@mizan/platform/test-clock'
import type { ResearchTables } from '@mizan/research/server'
import { checkDataFolder } from './data-folder.ts'
import { migrationsOf } from './migrations.ts'

export interface Parts {
  config: Config
  log: Log
  database: Database<ResearchTables>
  calls: Calls
  /** Time that can be set ahead; undefined in production. */
  testClock: TestClock | undefined
}

/** Throws an error with advice for the person who started the program. */
export async function openParts(
  config = loadConfig(),
  log = createLog({ level: config.logLevel }),
): Promise<Parts> {
  const database = await openData(config, log)
  const announce = (missing: string[]) => log.info({ missing }, 'bringing the database up to date')
  const applied = await migrate(database, migrationsOf(), announce).catch(async (error) => {
    await database.close()
    throw error
  })
  if (applied.length > 0) log.info({ applied }, 'database brought up to date')
  const clock = testClock(config)
  return { config, log, database, calls: callsOn(database.kysely, clock), testClock: clock }
}

/** The database and the data folder, after an interrupted restore has been undone or completed. */
export async function openData(config: Config, log: Log): Promise<Database<ResearchTables>> {
  await checkDataFolder(config.dataDir)
  const database = await openDatabase<ResearchTables>(config, log)
  await finishInterruptedRestore(database.pool, config.dataDir).catch(async (error) => {
    await database.close()
    throw error
  })
  return database
}
