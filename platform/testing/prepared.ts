/**
 * Data that are made once for each state of the code and then copied: a database, and the folder that belongs to it.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTemplate, templateName } from '../database/testing/index.ts'

const root = join(import.meta.dirname, '../..')
const rooms = ['platform', 'domains/*', 'apps/server', 'corpus', 'package-lock.json']
const leftOut = /(^|\/)(node_modules|web|ui|testing|samples)(\/|$)|\.test\.tsx?$/

const copyOfProject = createHash('sha256').update(root).digest('hex').slice(0, 8)

/** Changes with every file from which the data are made. */
function contentOf(): string {
  const files = rooms.flatMap((room) => globSync([room, `${room}/**/*.*`], { cwd: root, exclude: isLeftOut }))
  const hash = createHash('sha256')
  for (const file of files.sort())
    if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const isLeftOut = (path: string): boolean => leftOut.test(path.replaceAll('\\', '/'))

export interface Prepared {
  /** Name of the database to copy; see `copyTemplate`. */
  template: string
  /** The folder to copy. */
  folder: string
}

/**
 * Lets `prepare` fill a database and a folder, unless that was done for this state of the code; data that were prepared
 * from another state are removed. `kind` tells them from other prepared data, `url`: see `holdTestServer`.
 */
export async function preparedOnce(
  url: string,
  kind: string,
  prepare: (databaseUrl: string, folder: string) => Promise<void>,
): Promise<Prepared> {
  const kept = join(tmpdir(), `mizan-${kind}-${process.getuid?.() ?? 0}-${copyOfProject}`)
  const template = templateName(kind + contentOf())
  const folder = join(kept, template)
  const build = async (databaseUrl: string) => {
    const building = `${folder}.building`
    await rm(kept, { recursive: true, force: true })
    await mkdir(building, { recursive: true })
    await prepare(databaseUrl, building)
    await rename(building, folder)
  }
  await makeTemplate(url, template, build, () => existsSync(folder))
  return { template, folder }
}
