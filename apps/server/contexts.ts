/** Contexts for work on the database: of the system, or of the office of a session. */
import {
  type AnyDatabase,
  type CallInfo,
  type Clock,
  type DataContext,
  systemClock,
} from '@mizan/platform/database'
import { makeCompanyScope, makeSystemScope } from '@mizan/platform/scope-makers'

export interface Contexts {
  clock: Clock
  system: <Tables>(call: CallInfo) => DataContext<Tables>
  /** The id comes from the membership of a session. */
  office: <Tables>(call: CallInfo, companyId: string) => DataContext<Tables>
}

export const contextsOf = (db: AnyDatabase, clock: Clock = systemClock): Contexts => ({
  clock,
  system: (call) => ({ db, clock, scope: makeSystemScope(), call }),
  office: (call, companyId) => ({ db, clock, scope: makeCompanyScope(companyId), call }),
})
