import type { Migration } from '@mizan/platform/database'

/** Whoever lost the right to read still stood among the followers; from now on losing it ends the following. */
export const followerMigration: Migration = {
  name: 'cases-0017-followers-with-right',
  sql: `
select set_config('app.company_id', '*', true);
delete from case_task_followers f using case_tasks t, case_rights r
  where t.id = f.task_id and r.company_id = f.company_id and r.case_id = t.case_id and r.user_id = f.user_id
    and not r.may_read;
delete from case_followers f using case_rights r
  where r.company_id = f.company_id and r.case_id = f.case_id and r.user_id = f.user_id and not r.may_read;
`,
}
