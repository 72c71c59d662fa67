/** What the programs may use of recordings. */
export { recordingsServer } from './manifest.ts'
