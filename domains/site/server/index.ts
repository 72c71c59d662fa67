/** Answers about the product itself: its name, how it is, which features are on, and what people write to us. */
export { type SiteParts, siteDesk } from './desk.ts'
export { FeatureSwitches } from './features.ts'
export { siteJobs } from './jobs.ts'
export { siteMigrations } from './migrations.ts'
export { forgetWrittenBy, writtenBy } from './personal-data.ts'
export type { SiteTables } from './tables.ts'
