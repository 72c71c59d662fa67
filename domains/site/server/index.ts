/** Answers about the product itself: its name, how it is, which features are on, and what people write to us. */
export type { FeatureSwitches } from './features.ts'
export { siteServer } from './manifest.ts'
export type { SiteTables } from './tables.ts'
