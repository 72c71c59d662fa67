export * from './behaviour.ts'
export * from './double.ts'
