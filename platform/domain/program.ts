/** The resources that every program of the server side has before it opens the domains. */
import type { Calls } from '../call/index.ts'
import type { Config } from '../config/index.ts'
import type { AnyDatabase } from '../database/index.ts'
import type { Log } from '../log/index.ts'
import type { WatchedSenders } from '../messages/index.ts'
import type { Payments } from '../payments/index.ts'

export interface Program {
  config: Config
  log: Log
  calls: Calls
  database: { kysely: AnyDatabase }
  product: { name: string; version: string }
  /** Whether the mail or SMS service takes messages now. */
  delivers: WatchedSenders['delivers']
  payments: Payments
}
