/** The court documents that each person has seen. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

interface Reader {
  caseId: string
  userId: string
  officeId: string
}

/** Marks everything that has arrived until now. */
export async function markAllRead({ db, clock }: Tx, { caseId, userId, officeId }: Reader): Promise<void> {
  await sql`
    insert into government_looks (company_id, government_case_id, user_id, seen_until)
    select ${officeId}, id, ${userId}, ${clock.now()} from government_cases where case_id = ${caseId} order by id
    on conflict (government_case_id, user_id) do update set
      seen_until = greatest(government_looks.seen_until, excluded.seen_until)`.execute(db)
  await sql`
    delete from government_reads where user_id = ${userId}
      and government_case_id in (select id from government_cases where case_id = ${caseId})`.execute(db)
}

export async function markRead(
  { db }: Tx,
  { caseId, userId, officeId }: Reader,
  fileIds: readonly string[],
): Promise<void> {
  await sql`
    insert into government_reads (company_id, government_case_id, file_id, user_id)
    select ${officeId}, f.government_case_id, f.id, ${userId} from government_files f
    join government_cases g on g.id = f.government_case_id
    where g.case_id = ${caseId} and f.id = any(${[...fileIds]}::text[])
    on conflict do nothing`.execute(db)
}

/** A changed copy is new to everybody but those who brought it. */
export async function forgetReads({ db }: Tx, fileId: string): Promise<void> {
  await db.deleteFrom('government_reads').where('file_id', '=', fileId).execute()
}

export async function ownReads({ db }: Tx, userId: string) {
  const { rows } = await sql<{ documents: number; lookedAt: string | null }>`
    select (select count(*)::int from government_reads where user_id = ${userId}) as documents,
      (select max(seen_until) from government_looks where user_id = ${userId}) as "lookedAt"`.execute(db)
  return rows[0]
}

export async function forgetReader({ db }: Tx, userId: string): Promise<void> {
  await db.deleteFrom('government_reads').where('user_id', '=', userId).execute()
  await db.deleteFrom('government_looks').where('user_id', '=', userId).execute()
}

export async function forgetReaderIn(
  { db }: Tx,
  { officeId, userId }: { officeId: string; userId: string },
): Promise<void> {
  for (const table of ['government_reads', 'government_looks'] as const)
    await db.deleteFrom(table).where('company_id', '=', officeId).where('user_id', '=', userId).execute()
}
