/** The server's secret: configured, or created once and stored in the data folder. */
import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keyFolder } from '@mizan/platform/config'

export interface Keys {
  /** Signs access tokens. */
  accessTokens: KeyObject
  /** Hashes codes: a plain hash could be guessed, because there are only a million codes. */
  codes: KeyObject
  /** Hashes recovery codes: a plain hash could be searched for. */
  recoveryCodes: KeyObject
  /** Hides whose attempts and codes are counted. */
  accounts: KeyObject
  /** Derives the successor of each refresh token. */
  refreshTokens: KeyObject
  /** Signs tickets, which open one thing for a few minutes. */
  tickets: KeyObject
  /** Hides which mailboxes and telephones have had the trial. */
  trials: KeyObject
}

export function deriveKeys(secret: Uint8Array): Keys {
  if (secret.length < 32) throw new TypeError('The secret of the tokens must have at least 32 bytes')
  const keyFor = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `mizan ${use}`, 32)))
  return {
    accessTokens: keyFor('access tokens'),
    codes: keyFor('codes'),
    recoveryCodes: keyFor('recovery codes'),
    accounts: keyFor('accounts'),
    refreshTokens: keyFor('refresh tokens'),
    tickets: keyFor('tickets'),
    trials: keyFor('trials'),
  }
}

export const keyedHash = (key: KeyObject, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/**
 * The things that can be decrypted only with the server's secret, in words for an operator. Sessions and codes end at
 * a restore.
 */
export const openedBySecret = ['authenticator apps (TOTP)', 'recovery codes'] as const

const keyPath = (dataDir: string) => join(dataDir, keyFolder, 'token.key')
/** The path at which an operator who changes the key leaves the former one. */
const formerKeyPath = (dataDir: string) => join(dataDir, keyFolder, 'token.former.key')

/**
 * The bytes of `configured`, or those of `secrets/token.key` in the data folder, which is created at the first start
 * and readable only by its owner. Two servers that start at once agree on one.
 */
export async function openSecret(configured: string | undefined, dataDir: string): Promise<Uint8Array> {
  const path = keyPath(dataDir)
  const found = await findSecret(configured, dataDir)
  if (found) return found
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  return makeKey(path)
}

/** The same without creating one, for commands that must not change the data folder. */
export async function findSecret(
  configured: string | undefined,
  dataDir: string,
): Promise<Uint8Array | undefined> {
  return configured ? Buffer.from(configured, 'utf8') : readKey(keyPath(dataDir))
}

/** The secrets of before, as long as the operator keeps them there: `configured`, and `secrets/token.former.key`. */
export async function findFormerSecrets(
  configured: string | undefined,
  dataDir: string,
): Promise<Uint8Array[]> {
  const found = [
    configured ? Buffer.from(configured, 'utf8') : undefined,
    await readKey(formerKeyPath(dataDir)),
  ]
  return found.filter((secret) => secret !== undefined)
}

async function readKey(path: string): Promise<Uint8Array | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : Buffer.from(text.trim(), 'base64url')
}

/** The file is written completely under another name first; only one link to the final name can succeed. */
async function makeKey(path: string): Promise<Uint8Array> {
  const own = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(own, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  await link(own, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(own)
  const key = await readKey(path)
  if (!key) throw new Error(`The key ${path} could not be stored`)
  return key
}
