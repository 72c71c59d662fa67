/**
 * Takes a mail in, so that nothing is left of an incomplete one: it is listed before its file is written, and its key
 * is stored when it is complete. Nothing is filed automatically: a sender can be forged, and codes can become known.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { fileKeyOf, storeError } from '@mizan/documents/server'
import { AppError } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { DocumentError, type MailFile, readMailFile } from '@mizan/platform/text-documents'
import { largestMail, mostADay, mostBytesADay, mostWaiting } from '../data/limits.ts'
import type { Candidate } from '../rules/rank.ts'
import type { MailCall, Tx } from './call.ts'
import { findCases } from './find-cases.ts'
import { type Head, headOf, sealHead } from './head.ts'
import {
  addBringer,
  countMails,
  dropArriving,
  findSame,
  forgetSettled,
  insertCandidates,
  insertMail,
  keepMail,
  lockArrivals,
  noteFileGone,
} from './store/mails.ts'
import type { MailRow } from './tables.ts'

export interface IncomingMail {
  /** The office of the call. */
  officeId: string
  source: MailRow['source']
  /** The person who brought it; null for a mail out of the box. */
  broughtBy: string | null
  bytes: Buffer
  /** Codes to which it was addressed. */
  codes: readonly string[]
  /** The head to show if it cannot be read; without this it is refused. */
  otherwise?: Pick<MailFile, 'subject' | 'from' | 'sentAt'>
}

export interface MailReceipt {
  mailId: string
  /** False if the office has it already. */
  isNew: boolean
}

/** @throws AppError `mail.unreadable`, `mail.too_many`, `document.office_full`, `document.disk_nearly_full`, `document.keys_locked`, `document.key_unavailable`, `document.store_…` */
export async function arrive(call: MailCall, arriving: IncomingMail): Promise<MailReceipt> {
  const { officeId, bytes } = arriving
  const { mail, head } = await read(arriving)
  const id = randomUUID()
  await call.office.unaudited(async (tx) => {
    await call.parts.keys.requireOpen(tx, officeId)
    await requireRoom(tx, arriving)
    await call.parts.room.require(tx, officeId, bytes.length)
    await insertMail(tx, { id, ...arriving })
  })
  const dataKey = randomBytes(32)
  try {
    const file = await call.parts.files.put(fileKeyOf(id), Readable.from([bytes]), largestMail, dataKey)
    const stored = { ...file, id, dataKey, head, fingerprint: fingerprintOf(bytes) }
    const arrived = await call.office((tx) => keep(call, tx, { arriving, mail, stored }))
    if (!arrived.isNew) await discard(call, id)
    return arrived
  } catch (error) {
    await discard(call, id).catch((failure) =>
      call.parts.log.warn({ err: failure, id }, 'the file of a mail is left to the daily job'),
    )
    throw storeError(error)
  }
}

async function read({ bytes, otherwise }: IncomingMail): Promise<{ mail: MailFile; head: Head }> {
  try {
    const mail = await readMailFile(bytes)
    return { mail, head: headOf(mail) }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    if (!otherwise) throw new AppError(bytes.length === 0 ? 'document.empty' : 'mail.unreadable')
    const mail: MailFile = { ...otherwise, messageId: '', to: [], text: '', attachments: [], isCut: false }
    return { mail, head: { ...headOf(mail), isReadable: false } }
  }
}

const dayMs = 24 * 3_600_000

/** People and the box are counted apart, so that a flood of mails does not keep people from bringing theirs. */
async function requireRoom(tx: Tx, { officeId, source, bytes }: IncomingMail): Promise<void> {
  const since = new Date(tx.clock.now().getTime() - dayMs)
  const { waiting, ofDay, bytesOfDay } = await countMails(tx, officeId, { source, since })
  if (waiting >= mostWaiting || ofDay >= mostADay || bytesOfDay + bytes.length > mostBytesADay)
    throw new AppError('mail.too_many')
}

/** The headers that its author wrote: servers add others above them on the way. */
const authored = /^(?:from|to|cc|subject|date|message-id):/i

/**
 * An id alone could be forged, to have the real mail taken for a known one; and mails without an id may have the same
 * text.
 */
function fingerprintOf(bytes: Buffer): string {
  const ends = ['\r\n\r\n', '\n\n'].map((mark) => bytes.indexOf(mark)).filter((at) => at >= 0)
  const end = ends.length === 0 ? 0 : Math.min(...ends)
  const lines = bytes
    .subarray(0, end)
    .toString('latin1')
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
  const own = lines.filter((line) => authored.test(line)).map((line) => line.trim())
  return createHash('sha256').update(own.sort().join('\n')).update(bytes.subarray(end)).digest('hex')
}

interface MailRecord {
  arriving: IncomingMail
  mail: MailFile
  stored: { id: string; dataKey: Buffer; head: Head; size: number; sha256: string; fingerprint: string }
}

async function keep(call: MailCall, tx: Tx, { arriving, mail, stored }: MailRecord): Promise<MailReceipt> {
  const { officeId, source, broughtBy, codes } = arriving
  const { id, dataKey, head, size, sha256, fingerprint } = stored
  await lockArrivals(tx, officeId)
  const same = await findSame(tx, officeId, fingerprint)
  if (same && (same.state === 'waiting' || source === 'box')) {
    if (broughtBy !== null) await addBringer(tx, same.id, broughtBy)
    return { mailId: same.id, isNew: false }
  }
  if (same) await forgetSettled(tx, officeId, fingerprint)
  const wrappedKey = await call.parts.keys.wrapFileKey(tx, { officeId, fileKey: fileKeyOf(id) }, dataKey)
  await keepMail(tx, id, { wrappedKey, head: sealHead(dataKey, id, head), size, sha256, fingerprint })
  const candidates = await findCases(tx, officeId, { mail, codes })
  await insertCandidates(tx, { id, officeId }, candidates)
  await notifyWriters(call, tx, candidates)
  return { mailId: id, isNew: true }
}

/** Those who may write the case are notified if exactly one case fits the mail. */
async function notifyWriters(call: MailCall, tx: Tx, candidates: readonly Candidate[]): Promise<void> {
  const [best, ...others] = candidates.filter(({ isBest }) => isBest)
  if (!best || others.length > 0) return
  const named = await call.parts.namedCases(tx, [best.caseId])
  await insertAuditEntry(tx, 'mail.offered', {
    subjectId: best.caseId,
    details: { case: named.get(best.caseId)?.title ?? '' },
  })
}

/** A mail that waits is not discarded: the answer of its commit may have been lost. */
async function discard({ office, parts }: MailCall, id: string): Promise<void> {
  if (!(await office.unaudited((tx) => dropArriving(tx, id)))) return
  await parts.files.remove(fileKeyOf(id))
  await office.unaudited((tx) => noteFileGone(tx, [id]))
}
