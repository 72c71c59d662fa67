/** The functions of recordings that programs may use. */
export { recordingsServer } from './manifest.ts'
