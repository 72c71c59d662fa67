/** A data folder for the tests of one file, on which each test may start processes. */
import { after, afterEach } from 'node:test'
import { killAll, makeDataFolder } from './server-process.ts'

/** Processes that a test leaves running are stopped after it; the folder is removed after the last test. */
export function ownDataFolder(): string {
  const { dataDir, remove } = makeDataFolder()
  after(remove)
  afterEach(killAll)
  return dataDir
}
