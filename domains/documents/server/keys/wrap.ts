/** Encrypts keys with other keys: AES-256-GCM, bound to what the key belongs to. */
import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Returns nonce, tag and the encrypted key. Opening it needs the same `owner`, so that rows cannot be swapped. */
export function wrapKey(under: KeyObject, key: Uint8Array, owner: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, under, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(owner))
  const text = Buffer.concat([cipher.update(key), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Undefined if bytes, owner or the key above it are not those of `wrapKey`. */
export function unwrapKey(under: KeyObject, wrapped: Buffer, owner: string): Buffer | undefined {
  if (wrapped.length < nonceBytes + tagBytes) return undefined
  const decipher = createDecipheriv(algorithm, under, wrapped.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(wrapped.subarray(nonceBytes, nonceBytes + tagBytes))
  const text = decipher.update(wrapped.subarray(nonceBytes + tagBytes))
  try {
    return Buffer.concat([text, decipher.final()])
  } catch {
    return undefined
  }
}
