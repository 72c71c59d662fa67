/** A data folder for the tests of one file, on which each test may start processes. */
import { after, afterEach } from 'node:test'
import { killAll, makeDataFolder } from './server-process.ts'

/** What a test leaves running ends with it; the folder goes with the last one. */
export function ownDataFolder(): string {
  const { dataDir, remove } = makeDataFolder()
  after(remove)
  afterEach(killAll)
  return dataDir
}
