/** The whole product in the process of a test, on a database and a folder of its own, with the bundled sample. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@mizan/platform/database'
import { createLog } from '@mizan/platform/log'
import { openTestDatabase } from '@mizan/platform/testing'
import {
  bringIndexUpToDate,
  importPaths,
  loadSampleOnce,
  Research,
  type ResearchTables,
  researchMigrations,
} from '@mizan/research/server'
import { createApplication } from './application.ts'
import { contextMaker } from './parts.ts'

/** `packs`: more texts than those of the sample. */
export async function openTestApplication({ packs = [] }: { packs?: string[] } = {}) {
  const log = createLog({ level: 'silent' })
  const folder = await mkdtemp(join(tmpdir(), 'mizan-app-'))
  const database = await openTestDatabase<ResearchTables>(researchMigrations)
  const contextOf = contextMaker(database)
  await loadSampleOnce(contextOf('test.sample'))
  await importPaths(contextOf('test.import'), packs)
  await bringIndexUpToDate({ db: database.kysely, dataFolder: folder, clock: systemClock, log })
  const research = new Research({ db: database.kysely, folder, log, rebuild: async () => {} })
  research.start()
  await research.settled()
  const serverWith = (open: boolean) =>
    createApplication({ parts: { log, database, contextOf }, research, open })
  const close = async () => {
    await research.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { database, research, serverWith, close }
}
