/** Shapes of the calls about time. */
export { done } from '@mizan/cases/schemas'
export * from './schemas/billing.ts'
export * from './schemas/entries.ts'
export * from './schemas/reports.ts'
export * from './schemas/timer.ts'
