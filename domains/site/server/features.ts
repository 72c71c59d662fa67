/**
 * The switches, read from the database at most every two seconds. Features that are built are on by default; the table
 * contains only what a super admin has set, so that the features of a later version are on by themselves.
 */
import type { AnyDatabase, Clock } from '@mizan/platform/database'
import type { Log } from '@mizan/platform/log'
import { type Availability, type FeatureSwitch, type SwitchName, switchNames } from '../schemas.ts'
import { listSetFeatures } from './store/features.ts'

/** Switches of screens that exist; the others are announced. */
const built: ReadonlySet<SwitchName> = new Set([
  'searchTr',
  'searchCy',
  'lawSearch',
  'searchQueryGeneration',
  'companyDashboard',
  'caseManagement',
  'caseFollowing',
  'dashboard',
  'calculators',
  'voice',
  'rag',
  'subscriptions',
  'pricingSection',
])

const freshMs = 2_000

type States = Record<SwitchName, Availability>

interface FeatureSwitchesOptions {
  db: AnyDatabase
  clock: Clock
  log: Log
}

export class FeatureSwitches {
  readonly #options: FeatureSwitchesOptions
  #loading: Promise<FeatureSwitch[]> | undefined
  #loadedAt = Number.NEGATIVE_INFINITY

  constructor(options: FeatureSwitchesOptions) {
    this.#options = options
  }

  /** Every switch, in the order of `switchNames`. Throws if the database cannot be read. */
  async list(): Promise<FeatureSwitch[]> {
    const now = this.#options.clock.now().getTime()
    if (!this.#loading || Math.abs(now - this.#loadedAt) >= freshMs) this.#load(now)
    return this.#loading as Promise<FeatureSwitch[]>
  }

  /** The state of one feature; off if it is unknown or the switches cannot be read. */
  async stateOf(name: string): Promise<Availability> {
    const switches = await this.list().catch((error) => {
      this.#options.log.warn({ err: error }, 'the feature switches could not be read, all count as off')
      return []
    })
    return switches.find(({ feature }) => feature === name)?.state ?? 'TurnedOff'
  }

  /** Makes the next reader query the database. */
  forget(): void {
    this.#loading = undefined
  }

  #load(now: number): void {
    const loading = readSwitches(this.#options.db)
    this.#loading = loading
    this.#loadedAt = now
    // A failure is reported to everybody who waits for it, but not cached.
    loading.catch(() => {
      if (this.#loading === loading) this.forget()
    })
  }
}

async function readSwitches(db: AnyDatabase): Promise<FeatureSwitch[]> {
  const rows = await listSetFeatures(db)
  return switchNames.map((feature) => {
    const row = rows.find(({ name }) => name === feature)
    return { feature, state: row?.state ?? firstStates[feature], changedAt: row?.changed_at ?? null }
  })
}

const firstStates = Object.fromEntries(
  switchNames.map((name) => [name, built.has(name) ? 'TurnedOn' : 'ComingSoon']),
) as States

export const firstStateOf = (feature: SwitchName): Availability => firstStates[feature]
