/** What the programs may use of time. */
export { timeServer } from './manifest.ts'
