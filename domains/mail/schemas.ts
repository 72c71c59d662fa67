/** Shapes of mails that wait to be filed. */
import { id } from '@mizan/cases/schemas'
import { pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { boxProblems } from './data/box-problems.ts'
import { reasons } from './data/reasons.ts'

/** `address`: that of the box with the code; null if this server has no box. */
export const MailAddress = z.object({ code: z.string(), address: z.string().nullable() })
export type MailAddress = z.infer<typeof MailAddress>

export const MailId = z.object({ mailId: id })
export type MailId = z.infer<typeof MailId>

const MailCandidate = z.object({
  caseId: z.string(),
  title: z.string(),
  number: z.string(),
  reason: z.enum(reasons),
})
export type MailCandidate = z.infer<typeof MailCandidate>

export const IncomingMail = z.object({
  mailId: z.string(),
  subject: z.string(),
  /** The sender that the mail names; anybody can write any name. */
  from: z.object({ name: z.string(), address: z.string() }),
  sentAt: z.string().nullable(),
  arrivedAt: z.string(),
  source: z.enum(['brought', 'box']),
  /** Its beginning. */
  text: z.string(),
  /** `isWithin`: a small picture within the text, which stays in the mail. */
  attachments: z.array(z.object({ name: z.string(), bytes: z.number().int(), isWithin: z.boolean() })),
  /** Whether it has more attachments than these; they stay in the mail. */
  isCut: z.boolean(),
  /** False if it could not be read; then it is filed as it is, without its attachments. */
  isReadable: z.boolean(),
  /** Whether its shown fields were changed or lost on the server: then only its arrival and its cases are known. */
  isDamaged: z.boolean(),
  /** The best first; only those that the caller may write. */
  candidates: z.array(MailCandidate),
})
export type IncomingMail = z.infer<typeof IncomingMail>

/** `caseId`: only those that are offered for this case. */
export const MailQuery = z.object({ ...pageQuery, caseId: id.optional() })
export type MailQuery = z.output<typeof MailQuery>

export const MailPage = pageOf(IncomingMail)
export type MailPage = z.infer<typeof MailPage>

export const Waiting = {
  query: z.object({ caseId: id.optional() }),
  answer: z.object({ count: z.number().int() }),
}

/** `isNew`: whether it did not wait already. */
export const BroughtMail = z.object({ mailId: z.string(), isNew: z.boolean() })
export type BroughtMail = z.infer<typeof BroughtMail>

export const MailChoice = z.strictObject({ caseId: id })
export type MailChoice = z.infer<typeof MailChoice>

/** `refused`: attachments that a case does not accept; the mail that was filed still contains them. */
export const FiledMail = z.object({
  caseId: z.string(),
  filed: z.array(z.string()),
  refused: z.array(z.object({ name: z.string(), reason: z.enum(['type', 'content', 'empty']) })),
})
export type FiledMail = z.infer<typeof FiledMail>

/** Null if this server has no box. */
export const OfficeMailAddress = z.object({ address: z.string().nullable() })
export type OfficeMailAddress = z.infer<typeof OfficeMailAddress>

/** `problem`: why the last try failed; null if it did not. `left`: letters that stayed unread in the box. */
export const BoxState = z.object({
  isConfigured: z.boolean(),
  readAt: z.string().nullable(),
  left: z.number().int(),
  problem: z.enum(boxProblems).nullable(),
  failedAt: z.string().nullable(),
})
export type BoxState = z.infer<typeof BoxState>
