/** What a contact of each type may look like, and the form in which it is kept. */
import { canonicalEmail, isEmail, isPhoneNumber } from '@mizan/identity/rules/fields'
import { dialledNumber } from '@mizan/identity/rules/phone'

export interface ContactFields {
  type: 'Email' | 'Phone' | 'Address' | 'WhatsApp' | 'Website'
  title: string
  value: string
}

/** Optional http or https, a host name, a top-level domain of at least two letters, optional path. */
export const isWebsite = (text: string): boolean =>
  /^(https?:\/\/)?([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}(:\d{1,5})?([/?#]\S*)?$/iu.test(
    text,
  )

/** Ten digits without a country code are a Turkish number, of a landline too. */
function storedPhone(typed: string): string {
  const digits = typed.replace(/[\s().-]/g, '')
  return /^[2-5]\d{9}$/.test(digits) ? `+90${digits}` : dialledNumber(typed)
}

/** The value in the form in which it is kept, or the name of the rule that it breaks. */
export function contactValue({ type, value }: ContactFields): { value: string } | { breaks: string } {
  if (type === 'Email') return isEmail(value) ? { value: canonicalEmail(value) } : { breaks: 'field.email' }
  if (type === 'Website') return isWebsite(value) ? { value } : { breaks: 'field.website' }
  if (type === 'Address') return { value }
  const number = storedPhone(value)
  return isPhoneNumber(number) ? { value: number } : { breaks: 'field.phone' }
}
