/** The functions of the product's own domain that programs may use. */
export type { FeatureSwitches } from './features.ts'
export { siteServer } from './manifest.ts'
export type { SiteTables } from './tables.ts'
