/** The calls about the product itself: name, status, switches, and messages of visitors. */
export type { FeatureSwitches } from './features.ts'
export { siteServer } from './manifest.ts'
export type { SiteTables } from './tables.ts'
