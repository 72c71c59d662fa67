/** The functions of court files that programs may use. */
export { governmentServer } from './manifest.ts'
