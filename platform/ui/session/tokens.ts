/** The contents of an access token. The browser only reads it; the server checks whether it is genuine. */

export interface TokenClaims {
  /** Seconds since 1970. */
  exp: number
  userId: string
  /** Undefined if the token names none, or one that the product does not support. */
  country: string | undefined
}

const unreadable = (why: string) => new Error(`The access token cannot be read: ${why}`)

function readJson(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw unreadable('no object')
  return value as Record<string, unknown>
}

function decodePart(part: string): string {
  const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)))
}

/** @throws Error if the token does not have three parts, or its payload is not JSON or lacks `exp` or `nameid` */
export function decodeToken(token: string, countries: readonly string[]): TokenClaims {
  const parts = token.split('.')
  if (parts.length !== 3) throw unreadable('not three parts')
  const { exp, nameid, Metadata } = readJson(decodePart(parts[1] ?? ''))
  if (typeof exp !== 'number') throw unreadable('no exp')
  if (typeof nameid !== 'string' || nameid === '') throw unreadable('no nameid')
  const { Country } = typeof Metadata === 'string' ? readJson(Metadata) : {}
  const country = countries.find((one) => one === Country)
  return { exp, userId: nameid, country }
}
