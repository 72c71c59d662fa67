/** What an office may use, and until when. */
import { type AnyContext, type AnyTransaction, read, withTables } from '@mizan/platform/database'
import { type LicenceKey, licenceKeys, trialDays } from '../schemas.ts'
import { insertLicences, type Licence, listLicences } from './store/licences.ts'
import type { SubscriptionTables } from './tables.ts'

/** Whatever became of its plan, an office may look at its own files. */
const always: readonly LicenceKey[] = ['case_management_readonly']

export interface Licences {
  keys: ReadonlySet<string>
  /** No full subscription runs: the office looks but does not change. */
  readOnly: boolean
  /** When the trial ends, or when it ended; null when there was none. */
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
  const all = await read(own, (tx) => listLicences(tx, companyId))
  const running = all.filter((licence) => runsAt(licence, ctx.clock.now()))
  const keys = new Set<string>([...always, ...running.map(({ key }) => key)])
  const trialEnds = all.filter(({ source }) => source === 'trial').map(({ valid_until }) => valid_until)
  return {
    keys,
    readOnly: !keys.has('case_management_full'),
    trialEndsAt: trialEnds.sort().at(-1) ?? null,
  }
}

const runsAt = ({ valid_from, valid_until }: Licence, now: Date): boolean =>
  new Date(valid_from) <= now && now < new Date(valid_until)
