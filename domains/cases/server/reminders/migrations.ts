import type { Migration } from '@mizan/platform/database'

/**
 * Reminders had settings, a letter and a day told of their own, and are now kinds of notification. What a person had
 * chosen stays: a kind that was left out is told in no way, and without mail it is told on the screen alone. The day until
 * which reminders were told counts, so that none is lost and none comes twice.
 */
export const reminderMigration: Migration = {
  name: 'cases-0023-reminders-are-notifications',
  sql: `
select set_config('app.company_id', '*', true);
insert into notification_settings as s (company_id, user_id, chosen, reminder_days, digest_on)
  select r.company_id, r.user_id,
    coalesce((
      select jsonb_object_agg(kind, case when is_told then '{"digest": false}'::jsonb
        else '{"screen": false, "digest": false}'::jsonb end)
      from (select kind, kind = 'criticalLimitDue' or former = any (r.kinds) as is_told
        from (values ('hearingDue', 'hearing'), ('limitDue', 'limit'), ('criticalLimitDue', 'limit'),
          ('deadlineDue', 'deadline'), ('taskDue', 'task')) as known (kind, former)) as chosen
      where not (is_told and r.by_mail)), '{}'),
    nullif(r.days, '{7,3,1,0}'), r.told_on
  from calendar_reminders r
  on conflict (company_id, user_id) do update set chosen = s.chosen || excluded.chosen,
    reminder_days = excluded.reminder_days, digest_on = coalesce(excluded.digest_on, s.digest_on);
drop table calendar_reminders;
`,
}
