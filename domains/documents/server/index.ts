/** What the programs may use of documents. */
export { archiveOf, type Entry, entryName } from './bulk/archive.ts'
export { documentsServer } from './manifest.ts'
export { filesOfOffice, type OfficeFile, type OfficeFiles } from './office-files.ts'
