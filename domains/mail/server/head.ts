/** The shown fields of a mail that waits: encrypted, because a reader of the database alone must not read them. */
import { createSecretKey } from 'node:crypto'
import { unwrapKey, wrapKey } from '@mizan/documents/server'
import { DocumentError, type MailFile, readMailFile } from '@mizan/platform/text-documents'
import { shownText } from '../data/limits.ts'
import { nameOfAttachment } from '../rules/file-names.ts'
import type { IncomingMail } from '../schemas.ts'

export type Head = Pick<
  IncomingMail,
  'subject' | 'from' | 'sentAt' | 'text' | 'attachments' | 'isCut' | 'isReadable'
>

export function headOf(mail: MailFile): Head {
  const { subject, from, sentAt, text, attachments, isCut } = mail
  return {
    subject,
    from,
    sentAt,
    text: text.trim().slice(0, shownText).toWellFormed(),
    attachments: attachments.map((one, at) => ({
      name: nameOfAttachment(one, at + 1),
      bytes: one.bytes,
      isWithin: one.isOrnament,
    })),
    isCut,
    isReadable: true,
  }
}

const ownerOf = (id: string): string => `mail head ${id}`

/** @param id of the mail, so that the head of another mail cannot be put in its place */
export const sealHead = (dataKey: Uint8Array, id: string, head: Head): Buffer =>
  wrapKey(createSecretKey(dataKey), Buffer.from(JSON.stringify(head)), ownerOf(id))

/** Undefined if it is damaged. */
export function openHead(dataKey: Uint8Array, id: string, sealed: Buffer): Head | undefined {
  const bytes = unwrapKey(createSecretKey(dataKey), sealed, ownerOf(id))
  return bytes && (JSON.parse(bytes.toString()) as Head)
}

/** The head of a mail of which nothing is known. */
export const noHead: Head = {
  subject: '',
  from: { name: '', address: '' },
  sentAt: null,
  text: '',
  attachments: [],
  isCut: false,
  isReadable: false,
}

/** Reads the head again for one that is damaged: the mail itself may be complete. */
export async function headAgain(bytes: Buffer): Promise<Head> {
  try {
    return headOf(await readMailFile(bytes))
  } catch (error) {
    if (error instanceof DocumentError) return noHead
    throw error
  }
}
