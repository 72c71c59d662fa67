/** The functions of mails that programs may use. */
export { mailServer } from './manifest.ts'
