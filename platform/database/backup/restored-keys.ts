/**
 * Decides which keys an installation has after a restore: those of the archive if they can be decrypted, else its
 * own.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keyFolder } from '../../config/folders.ts'
import { collect, readArchive } from './archive-reader.ts'
import { BackupError } from './errors.ts'
import { type BackupFormat, FILES_PREFIX, SEALED_KEYS } from './format.ts'
import { type KeyFile, openKeyFiles, readKeyFiles, writeKeyFiles } from './keys.ts'

/** The key files of the archive; undefined if it has none or no passphrase is given. @throws BackupError */
export async function openArchivedKeys(
  file: string,
  { keys }: BackupFormat,
  passphrase: string | undefined,
): Promise<KeyFile[] | undefined> {
  if (!keys?.sealed || passphrase === undefined) return undefined
  for await (const entry of readArchive(file))
    if (entry.name === SEALED_KEYS) return openKeyFiles(await collect(entry), passphrase)
  throw new BackupError(`${file} does not hold the keys that it speaks of. Nothing was changed.`)
}

/**
 * Earlier versions wrote keys unencrypted, like any file.
 * @throws BackupError for a newer archive with such an entry
 */
export function assertNoOpenKey(name: string, { keys }: BackupFormat): void {
  if (keys && name.startsWith(`${FILES_PREFIX}${keyFolder}/`))
    throw new BackupError(`The archive holds a forbidden path: ${name}`)
}

/**
 * Completes the staged files that will replace the data folder: with the decrypted keys, or with a copy of the
 * current ones, unless the archive holds unencrypted ones. Returns whether they are the keys of the archive.
 */
export async function stageKeys(
  dataDir: string,
  staging: string,
  opened: KeyFile[] | undefined,
): Promise<boolean> {
  if (existsSync(join(staging, keyFolder))) return true
  await writeKeyFiles(staging, opened ?? (await readKeyFiles(dataDir)))
  return opened !== undefined
}
