/**
 * The keys of the server in a backup: encrypted with a passphrase or not included. A copy of the database together
 * with the key that signs sessions would let its reader sign in as anybody.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { keyFolder } from '../../config/folders.ts'
import { BackupError } from './errors.ts'
import type { ArchivedKeys } from './format.ts'
import { fingerprintOf, openUnder, sealUnder } from './passphrase.ts'

/** The facts that a backup needs about the key from which the server derives all others. */
export interface ServerKey {
  /** Undefined if the server has none yet. */
  secret: Uint8Array | undefined
  /** True if the operator keeps it as TOKEN_SECRET, outside of the data folder. */
  isConfigured: boolean
  /** The things that only this key can decrypt, in words for the operator. */
  opens: readonly string[]
}

const KeyFiles = z.array(
  z.object({
    /** Path below the folder of the keys. */
    path: z.string().regex(/^(?!\.{1,2}(?:\/|$))[\w.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*$/),
    content: z.string().transform((text) => Buffer.from(text, 'base64')),
  }),
)
export type KeyFile = z.infer<typeof KeyFiles>[number]

/** All files below the folder of the keys; none if there is no such folder. */
export async function readKeyFiles(dataDir: string): Promise<KeyFile[]> {
  const folder = join(dataDir, keyFolder)
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return Promise.all(
    paths.sort().map(async (path) => ({
      path: path.slice(folder.length + 1).replaceAll('\\', '/'),
      content: await readFile(path),
    })),
  )
}

/** Writes them below `root`, readable by their owner only and synced to disk when done. */
export async function writeKeyFiles(root: string, files: readonly KeyFile[]): Promise<void> {
  for (const { path, content } of files) {
    const target = join(root, keyFolder, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await writeFile(target, content, { mode: 0o600, flush: true })
  }
}

export function sealKeyFiles(files: readonly KeyFile[], passphrase: string): Promise<Buffer> {
  const plain = files.map(({ path, content }) => ({ path, content: content.toString('base64') }))
  return sealUnder(passphrase, Buffer.from(JSON.stringify(plain)))
}

/** @throws BackupError if the passphrase is wrong */
export async function openKeyFiles(sealed: Buffer, passphrase: string): Promise<KeyFile[]> {
  const plain = await openUnder(passphrase, sealed)
  if (!plain)
    throw new BackupError('BACKUP_PASSPHRASE does not open the keys of this archive. Nothing was changed.')
  return KeyFiles.parse(JSON.parse(plain.toString()))
}

export async function describeKeys(key: ServerKey, sealed: boolean): Promise<ArchivedKeys> {
  return {
    note: noteOn(key, sealed),
    sealed,
    fingerprint: key.secret ? await fingerprintOf(key.secret) : null,
    opens: [...key.opens],
  }
}

export const inWords = (things: readonly string[]): string => new Intl.ListFormat('en').format(things)

function noteOn({ secret, isConfigured, opens }: ServerKey, sealed: boolean): string {
  const closed = `what it has sealed stays closed: ${inWords(opens)}`
  if (!secret) return 'The server has made no key yet.'
  if (isConfigured)
    return `The key of the server is TOKEN_SECRET, which is not in this archive. Under another one ${closed}.`
  if (sealed)
    return `The key of the server is in this archive, sealed under BACKUP_PASSPHRASE. Restored without it ${closed}.`
  return `The key of the server is not in this archive. Restored where there is another one ${closed}. With BACKUP_PASSPHRASE set, a backup takes the key along, sealed.`
}
