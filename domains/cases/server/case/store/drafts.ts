/** Descriptions that somebody is still writing; each is read by its writer alone. */
import type { Tx } from '../../call.ts'

interface Writer {
  caseId: string
  userId: string
}

interface Draft extends Writer {
  officeId: string
  description: string
  version: number
}

export async function keepDraft(
  { db, clock }: Tx,
  { officeId, caseId, userId, description, version }: Draft,
): Promise<void> {
  const text = { description, version, saved_at: clock.now() }
  await db
    .insertInto('case_drafts')
    .values({ company_id: officeId, case_id: caseId, user_id: userId, ...text })
    .onConflict((conflict) => conflict.columns(['case_id', 'user_id']).doUpdateSet(text))
    .execute()
}

export async function removeDraft({ db }: Tx, { caseId, userId }: Writer): Promise<void> {
  await db.deleteFrom('case_drafts').where('case_id', '=', caseId).where('user_id', '=', userId).execute()
}
