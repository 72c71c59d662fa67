/** What people type for a telephone number, and what is sent of it. */
import { canonicalPhoneNumber, isPhoneNumber } from './fields.ts'

/** Turkey and Northern Cyprus are dialled under one code. */
const homeCode = '90'

/**
 * `0532 123 45 67`, `(0533) 861-23-45`, `0090 532…`, `+90 (0) 532…` and `532 123 45 67` → `+905321234567` and the like;
 * of other countries as it is written with plus or 00. What is no number comes back without its spaces, for the check
 * that follows.
 */
export function dialledNumber(typed: string): string {
  const written = typed.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}().,/]/gu, '')
  const international = written
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^0(?=[1-9]\d{9}$)/, `+${homeCode}`)
    .replace(new RegExp(`^\\+?${homeCode}0(?=[1-9]\\d{9}$)`), `+${homeCode}`)
  return isPhoneNumber(international) ? canonicalPhoneNumber(international) : written
}
