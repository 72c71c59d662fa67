/**
 * The switches, read from the database at most every two seconds. A new installation has what is built turned on;
 * the table holds only what a super admin has set, so that what a later version brings is on without anybody's doing.
 */
import type { AnyDatabase, Clock } from '@mizan/platform/database'
import type { Log } from '@mizan/platform/log'
import { type Availability, type FeatureSwitch, type SwitchName, switchNames } from '../schemas.ts'
import { listSetFeatures } from './store/features.ts'

/** Screens that exist today; the others are announced, not pretended. */
const built: ReadonlySet<SwitchName> = new Set(['searchTr', 'searchCy', 'lawSearch', 'companyDashboard'])

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

  /** Every switch in the order of `switchNames`. Throws what the database throws. */
  async list(): Promise<FeatureSwitch[]> {
    const now = this.#options.clock.now().getTime()
    if (!this.#loading || Math.abs(now - this.#loadedAt) >= freshMs) this.#load(now)
    return this.#loading as Promise<FeatureSwitch[]>
  }

  /** Of one feature; off where it is unknown and while the switches cannot be read. */
  async stateOf(name: string): Promise<Availability> {
    const switches = await this.list().catch((error) => {
      this.#options.log.warn({ err: error }, 'the feature switches could not be read, all count as off')
      return []
    })
    return switches.find(({ feature }) => feature === name)?.state ?? 'TurnedOff'
  }

  /** The next reader asks the database. */
  forget(): void {
    this.#loading = undefined
  }

  #load(now: number): void {
    const loading = readSwitches(this.#options.db)
    this.#loading = loading
    this.#loadedAt = now
    // A failure is told to those who wait for it and not kept.
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
