/** Different addresses of one mailbox, as far as its provider documents that they are one. */

/** What follows a plus sign is a label of the owner's own. */
const withLabels = new Set([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'proton.me',
  'protonmail.com',
])

/** Only for comparing who had something before: letters go to the address as it was given. */
export function sameMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const written = email.slice(at + 1)
  const domain = written === 'googlemail.com' ? 'gmail.com' : written
  const local = withLabels.has(domain) ? email.slice(0, at).replace(/\+.*$/, '') : email.slice(0, at)
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`
}
