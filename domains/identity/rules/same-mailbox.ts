/** Different addresses of one mailbox, as far as its provider documents that they are one. */

/** Names under which a provider gives one and the same mailbox. */
const sameDomains: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
}
/** Where dots, or other signs, between the letters of a mailbox mean nothing. */
const meaningless: Record<string, RegExp> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g }

/**
 * Only for comparing who had something before: letters go to the address as it was given. What follows a plus sign is a
 * label of the owner's own at nearly every provider; where it is not, two people of such similar addresses are rare.
 */
export function sameMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const written = email.slice(at + 1)
  const domain = sameDomains[written] ?? written
  const local = email.slice(0, at).replace(/(.)\+.*$/, '$1')
  const signs = meaningless[domain]
  return `${signs ? local.replace(signs, '') : local}@${domain}`
}
