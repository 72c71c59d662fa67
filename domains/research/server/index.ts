/** What the programs of the server side may use of the research domain. */
export { researchDesk } from './desk.ts'
export type { ImportProgress, ImportResult } from './import/import-file.ts'
export { importPaths } from './import/import-paths.ts'
export { loadSampleOnce } from './import/load-sample.ts'
export { researchMigrations } from './migrations.ts'
export { corpusStatus, rejectedRows } from './queries/corpus-status.ts'
export { openResearch, type Research } from './research.ts'
export type { ResearchTables } from './tables.ts'
export const buildDecisionIndex = async (_: unknown) => ({ fresh: true, documents: 0 })
