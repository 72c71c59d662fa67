/** What the programs may use of the product's own domain. */
export type { FeatureSwitches } from './features.ts'
export { siteServer } from './manifest.ts'
export type { SiteTables } from './tables.ts'
