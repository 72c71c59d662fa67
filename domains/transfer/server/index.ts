/** What the programs may use of moving in and out. */
export { transferServer } from './manifest.ts'
