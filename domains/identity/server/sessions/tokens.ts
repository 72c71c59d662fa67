/**
 * Access tokens (signed, short-lived) and refresh tokens (the first one random, each further one derived; stored as a
 * hash).
 */
import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { HomeCountry } from '../../schemas.ts'
import type { Identity } from '../identity.ts'
import { keyedHash } from '../keys.ts'

const ISSUER = 'mizan'
const ALGORITHM = 'HS256'
const countryNames: Record<HomeCountry, string> = { turkey: 'Turkey', kktc: 'KKTC' }

export interface AccessSubject {
  userId: string
  sessionId: string
  country: HomeCountry
}

/** The refresh token identifies a pair: making the pair again gives the same access token. */
export interface PairOrder extends AccessSubject {
  refreshToken: string
  issuedAt: Date
}

/** `nameid` is the account, `Metadata` a JSON text, `exp` in seconds. */
export function signAccessToken({ accessTokenMinutes, keys }: Identity, subject: PairOrder): Promise<string> {
  const issuedAt = Math.floor(subject.issuedAt.getTime() / 1000)
  return new SignJWT({
    nameid: subject.userId,
    sid: subject.sessionId,
    Metadata: JSON.stringify({ Country: countryNames[subject.country] }),
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setJti(keyedHash(keys.refreshTokens, `access ${subject.refreshToken}`).toString('base64url'))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenMinutes * 60)
    .sign(keys.accessTokens)
}

/** @throws AppError `session.required` for a token that is expired, tampered with, foreign or malformed */
export async function readAccessToken(
  { clock, keys }: Identity,
  token: string,
): Promise<{ userId: string; sessionId: string }> {
  const { payload } = await jwtVerify(token, keys.accessTokens, {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: ISSUER,
    requiredClaims: ['exp', 'nameid', 'sid'],
    currentDate: clock.now(),
  }).catch((error: unknown) => {
    if (error instanceof errors.JOSEError) throw new AppError('session.required')
    throw error
  })
  const { nameid, sid } = payload
  if (typeof nameid !== 'string' || typeof sid !== 'string') throw new AppError('session.required')
  return { userId: nameid, sessionId: sid }
}

/** A token of 256 random bits for its holder, and the hash that is stored. */
export function newOpaqueToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

/**
 * The refresh token that replaces this one. It is derived instead of random, so that a repeated call gets the same one
 * although the database stores only hashes.
 */
export const successorOf = ({ keys }: Identity, refreshToken: string): string =>
  keyedHash(keys.refreshTokens, `next ${refreshToken}`).toString('base64url')

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A new id that may be shown to anybody and cannot be guessed. */
export const newId = (): string => randomBytes(16).toString('base64url')
