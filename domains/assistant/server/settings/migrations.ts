/** The settings of offices as SQL. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

const table = `
create table assistant_settings (
  company_id text primary key,
  hides_secrets boolean not null,
  changed_at timestamptz(3) not null
);`

export const settingsMigration: Migration = {
  name: 'assistant-settings-0001',
  sql: [table, tenantPolicy('assistant_settings')].join('\n'),
}
