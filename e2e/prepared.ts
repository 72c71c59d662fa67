/**
 * The initial data of every server of the journeys: tables migrated, sample loaded, index built. The product prepares
 * them once for each state of the code; then they are copied.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTemplate, makeTemplate, templateName } from '../platform/database/testing/index.ts'
import { type Data, launch, untilSearchable } from './launch.ts'

const root = join(import.meta.dirname, '..')
const rooms = ['platform', 'domains/*', 'apps/server', 'corpus', 'package-lock.json']
const leftOut = /(^|\/)(node_modules|web|ui|testing|samples)(\/|$)|\.test\.ts$/

const copyOfProject = createHash('sha256').update(root).digest('hex').slice(0, 8)
const kept = join(tmpdir(), `mizan-journeys-${process.getuid?.() ?? 0}-${copyOfProject}`)

/** Changes with every file from which the data are made. */
function contentOf(): string {
  const files = rooms.flatMap((room) => globSync([room, `${room}/**/*.*`], { cwd: root, exclude: isLeftOut }))
  const hash = createHash('sha256')
  for (const file of files.sort())
    if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const isLeftOut = (path: string): boolean => leftOut.test(path.replaceAll('\\', '/'))

/** A database and a folder of their own, in the state after a first start. `url`: see `holdTestServer`. */
export async function copyPrepared(url: string): Promise<Data & { remove: () => Promise<void> }> {
  const name = templateName(contentOf())
  const prepared = join(kept, name)
  await makeTemplate(
    url,
    name,
    (address) => prepare(address, prepared),
    () => existsSync(prepared),
  )
  const folder = await mkdtemp(join(tmpdir(), 'mizan-journey-'))
  await cp(prepared, folder, { recursive: true })
  const { connectionString: databaseUrl, drop } = await copyTemplate(url, name)
  const remove = async () => {
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { folder, databaseUrl, remove }
}

/** Starts the product once; data that were prepared from another state of the code are removed. */
async function prepare(databaseUrl: string, prepared: string): Promise<void> {
  const folder = `${prepared}.building`
  await rm(kept, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { address, end } = await launch({ folder, databaseUrl }, '0')
  await untilSearchable(address).finally(end)
  await rename(folder, prepared)
}
