/** Makes a mail and its attachments documents of a case, all of them or none, and once. */
import { Readable } from 'node:stream'
import { fileKeyOf } from '@mizan/documents/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { attachmentsOf } from '@mizan/platform/text-documents'
import { nameOfAttachment, nameOfMail } from '../../rules/file-names.ts'
import type { FiledMail, MailChoice, MailId } from '../../schemas.ts'
import type { MailCall, Tx } from '../call.ts'
import { type Head, headAgain, openHead } from '../head.ts'
import { isWaiting, settleMail } from '../store/mails.ts'
import { bytesOf, getWaiting, removeFile } from '../waiting-file.ts'

type Choice = MailId & MailChoice

export const fileMail = (call: MailCall, choice: Choice): Promise<FiledMail> =>
  call.parts.readingSeats.during(call, () => fileIn(call, choice))

async function fileIn(call: MailCall, { mailId, caseId }: Choice): Promise<FiledMail> {
  const { userId } = callerOf(call)
  const { title, head, bytes } = await open(call, { mailId, caseId })
  const { filed, refused } = await call.parts.fileDocuments(call, {
    caseId,
    files: await filesOf(head, bytes),
    settle: async (tx, documents) => {
      const isFirst = await settleMail(tx, { mailId, state: 'filed', by: userId })
      if (!isFirst) throw new AppError('mail.settled')
      await insertAuditEntry(tx, 'mail.filed', {
        subjectId: caseId,
        details: { case: title, documents: String(documents) },
      })
    },
  })
  await removeFile(call, mailId)
  return {
    caseId,
    filed: filed.map(({ name }) => name),
    refused: refused.map(({ name, code }) => ({ name, reason: reasonOf(code) })),
  }
}

/** The rights on the case are checked first: a person who may not write it learns nothing of the mail. */
async function open(call: MailCall, { mailId, caseId }: Choice) {
  const caller = callerOf(call)
  const { officeId } = caller
  const opened = await call.office.read(async (tx) => {
    const { row } = await call.parts.requireCase(tx, caller, { caseId, needs: 'write' })
    const mail = await getWaiting(tx, caller, mailId)
    const file = { officeId, fileKey: fileKeyOf(mailId) }
    const dataKey = await call.parts.keys.openFileKey(tx, file, mail.wrapped_key)
    return { title: row.display_title, mail, dataKey, head: openHead(dataKey, mailId, mail.head) }
  })
  const bytes = await bytesOf(call, opened.mail, opened.dataKey).catch(async (error) => {
    // If somebody declines it meanwhile its file is gone: then the answer is that it was declined, and not that the
    // file is missing.
    await call.office.read((tx) => requireUnsettled(tx, mailId))
    throw error
  })
  return { ...opened, bytes, head: opened.head ?? (await headAgain(bytes)) }
}

/** @throws AppError `mail.settled` */
async function requireUnsettled(tx: Tx, mailId: string): Promise<void> {
  if (!(await isWaiting(tx, mailId))) throw new AppError('mail.settled')
}

/** Pictures within the text stay in the mail. */
async function filesOf(head: Head, bytes: Buffer) {
  const { name, address } = head.from
  const description = [name, address].filter((part) => part !== '').join(' · ')
  // Its own file is removed here afterwards, so the mail is stored as it was read on arrival, also with bytes that an
  // upload refuses.
  const mail = {
    name: nameOfMail(head.subject),
    description,
    extension: 'eml',
    size: bytes.length,
    open: () => Readable.from([bytes]),
  }
  const attachments = head.isReadable ? await attachmentsOf(bytes) : []
  const files = attachments.flatMap((one, at) => {
    if (one.isOrnament) return []
    const content = Buffer.from(one.content)
    return [
      {
        name: nameOfAttachment(one, at + 1),
        description: '',
        size: content.length,
        open: () => readableOf(content),
      },
    ]
  })
  return [mail, ...files]
}

/** An empty buffer would not count as bytes. */
const readableOf = (content: Buffer): Readable => Readable.from(content.length === 0 ? [] : [content])

function reasonOf(code: string): FiledMail['refused'][number]['reason'] {
  if (code === 'document.empty') return 'empty'
  return code === 'document.type_not_allowed' ? 'type' : 'content'
}
