/** Gigabytes that an office may store, by the plan that it has. */
import type { LicenceSource } from '../schemas.ts'

export const storageGigabytes: Readonly<Record<LicenceSource, number>> = {
  trial: 5,
  Normal: 50,
  Academic: 20,
  Bar: 50,
  Lansman: 50,
}
