/**
 * Derives an encryption key and a fingerprint from a secret that people choose. Each try costs 128 MB and a good part
 * of a second, because somebody who has an archive may try without limit.
 */
import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'

const stretch = promisify(scrypt) as (
  secret: Uint8Array,
  salt: Uint8Array,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>

const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const cipherName = 'aes-256-gcm'
const authTagLength = 16

const stretched = (secret: Uint8Array, salt: Uint8Array) => stretch(secret, salt, 32, cost)

/** The same letters typed on another system may be composed differently. */
const bytesOf = (passphrase: string) => Buffer.from(passphrase.normalize('NFC'))

const base64 = z.string().transform((text) => Buffer.from(text, 'base64'))

/** Version 1 is scrypt with the cost above and AES-256-GCM. */
const Sealed = z.object({ version: z.literal(1), salt: base64, nonce: base64, tag: base64, data: base64 })

export async function sealUnder(passphrase: string, content: Buffer): Promise<Buffer> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv(cipherName, await stretched(bytesOf(passphrase), salt), nonce, {
    authTagLength,
  })
  const data = Buffer.concat([cipher.update(content), cipher.final()])
  const parts = { salt, nonce, tag: cipher.getAuthTag(), data }
  const texts = Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')])
  return Buffer.from(JSON.stringify({ version: 1, ...Object.fromEntries(texts) }))
}

/** Undefined if the passphrase is another one. Throws for data that `sealUnder` has not made. */
export async function openUnder(passphrase: string, sealed: Buffer): Promise<Buffer | undefined> {
  const { salt, nonce, tag, data } = Sealed.parse(JSON.parse(sealed.toString()))
  const key = await stretched(bytesOf(passphrase), salt)
  const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength })
  decipher.setAuthTag(tag)
  const opened = decipher.update(data)
  try {
    return Buffer.concat([opened, decipher.final()])
  } catch {
    return undefined
  }
}

export interface Fingerprint {
  salt: string
  hash: string
}

/** Different for each archive; guessing the secret from it is as expensive as guessing a passphrase. */
export async function fingerprintOf(secret: Uint8Array): Promise<Fingerprint> {
  const salt = randomBytes(16)
  return { salt: salt.toString('base64'), hash: (await stretched(secret, salt)).toString('base64') }
}

export async function hasFingerprint(secret: Uint8Array, { salt, hash }: Fingerprint): Promise<boolean> {
  const [own, other] = [await stretched(secret, Buffer.from(salt, 'base64')), Buffer.from(hash, 'base64')]
  return own.length === other.length && timingSafeEqual(own, other)
}
