/** Records who used a refresh token first, because the same browser may repeat the call within a few seconds. */
import type { Migration } from '@mizan/platform/database'

export const repeatedRefreshMigration: Migration = {
  name: 'identity-0020-repeated-refresh',
  sql: 'alter table refresh_tokens add column used_by text;',
}
