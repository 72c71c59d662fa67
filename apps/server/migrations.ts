/** Every table of the product, in the order in which the domains stand. */
import { companyMigrations } from '@mizan/company/server'
import { identityMigrations } from '@mizan/identity/server'
import type { Migration } from '@mizan/platform/database'
import { messageMigrations } from '@mizan/platform/messages'
import { researchMigrations } from '@mizan/research/server'
import { siteMigrations } from '@mizan/site/server'
import { subscriptionMigrations } from '@mizan/subscription/server'

export const migrations: Migration[] = [
  ...researchMigrations,
  ...messageMigrations,
  ...identityMigrations,
  ...companyMigrations,
  ...subscriptionMigrations,
  ...siteMigrations,
]
