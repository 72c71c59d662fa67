/** What the programs may use of mails. */
export { mailServer } from './manifest.ts'
