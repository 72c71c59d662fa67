/** The licences of an office, with their ends. */
import type { Transaction } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { LicenceKey } from '../schemas.ts'
import { type Licence, listLicences } from './store/licences.ts'

/** Licences that every office always has: it may look at its own files. */
const always: readonly LicenceKey[] = ['case_management_readonly']

export interface Licences {
  keys: ReadonlySet<string>
  /** Without a full subscription the office can read but not change. */
  readOnly: boolean
  /** The end of the trial; null if there was none, or if a plan has followed it. */
  trialEndsAt: string | null
}

/** `tx` may have the system's scope or that of the office. */
export const licencesOf = async (tx: Transaction, officeId: string): Promise<Licences> =>
  licencesFrom(await listLicences(tx, officeId), tx.clock.now())

/** All licences that the office ever had, as one JSON value, with or without a transaction. */
export const licencesAtGate = (officeId: RawBuilder<string>): RawBuilder<Licence[]> =>
  sql<Licence[]>`licences_at_gate(${officeId})`

export function licencesFrom(all: readonly Licence[], now: Date): Licences {
  const running = all.filter((licence) => runsAt(licence, now))
  const keys = new Set<string>([...always, ...running.map(({ key }) => key)])
  const hadPlan = all.some(({ source }) => source !== 'trial')
  const trialEnds = hadPlan ? [] : all.map(({ valid_until }) => new Date(valid_until).toISOString())
  return {
    keys,
    readOnly: !keys.has('case_management_full'),
    trialEndsAt: trialEnds.sort().at(-1) ?? null,
  }
}

export const runsAt = ({ valid_from, valid_until }: Licence, now: Date): boolean =>
  new Date(valid_from) <= now && now < new Date(valid_until)
