/** Stops the PostgreSQL that a killed server left running: opened and closed again, it stops with its last user. */
import { loadConfig } from '@mizan/platform/config'
import { createLog } from '@mizan/platform/log'
import { explainAndExit } from '../failures.ts'
import { openData } from '../parts.ts'

async function main(): Promise<void> {
  const database = await openData(loadConfig(), createLog({ level: 'warn' }))
  await database.close()
}

main().catch(explainAndExit)
