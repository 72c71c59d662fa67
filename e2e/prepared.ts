/**
 * The initial data of every server of the journeys: tables migrated, sample loaded, index built. The product prepares
 * them once for each state of the code; then they are copied.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTemplate, preparedOnce } from '../platform/testing/index.ts'
import { type Data, launch, untilSearchable } from './launch.ts'

/** A database and a folder of their own, in the state after a first start. `url`: see `holdTestServer`. */
export async function copyPrepared(url: string): Promise<Data & { remove: () => Promise<void> }> {
  const prepared = await preparedOnce(url, 'journeys', prepare)
  const folder = await mkdtemp(join(tmpdir(), 'mizan-journey-'))
  await cp(prepared.folder, folder, { recursive: true })
  const { connectionString: databaseUrl, drop } = await copyTemplate(url, prepared.template)
  const remove = async () => {
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { folder, databaseUrl, remove }
}

/** Starts the product once. */
async function prepare(databaseUrl: string, folder: string): Promise<void> {
  const { address, end } = await launch({ folder, databaseUrl }, '0')
  await untilSearchable(address).finally(end)
}
