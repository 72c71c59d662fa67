/** Shapes of the calls about time. */
export * from './schemas/billing.ts'
export * from './schemas/entries.ts'
export * from './schemas/reports.ts'
export * from './schemas/timer.ts'
