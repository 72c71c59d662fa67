/** What the programs may use of court files. */
export { governmentServer } from './manifest.ts'
