/** What the programs may use of documents. */
export { explained } from './explained.ts'
export type { FileDocuments } from './file-documents.ts'
export type { OfficeKeys } from './keys/office-keys.ts'
export { unwrapKey, wrapKey } from './keys/wrap.ts'
export { documentsServer } from './manifest.ts'
export { documentMigrations } from './migrations.ts'
export { fileKeyOf } from './receive.ts'
