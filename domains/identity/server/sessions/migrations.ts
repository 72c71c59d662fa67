/** Changes of the tables of sessions. */
import type { Migration } from '@mizan/platform/database'

/** Records who used a refresh token first, because the same browser may repeat the call within a few seconds. */
export const repeatedRefreshMigration: Migration = {
  name: 'identity-0020-repeated-refresh',
  sql: 'alter table refresh_tokens add column used_by text;',
}

/** The office decides how many browsers may be signed in; a sign-in counts them while it locks the account. */
export const severalBrowsersMigration: Migration = {
  name: 'identity-0110-several-browsers',
  sql: 'drop index sessions_one_browser;',
}
