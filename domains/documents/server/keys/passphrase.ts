/** Keys that people hold: one from a passphrase that they remember, and one that they print. */
import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'

/**
 * argon2id as RFC 9106 recommends it where memory is scarce (64 MiB, three passes), with one lane. A row names its
 * version, so that it can become more expensive.
 */
export const derivation = 1
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 }

/** The same letters may be composed differently elsewhere. */
export const keyOfPassphrase = async (passphrase: string, salt: Uint8Array): Promise<KeyObject> =>
  createSecretKey(await hashRaw(passphrase.normalize('NFC'), { ...cost, salt }))

/** Letters and digits that are not mistaken for others when they are read from paper. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 32
const grouped = 4

/** 160 random bits as 32 signs in groups of four. */
export function newRecoveryKey(): string {
  const drawn = Array.from(randomBytes(length), (byte) => signs[byte % signs.length]).join('')
  return drawn.replace(new RegExp(`.{${grouped}}(?!$)`, 'g'), '$&-')
}

/** Capitals, spaces and hyphens make no difference, and neither do O for 0, and I or L for 1. */
export function keyOfRecovery(typed: string): KeyObject {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IİL]/g, '1')
  return createSecretKey(Buffer.from(hkdfSync('sha256', plain, '', 'mizan recovery key', 32)))
}
