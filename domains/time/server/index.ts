/** The functions of time that programs may use. */
export { timeServer } from './manifest.ts'
