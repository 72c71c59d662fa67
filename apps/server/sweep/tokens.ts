/** Tokens as an attacker would make them from one that they have. */
import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

type Claims = Record<string, unknown>

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string | undefined): Claims =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString())

/** The token with other claims, signed with `key`; with the right key and no change it is as good as the original. */
export function reissue(token: string, key: KeyObject, change: (claims: Claims) => Claims = (same) => same) {
  const [header, payload] = token.split('.')
  const signed = `${header}.${encode(change(decode(payload)))}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

export const expired = (token: string, key: KeyObject): string =>
  reissue(token, key, (claims) => ({ ...claims, iat: 1_000, exp: 2_000 }))

/** The id of another user over the old signature. */
export function tampered(token: string, userId: string): string {
  const [header, payload, signature] = token.split('.')
  return `${header}.${encode({ ...decode(payload), nameid: userId })}.${signature}`
}

export const foreign = (token: string): string => reissue(token, createSecretKey(randomBytes(32)))

/** A token that claims to need no signature. */
export const unsigned = (token: string): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.${encode('')}`
