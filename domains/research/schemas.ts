/** The shapes of decisions, laws and searches, for both sides. */
export * from './schemas/citations.ts'
export * from './schemas/common.ts'
export * from './schemas/decisions.ts'
export * from './schemas/kept.ts'
export * from './schemas/laws.ts'
export * from './schemas/search.ts'
export * from './schemas/strings.ts'
