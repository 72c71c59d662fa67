/** What the programs may use of drafts. */
export { draftsServer } from './manifest.ts'
