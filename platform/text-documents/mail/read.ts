/** Reads a mail with its attachments; to be called in a thread of its own. */
import type { Address, Attachment, Email } from 'postal-mime'
import { DocumentError } from '../problem.ts'
import { parseMail, textOfParts } from './parse.ts'
import { type MailAttachment, type MailFile, mailLimits, type OpenedAttachment } from './types.ts'

/** A mail within the mail stays one file, however many lie within each other. */
const parse = (bytes: Uint8Array): Promise<Email> => parseMail(bytes, { forceRfc822Attachments: true })

/** @throws DocumentError */
export async function mailOf(bytes: Uint8Array): Promise<MailFile> {
  const mail = await parse(bytes)
  if (!mail.subject && !mail.from && !mail.to && !mail.date && !mail.messageId)
    throw new DocumentError('not_a_document', 'no mail')
  return {
    messageId: mail.messageId ?? '',
    subject: cut(mail.subject ?? '', mailLimits.subject),
    from: sender(mail.from),
    to: (mail.to ?? []).flatMap(flat).slice(0, mailLimits.recipients).map(written),
    sentAt: instantOf(mail.date),
    text: cut(textOfParts(mail), mailLimits.text),
    attachments: mail.attachments.slice(0, mailLimits.attachments).map(described),
    isCut: mail.attachments.length > mailLimits.attachments,
  }
}

/** The attachments that the mail lists, in the same order, with their bytes. @throws DocumentError */
export async function openAttachments(bytes: Uint8Array): Promise<OpenedAttachment[]> {
  const { attachments } = await parse(bytes)
  return attachments
    .slice(0, mailLimits.attachments)
    .map((one) => ({ ...described(one), content: contentOf(one) }))
}

function contentOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}

function described(attachment: Attachment): MailAttachment {
  const { filename, mimeType, related } = attachment
  const { length: bytes } = contentOf(attachment)
  const isOrnament = related === true && mimeType.startsWith('image/') && bytes < mailLimits.ornament
  return { name: cut(filename ?? '', mailLimits.name), type: cut(mimeType, 100), bytes, isOrnament }
}

type Mailbox = { name: string; address: string }

const flat = (address: Address): Mailbox[] => (address.group ? address.group : [address])

function sender(from: Address | undefined): Mailbox {
  const [first = { name: '', address: '' }] = from ? flat(from) : []
  return { name: cut(first.name, mailLimits.name), address: cut(first.address, mailLimits.name) }
}

const written = ({ name, address }: Mailbox): string =>
  cut(name ? `${name} <${address}>` : address, mailLimits.name)

const cut = (text: string, longest: number): string => text.slice(0, longest).toWellFormed()

function instantOf(date: string | undefined): string | null {
  const time = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
