/** The functions of the domain of visitors that programs may use. */
export { visitorServer } from './manifest.ts'
