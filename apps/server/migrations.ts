/** The migrations of all tables: those of the messages, then those of the domains in their order. */
import type { Migration } from '@mizan/platform/database'
import { gather, type ServerManifest } from '@mizan/platform/domain'
import { messageMigrations } from '@mizan/platform/messages'
import { domains } from './domains.ts'

export const migrationsOf = (list: readonly ServerManifest[] = domains): Migration[] => [
  ...messageMigrations,
  ...gather(list).migrations,
]
