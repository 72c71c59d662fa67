/** What an office may use, and until when. */
import {
  type AnyDatabase,
  type DataContext,
  read,
  type TransactionContext,
  withTables,
} from '@mizan/platform/database'
import { type LicenceKey, licenceKeys, trialDays } from '../schemas.ts'
import { insertLicences, type Licence, runningLicences } from './store.ts'
import type { SubscriptionTables } from './tables.ts'

/** A context or transaction of any program: its scope is the system's or that of the office. */
type AnyContext = Omit<DataContext, 'db'> & { db: AnyDatabase }
type AnyTransaction = Omit<TransactionContext, 'db'> & { db: AnyDatabase }

/** Whatever became of its plan, an office may look at its own files. */
const always: readonly LicenceKey[] = ['case_management_readonly']

export interface Licences {
  keys: ReadonlySet<string>
  /** No full subscription runs: the office looks but does not change. */
  readOnly: boolean
  /** When the running trial ends; null when none runs. */
  trialEndsAt: string | null
}

/** Gives a new office every licence for the days of the trial; a second call changes nothing. */
export async function grantTrial(tx: AnyTransaction, companyId: string): Promise<void> {
  const from = tx.clock.now()
  const period = {
    valid_from: from.toISOString(),
    valid_until: new Date(from.getTime() + trialDays * 86_400_000).toISOString(),
  }
  const licences = licenceKeys.map(
    (key): Licence => ({ company_id: companyId, key, source: 'trial', ...period }),
  )
  await insertLicences({ ...tx, db: withTables<SubscriptionTables>(tx.db) }, licences)
}

export async function licencesOf(ctx: AnyContext, companyId: string): Promise<Licences> {
  const own = { ...ctx, db: withTables<SubscriptionTables>(ctx.db) }
  const running = await read(own, (tx) => runningLicences(tx, companyId))
  const keys = new Set<string>([...always, ...running.map(({ key }) => key)])
  const trial = running.find(({ source }) => source === 'trial')
  return {
    keys,
    readOnly: !keys.has('case_management_full'),
    trialEndsAt: trial?.valid_until ?? null,
  }
}
