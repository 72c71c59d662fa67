/** The HTTP server that answers the calls of the contract. */
export { fileTooLarge } from './file-limit.ts'
export { jsonBounds } from './json.ts'
export type { PagePart } from './landing.ts'
export { type ResumableUploads, uploadAddress } from './resumable.ts'
export { type Desk, desk } from './routes.ts'
export { createHttpServer, type HttpOptions } from './server.ts'
export type { CheckSignature } from './signed.ts'
