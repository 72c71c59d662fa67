/** Telephone numbers as people read them. */
import { isPhoneNumber } from '../../rules/fields.ts'
import { dialledNumber } from '../../rules/phone.ts'

/** `0532 123 45 67` and `+905321234567` → `+90 532 123 45 67`; a text that is not a number stays as it was typed. */
export function shownNumber(typed: string): string {
  const number = dialledNumber(typed)
  if (!isPhoneNumber(number)) return typed
  return number.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '+90 $1 $2 $3 $4')
}
