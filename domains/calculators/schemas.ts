/** Shapes of the calls of calculators. */
export * from './schemas/answer.ts'
export * from './schemas/figures.ts'
export * from './schemas/interest.ts'
export * from './schemas/time-limit.ts'
