/** Whether the data folder can be used at all, so that a wrong one is named instead of failing deep inside. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './failures.ts'

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk cannot be written to',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'the path is too long',
}

/** A backup to another disk is the way out of a full one, so a full disk does not stand in its way. */
const passing = ['ENOSPC', 'EDQUOT']

/** Makes the folder where it is missing. @throws StartError */
export async function checkDataFolder(dataDir: string): Promise<void> {
  const trial = join(dataDir, `.trial-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(trial, 'Can this folder be written to?')
    await rm(trial)
  } catch (error) {
    await rm(trial, { force: true }).catch(() => {})
    const { code = '' } = error as NodeJS.ErrnoException
    if (passing.includes(code)) return
    const reason = reasons[code]
    if (!reason) throw error
    throw new StartError(`DATA_DIR is ${dataDir}, which cannot be used: ${reason}.`)
  }
}
