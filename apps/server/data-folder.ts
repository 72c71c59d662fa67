/** Checks that the data folder can be used, so that a wrong one is reported instead of failing later. */
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from './failures.ts'

const reasons: Record<string, string> = {
  ENOENT: 'no folder can be made there',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk cannot be written to',
  ENOTDIR: 'it or a part of its path is not a folder',
  EEXIST: 'it or a part of its path is not a folder',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'the path is too long',
}

/** A full disk is accepted, because a backup to another disk is the way out of it. */
const passing = ['ENOSPC', 'EDQUOT']

/** Creates the folder if it is missing. @throws StartError */
export async function checkDataFolder(dataDir: string): Promise<void> {
  const trial = join(dataDir, `.trial-${process.pid}`)
  try {
    await makeFolder(dataDir)
    await writeFile(trial, 'Can this folder be written to?')
    await rm(trial)
  } catch (error) {
    await rm(trial, { force: true }).catch(() => {})
    const { code = '', message } = error as NodeJS.ErrnoException
    if (passing.includes(code)) return
    throw new StartError(`DATA_DIR is ${dataDir}, which cannot be used: ${reasons[code] ?? message}.`)
  }
}

/** `mkdir` with `recursive` is not used: below /proc, where the missing parent is not the reason, it never ends. */
async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  await mkdir(folder).catch(async (error) => {
    // Another program with the same data folder may have been faster.
    if (!(await isFolder(folder))) throw error
  })
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
