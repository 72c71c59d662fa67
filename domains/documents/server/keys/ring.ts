/** The secrets of the server as keys: the present one encrypts, former ones only open what they have encrypted. */
import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { unwrapKey, wrapKey } from './wrap.ts'

export interface Ring {
  /** Says which secret is the present one, without revealing it. */
  present: string
  close: (content: Uint8Array, owner: string) => Buffer
  /** `server`: which secret it was closed under. Undefined if this one is not here, or another owner is named. */
  open: (closed: Buffer, server: string, owner: string) => Buffer | undefined
}

export function ringOf(secrets: readonly [Uint8Array, ...Uint8Array[]]): Ring {
  const keys = new Map(secrets.toReversed().map(keyFrom))
  const [present, key] = keyFrom(secrets[0])
  return {
    present,
    close: (content, owner) => wrapKey(key, content, owner),
    open: (closed, server, owner) => {
      const found = keys.get(server)
      return found && unwrapKey(found, closed, owner)
    },
  }
}

/** Its id and the key itself. */
function keyFrom(secret: Uint8Array): [string, KeyObject] {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'mizan office keys', 40))
  return [derived.subarray(32).toString('hex'), createSecretKey(derived.subarray(0, 32))]
}
