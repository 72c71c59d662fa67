/** The reminders that people want, for domains that remind them by other means, such as a calendar program. */
import { type RawBuilder, sql } from 'kysely'
import type { KindRule } from '../data/kinds.ts'
import { switchesOf } from '../rules/settings.ts'
import { type SettingsRow, settingsOf } from './store/settings.ts'

/** The settings of a person as a column, for a statement that finds the person by itself. */
export const reminderSettings = (
  officeId: RawBuilder<unknown>,
  userId: RawBuilder<unknown>,
): RawBuilder<SettingsRow | null> => sql<SettingsRow | null>`(
  select json_build_object('chosen', s.chosen, 'reminder_days', s.reminder_days) from notification_settings s
  where s.company_id = ${officeId} and s.user_id = ${userId})`

/** The kinds among these of which the person is notified in any way, and the number of days before. */
export function chosenReminders(
  row: SettingsRow | null,
  rules: Readonly<Record<string, KindRule>>,
): { kinds: string[]; days: readonly number[] } {
  const { chosen, days } = settingsOf(row ?? undefined)
  const switchedOn = Object.entries(rules).filter(([kind, rule]) =>
    Object.values(switchesOf(kind, rule, chosen)).includes(true),
  )
  return { kinds: switchedOn.map(([kind]) => kind), days }
}
