/** Ids that stay the same however often, and in whatever order, a text is imported. */

import { createHash } from 'node:crypto'
import type { Country } from '@mizan/platform/contract'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Lower-case letters and digits without i, l, o and u, `length` of them. */
export function shortHash(text: string, length: number): string {
  const bytes = createHash('sha256').update(text).digest()
  let id = ''
  for (let index = 0; index < length; index++) id += alphabet[(bytes[index] ?? 0) & 31]
  return id
}

export const contentHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 27)

/** Replaces Turkish letters by plain ones, and everything else that an address cannot contain by a dash. */
export const slug = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşüâîû]/g, (letter) => 'cgiosuaiu'['çğıöşüâîû'.indexOf(letter)] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The country as it is part of ids, in the notation of packs, because an id never changes. */
export const countryInIds: Record<Country, string> = { turkey: 'TR', kktc: 'KKTC' }
