/** The functions of drafts that programs may use. */
export { draftsServer } from './manifest.ts'
