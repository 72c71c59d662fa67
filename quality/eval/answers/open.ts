/** Opens the texts of a data folder for a measurement, and loads the packs into it the first time. */

import { type Calls, callsOn } from '@mizan/platform/call'
import { loadConfig } from '@mizan/platform/config'
import { migrate, openDatabase, systemClock } from '@mizan/platform/database'
import { createLog } from '@mizan/platform/log'
import { migrationsOf } from '../../../apps/server/migrations.ts'
import { operatorCall } from '../../../apps/server/operator.ts'
import {
  bringIndexUpToDate,
  importPaths,
  Research,
  type ResearchTables,
} from '../../../domains/research/server/index.ts'

export interface OpenedTexts {
  research: Research
  calls: Calls
  close: () => Promise<void>
}

/** Packs that the folder already has are not read again. */
export async function openTexts(folder: string, corpus: string): Promise<OpenedTexts> {
  const log = createLog({ level: 'error' })
  const config = { ...loadConfig(), dataDir: folder, databaseUrl: undefined }
  const database = await openDatabase<ResearchTables>(config, log)
  await migrate(database, migrationsOf())
  const calls = callsOn(database.kysely)
  await importPaths(operatorCall(calls, { rowName: 'eval.import' }), [corpus])
  await bringIndexUpToDate({ db: database.kysely, dataFolder: folder, clock: systemClock, log })
  const research = new Research({ db: database.kysely, folder, log, rebuild: async () => {} })
  research.start()
  await research.settled()
  const close = async () => {
    await research.close()
    await database.close()
  }
  return { research, calls, close }
}
