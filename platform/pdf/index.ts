export type { Face } from './fonts.ts'
export { type OpenPdf, openPdf } from './open.ts'
