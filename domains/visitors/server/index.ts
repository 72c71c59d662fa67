/** What the programs may use of the domain of visitors. */
export { visitorServer } from './manifest.ts'
