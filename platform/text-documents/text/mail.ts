/** Writes a mail as text: sender, recipients, text, and the names of its files. */
import type { Address } from 'postal-mime'
import { parseMail, textOfParts } from '../mail/parse.ts'
import { DocumentError } from '../problem.ts'
import { linesOf, numbered, withWholeWords } from './numbered.ts'
import type { FileText, MailHead } from './types.ts'

/** A mail has at least one line of a header. */
const head = /^(?:[!-9;-~]+:[^\r\n]*\r?\n)/m

export async function textOfMail(bytes: Uint8Array): Promise<FileText> {
  const { text, mail } = await readMail(bytes)
  return { paragraphs: numbered(linesOf(withWholeWords(text))), mail }
}

/** @throws DocumentError */
export async function readMail(bytes: Uint8Array): Promise<{ text: string; mail: MailHead }> {
  if (!head.test(Buffer.from(bytes.subarray(0, 4_096)).toString('latin1')))
    throw new DocumentError('not_a_document', 'no head')
  const mail = await parseMail(bytes)
  const about: MailHead = {
    subject: mail.subject ?? '',
    from: mail.from ? (named(mail.from)[0] ?? '') : '',
    to: (mail.to ?? []).flatMap(named),
    copies: (mail.cc ?? []).flatMap(named),
    sentAt: sentAt(mail.date),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  }
  if (!mail.subject && !mail.from && !mail.to && !mail.date && !mail.text && !mail.html)
    throw new DocumentError('not_a_document', 'no mail')
  return { text: textOfParts(mail), mail: about }
}

/** `Ali Kaya <ali@example.com>`, or all of a group. */
function named(address: Address): string[] {
  if (address.group) return address.group.flatMap(named)
  return [address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '')]
}

function sentAt(date: string | undefined): string | null {
  const time = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
