/** Waiting mails that a person may see. */
import { isOneOfWritableCase } from '@mizan/cases/server'
import type { Caller } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { CandidateRow } from '../tables.ts'
import type { WaitingMail } from './mails.ts'

interface MailReader {
  caller: Caller
  managesAll: boolean
}

/**
 * People who manage all cases see every mail; others see those that they have brought, and those for which all best
 * cases are ones that they may write. A writer of one of several equally good cases does not see a mail that may be
 * about another one.
 */
export function isVisibleTo({ caller, managesAll }: MailReader): RawBuilder<boolean> {
  if (managesAll) return sql<boolean>`mails.company_id = ${caller.officeId}`
  const best = sql`select from mail_candidates c where c.mail_id = mails.id and c.is_best`
  return sql<boolean>`(mails.company_id = ${caller.officeId} and (${caller.userId} = any(mails.brought_by)
    or (exists (${best}) and not exists (${best} and not ${isOneOfWritableCase(caller, sql`c.case_id`)}))))`
}

/** `caseId`: only those that are offered for it. */
function waiting(seeing: MailReader, caseId: string | undefined): RawBuilder<boolean> {
  const offered = sql`exists (select from mail_candidates o where o.mail_id = mails.id and o.case_id = ${caseId ?? ''}
    and ${isOneOfWritableCase(seeing.caller, sql`o.case_id`)})`
  return sql<boolean>`(mails.company_id = ${seeing.caller.officeId} and mails.state = 'waiting'
    and ${isVisibleTo(seeing)} and ${caseId === undefined ? sql`true` : offered})`
}

interface MailFilter extends MailReader {
  caseId: string | undefined
}

/** Newest first. */
export async function pageOfMails(
  { db }: Tx,
  { caseId, ...seeing }: MailFilter,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ rows: WaitingMail[]; total: number }> {
  const { rows } = await sql<WaitingMail & { total: number }>`
    select mails.*, count(*) over ()::int as total from mails where ${waiting(seeing, caseId)}
    order by mails.created_at desc, mails.id limit ${pageSize} offset ${pageIndex * pageSize}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function countWaiting({ db }: Tx, { caseId, ...seeing }: MailFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mails where ${waiting(seeing, caseId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The cases offered for the mails that the caller may write, the best first. */
export async function candidatesOf(
  { db }: Tx,
  caller: Caller,
  ids: readonly string[],
): Promise<CandidateRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CandidateRow>`
    select c.* from mail_candidates c
    where c.mail_id = any(${[...ids]}::text[]) and ${isOneOfWritableCase(caller, sql`c.case_id`)}
    order by c.mail_id, c.position`.execute(db)
  return rows
}
