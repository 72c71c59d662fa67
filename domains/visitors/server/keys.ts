/** Keys of this domain, derived from the secret of the server. */
import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import { networkOf } from '@mizan/platform/access'

export interface VisitorKeys {
  /** Hides the network of an action. */
  networks: KeyObject
  /** Signs the marks of browsers. */
  marks: KeyObject
  /** Signs the tasks of the human check. */
  checks: KeyObject
}

export function visitorKeysOf(secret: Uint8Array): VisitorKeys {
  const keyFor = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `mizan visitors ${use}`, 32)))
  return { networks: keyFor('networks'), marks: keyFor('marks'), checks: keyFor('checks') }
}

const keyed = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** A pseudonym for the network of an address on one day. It is another one each day, so that nobody can be followed. */
export const whoOf = ({ networks }: VisitorKeys, address: string, day: string): string =>
  keyed(networks, `${day} ${networkOf(address)}`)

/** A mark is an id with its signature. */
export const markOf = ({ marks }: VisitorKeys, id: string): string => `${id}.${keyed(marks, id)}`

/** The id of a mark; undefined for one that this server has not made. */
export function idOfMark(keys: VisitorKeys, mark: string): string | undefined {
  const id = mark.slice(0, mark.indexOf('.'))
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(keys, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}
