/** Who used a refresh token first: the same browser may repeat the call for a moment. */
import type { Migration } from '@mizan/platform/database'

export const repeatedRefreshMigration: Migration = {
  name: 'identity-0020-repeated-refresh',
  sql: 'alter table refresh_tokens add column used_by text;',
}
