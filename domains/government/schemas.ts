/** Shapes of court files, their documents and their sync. */
export * from './schemas/cases.ts'
export * from './schemas/files.ts'
export * from './schemas/proposals.ts'
export * from './schemas/sync.ts'
