/** Encrypts secrets that must be read again, with AES-256-GCM under a key derived from that of the server. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const keyFrom = (serverKey: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', serverKey, '', 'mizan second factors', 32))

/** Returns nonce, tag and ciphertext as one buffer. Unsealing needs the same `owner`, so rows cannot be swapped. */
export function seal(serverKey: Uint8Array, secret: Uint8Array, owner: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyFrom(serverKey), nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(owner))
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Undefined if `unseal` would throw, for example because the server had another key then. */
export function tryUnseal(serverKey: Uint8Array, sealed: Buffer, owner: string): Buffer | undefined {
  try {
    return unseal(serverKey, sealed, owner)
  } catch {
    return undefined
  }
}

/** Throws if bytes, owner or key differ from those of `seal`. */
export function unseal(serverKey: Uint8Array, sealed: Buffer, owner: string): Buffer {
  const nonce = sealed.subarray(0, nonceBytes)
  const decipher = createDecipheriv(algorithm, keyFrom(serverKey), nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}
