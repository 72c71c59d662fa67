/** Shapes of drafts, their texts and templates. */

export * from './schemas/audit.ts'
export * from './schemas/drafts.ts'
export * from './schemas/templates.ts'
export * from './schemas/text.ts'
