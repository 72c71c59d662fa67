/** Messages from other services: signed, and processed once however often they are sent. */
export { webhookJobs } from './jobs.ts'
export { receiveOnce } from './receive.ts'
export { type SignatureParts, signatureChecker } from './signature.ts'
