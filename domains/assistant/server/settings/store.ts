/** The settings of an office; one that has changed none has no row. */
import type { Tx } from '../call.ts'

interface Settings {
  hidesSecrets: boolean
}

const settingsAtFirst: Settings = { hidesSecrets: true }

export async function findSettings({ db }: Tx, officeId: string): Promise<Settings> {
  const row = await db
    .selectFrom('assistant_settings')
    .select('hides_secrets as hidesSecrets')
    .where('company_id', '=', officeId)
    .executeTakeFirst()
  return row ?? settingsAtFirst
}

/** Holds the settings until the transaction ends, so that two changes at once do not record the same former state. */
export async function lockSettings({ db, clock }: Tx, officeId: string): Promise<Settings> {
  await db
    .insertInto('assistant_settings')
    .values({
      company_id: officeId,
      hides_secrets: settingsAtFirst.hidesSecrets,
      changed_at: clock.now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('company_id').doNothing())
    .execute()
  return db
    .selectFrom('assistant_settings')
    .select('hides_secrets as hidesSecrets')
    .where('company_id', '=', officeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateSettings(
  { db, clock }: Tx,
  officeId: string,
  { hidesSecrets }: Settings,
): Promise<void> {
  await db
    .updateTable('assistant_settings')
    .set({ hides_secrets: hidesSecrets, changed_at: clock.now().toISOString() })
    .where('company_id', '=', officeId)
    .execute()
}
