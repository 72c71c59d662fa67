/** What the programs may use of documents. */
export { documentsServer } from './manifest.ts'
