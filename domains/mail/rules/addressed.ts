/** To whom a mail in the box is addressed: by the code after the plus in the address of the box. */
import { codesIn } from './code.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

/**
 * @param headers of recipients, with all that servers have noted; each can be forged, and says no more than to which
 *   case somebody wanted to write
 */
export function codesAddressed(headers: string, box: string): string[] {
  const at = box.lastIndexOf('@')
  const [mailbox, host] = [box.slice(0, at), box.slice(at + 1)]
  const pattern = new RegExp(
    `(?<![\\w.+-])${escaped(mailbox)}\\+([a-z0-9-]{1,40})@${escaped(host)}(?![\\w-]|\\.\\w)`,
    'gi',
  )
  const unfolded = headers.replace(/\r?\n[ \t]+/g, ' ')
  return [...new Set([...unfolded.matchAll(pattern)].flatMap(([, tag = '']) => codesIn(tag)))]
}

/** The address of the box with a code. */
export function addressWith(box: string, addressed: string): string {
  const at = box.lastIndexOf('@')
  return `${box.slice(0, at)}+${addressed}${box.slice(at)}`
}
