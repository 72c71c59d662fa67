/** Shapes of the calls about documents. */
export * from './schemas/documents.ts'
export * from './schemas/search.ts'
export * from './schemas/uploads.ts'
