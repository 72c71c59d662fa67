/** What is shown of a mail that waits: encrypted, because whoever has the database alone must not read it. */
import { createSecretKey } from 'node:crypto'
import { unwrapKey, wrapKey } from '@mizan/documents/server'
import type { MailFile } from '@mizan/platform/text-documents'
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

/** @param id of the mail, so that one cannot be put into the place of another */
export const sealHead = (dataKey: Uint8Array, id: string, head: Head): Buffer =>
  wrapKey(createSecretKey(dataKey), Buffer.from(JSON.stringify(head)), ownerOf(id))

/** @throws Error if it is damaged */
export function openHead(dataKey: Uint8Array, id: string, sealed: Buffer): Head {
  const bytes = unwrapKey(createSecretKey(dataKey), sealed, ownerOf(id))
  if (!bytes) throw new Error(`What is shown of the mail ${id} is damaged`)
  return JSON.parse(bytes.toString()) as Head
}
