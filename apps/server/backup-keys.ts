/** The facts about the keys of the server that backup and restore need, and their messages about them. */
import { findSecret, openedBySecret } from '@mizan/identity/server'
import type { Config } from '@mizan/platform/config'
import { hasFingerprint, inWords, type RestoreResult, type ServerKey } from '@mizan/platform/database/backup'

type KeyConfig = Pick<Config, 'tokenSecret' | 'dataDir'>

export const serverKey = async ({ tokenSecret, dataDir }: KeyConfig): Promise<ServerKey> => ({
  secret: await findSecret(tokenSecret, dataDir),
  isConfigured: tokenSecret !== undefined,
  opens: [...openedBySecret, 'documents of offices'],
})

/** Whether the restored data can be decrypted here, and what to do if not; one line for each message. */
export async function keysAfterRestore(
  { keys, broughtKeys }: Pick<RestoreResult, 'keys' | 'broughtKeys'>,
  config: KeyConfig,
): Promise<string[]> {
  if (!keys) return broughtKeys ? [openArchive] : []
  if (!keys.fingerprint) return []
  const secret = await findSecret(config.tokenSecret, config.dataDir)
  if (secret && (await hasFingerprint(secret, keys.fingerprint)))
    return ['The key of the server is that of the backup: all that it had sealed can be opened.']
  return [
    `The key of the server is not that of the backup. What that one has sealed stays closed: ${inWords(keys.opens)}.`,
    advice(config, keys, broughtKeys),
  ]
}

function advice({ tokenSecret }: KeyConfig, { sealed }: { sealed: boolean }, broughtKeys: boolean): string {
  if (broughtKeys && tokenSecret !== undefined)
    return 'The key of the archive was put back, but TOKEN_SECRET stands before it: start without TOKEN_SECRET to use it.'
  if (sealed && !broughtKeys) return 'The archive holds the key: restore it again with its BACKUP_PASSPHRASE.'
  return 'Set TOKEN_SECRET to that of the installation which was backed up, or put its folder "secrets" into the data folder.'
}

const openArchive =
  'This archive is of an earlier version and holds the key of the server as it is: whoever reads it can open what the key has sealed. Back up anew and delete it.'
