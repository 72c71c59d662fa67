/** A data folder for the tests of one file, on which each test may start processes. */
import { after, afterEach, before } from 'node:test'
import { killAll, makeDataFolder } from './server-process.ts'
import { copyUsedInstallation } from './used-installation.ts'

/** Processes that a test leaves running are stopped after it; the folder is removed after the last test. */
export function ownDataFolder(): string {
  const { dataDir, remove } = makeDataFolder()
  after(remove)
  afterEach(killAll)
  return dataDir
}

/** The same, in the state after a first start. */
export function usedInstallation(): string {
  const dataDir = ownDataFolder()
  before(() => copyUsedInstallation(dataDir))
  return dataDir
}
