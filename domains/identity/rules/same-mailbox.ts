/** Recognises different addresses of one mailbox, as far as the provider documents it. */

/** Domains under which a provider offers the same mailbox. */
const sameDomains: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
}
/** Providers that ignore dots or other characters in the name of a mailbox. */
const meaningless: Record<string, RegExp> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g }

/**
 * Only for comparing who had the trial before: letters go to the address as it was given. The text after a plus sign
 * is a label of the owner's own at nearly every provider; where it is not, two people with such similar addresses are
 * rare.
 */
export function sameMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const written = email.slice(at + 1)
  const domain = sameDomains[written] ?? written
  const local = email.slice(0, at).replace(/(.)\+.*$/, '$1')
  const signs = meaningless[domain]
  return `${signs ? local.replace(signs, '') : local}@${domain}`
}
