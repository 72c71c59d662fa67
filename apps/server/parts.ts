/** Opens what every program of the server side needs: settings, log, database with its tables. */
import { type Config, loadConfig } from '@mizan/platform/config'
import { type Database, type DataContext, migrate, openDatabase, systemClock } from '@mizan/platform/database'
import { createLog, type Log } from '@mizan/platform/log'
import { makeSystemScope } from '@mizan/platform/scope-makers'
import { type ResearchTables, researchMigrations } from '@mizan/research/server'

export interface Parts {
  config: Config
  log: Log
  database: Database<ResearchTables>
  /** A context for work that no call asked for, such as an import. */
  contextOf: (rowName: string, audit?: string, requestId?: string) => DataContext<ResearchTables>
}

/** Throws an error with advice for the person who started the program. */
export async function openParts(
  config = loadConfig(),
  log = createLog({ level: config.logLevel }),
): Promise<Parts> {
  const database = await openDatabase<ResearchTables>(config, log)
  const applied = await migrate(database, researchMigrations).catch(async (error) => {
    await database.close()
    throw error
  })
  if (applied.length > 0) log.info({ applied }, 'database brought up to date')
  return { config, log, database, contextOf: contextMaker(database) }
}

/** Public texts and housekeeping belong to the system; what an office owns will get the scope of its session. */
export const contextMaker =
  (database: Database<ResearchTables>): Parts['contextOf'] =>
  (rowName, audit, requestId) => ({
    db: database.kysely,
    clock: systemClock,
    scope: makeSystemScope(),
    call: { rowName, ...(audit ? { audit } : {}), ...(requestId ? { requestId } : {}) },
  })
