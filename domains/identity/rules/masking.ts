/** Masks addresses and numbers that are shown to somebody who may not be their owner. */

const dots = '•••'

/** `ayse@ornek.com` → `a•••@o•••.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  return `${first(email)}${dots}@${first(domain)}${dots}${domain.slice(dot)}`
}

/** `+905551234512` → `+90 ••• ••• •• 12`; for other countries only the last two digits are shown. */
export function maskPhoneNumber(number: string): string {
  const end = number.slice(-2)
  return /^\+90\d{10}$/.test(number) ? `+90 ${dots} ${dots} •• ${end}` : `+${dots} ${dots} ${end}`
}

const first = (text: string): string => [...text][0] ?? ''
