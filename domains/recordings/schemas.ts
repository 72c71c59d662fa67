/** Shapes of the calls about recordings. */
export * from './schemas/consent.ts'
export * from './schemas/pieces.ts'
export * from './schemas/recordings.ts'
export * from './schemas/transcripts.ts'
