/** The addressees of a mail in the box: the codes after the plus in the address of the box. */
import { codesIn } from './code.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

const recipientFields = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'])

/**
 * Quotation marks that are never closed are matched at once as well; otherwise each of thousands would be tried
 * again.
 */
const withoutQuoted = (line: string): string =>
  line.replace(/"(?:[^"\\]|\\.?)*("|$)/gs, (whole, end) => (end === '' ? whole : ''))

/** Addresses of recipients, without the names beside them, which can contain anything. */
const recipientsIn = (headers: string): string =>
  headers
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .filter((line) =>
      recipientFields.has(
        line
          .slice(0, Math.max(0, line.indexOf(':')))
          .trim()
          .toLowerCase(),
      ),
    )
    .map(withoutQuoted)
    .join('\n')

/**
 * @param headers of the mail; only those of recipients count, with everything that servers have added. Each can be
 * forged, and shows only the case to which somebody wanted to write
 */
export function codesAddressed(headers: string, box: string): string[] {
  const at = box.lastIndexOf('@')
  const [mailbox, host] = [box.slice(0, at), box.slice(at + 1)]
  const pattern = new RegExp(
    `(?<![\\w.+-])${escaped(mailbox)}\\+([a-z0-9-]{1,40})@${escaped(host)}(?![\\w-]|\\.\\w)`,
    'gi',
  )
  return [...new Set([...recipientsIn(headers).matchAll(pattern)].flatMap(([, tag = '']) => codesIn(tag)))]
}

/** The address of the box with a code. */
export function addressWith(box: string, addressed: string): string {
  const at = box.lastIndexOf('@')
  return `${box.slice(0, at)}+${addressed}${box.slice(at)}`
}
