/**
 * Data that are made once for each state of the code and then copied: a database, and the folder that belongs to it.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withFolderLock } from '../bootstrap/folder-lock.mjs'
import { makeTemplate, templateName } from '../database/testing/index.ts'

const root = join(import.meta.dirname, '../..')
const rooms = ['platform', 'domains/*', 'apps/server', 'corpus', 'package-lock.json']
const leftOut = /(^|\/)(node_modules|web|ui|testing|samples)(\/|$)|\.test\.tsx?$/

const copyOfProject = createHash('sha256').update(root).digest('hex').slice(0, 8)

let content: string | undefined

/** Changes with every file from which the data are made; read once, because a process has loaded them by then. */
const contentOf = (): string => {
  content ??= hashOfSources()
  return content
}

function hashOfSources(): string {
  const files = rooms.flatMap((room) => globSync([room, `${room}/**/*.*`], { cwd: root, exclude: isLeftOut }))
  const hash = createHash('sha256')
  for (const file of files.sort())
    if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const isLeftOut = (path: string): boolean => leftOut.test(path.replaceAll('\\', '/'))

export interface PreparedData {
  /** Name of the database to copy; see `copyTemplate`. */
  template: string
  /** The folder to copy. */
  folder: string
}

/**
 * Lets `prepare` fill a database and a folder, unless that was done for this state of the code; data that were
 * prepared from another state are removed. `kind` distinguishes them from other prepared data; for `url` see
 * `holdTestServer`.
 */
export async function preparedOnce(
  url: string,
  kind: string,
  prepare: (databaseUrl: string, folder: string) => Promise<void>,
): Promise<PreparedData> {
  const template = templateName(kind + contentOf())
  const { kept, folder } = placeOf(kind, template)
  const build = (databaseUrl: string) =>
    fillFolder(kept, folder, (building) => prepare(databaseUrl, building))
  await makeTemplate(url, template, build, () => existsSync(folder))
  return { template, folder }
}

/** Does the same for data that are only a folder; a copy has to keep owners and rights if the programs check them. */
export async function preparedFolder(
  kind: string,
  prepare: (folder: string) => Promise<void>,
): Promise<string> {
  const { kept, folder } = placeOf(kind, contentOf())
  await withFolderLock(`${kept}.lock`, async () => {
    if (!existsSync(folder)) await fillFolder(kept, folder, prepare)
  })
  return folder
}

function placeOf(kind: string, name: string) {
  const kept = join(tmpdir(), `mizan-${kind}-${process.getuid?.() ?? 0}-${copyOfProject}`)
  return { kept, folder: join(kept, name) }
}

async function fillFolder(
  kept: string,
  folder: string,
  prepare: (building: string) => Promise<void>,
): Promise<void> {
  const building = `${folder}.building`
  await rm(kept, { recursive: true, force: true })
  await mkdir(building, { recursive: true })
  await prepare(building)
  await rename(building, folder)
}
