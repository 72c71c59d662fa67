export * from './errors.ts'
export * from './handlers.ts'
export * from './rows.ts'
