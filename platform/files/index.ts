/** Stored files: written from a stream completely or not at all, and read back unchanged. */
export { openFolderStore } from './folder.ts'
export { openFileStore } from './open.ts'
export { removeOrphans, SuspiciousOrphansError } from './orphans.ts'
export { type ByteRange, FileError, type FileStore, type StoredFile } from './port.ts'
export { freeBytes, leastFree } from './room.ts'
export { type SealedFiles, sealedFiles } from './sealed.ts'
