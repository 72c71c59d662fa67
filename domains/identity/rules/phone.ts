/** Converts typed telephone numbers into the form that is sent. */
import { canonicalPhoneNumber, isPhoneNumber } from './fields.ts'

/** Turkey and Northern Cyprus share one country code. */
const homeCode = '90'

/**
 * `0532 123 45 67`, `(0533) 861-23-45`, `0090 532…`, `+90 (0) 532…` and `532 123 45 67` → `+905321234567` and the
 * like; numbers of other countries as written with plus or 00. Text that is not a number is returned without its
 * spaces, for the check that follows.
 */
export function dialledNumber(typed: string): string {
  const written = typed.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}().,/]/gu, '')
  const international = written
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^0(?=[1-9]\d{9}$)/, `+${homeCode}`)
    .replace(new RegExp(`^\\+?${homeCode}0(?=[1-9]\\d{9}$)`), `+${homeCode}`)
  return isPhoneNumber(international) ? canonicalPhoneNumber(international) : written
}
