/** Requests whose bytes are written to disk as they arrive: they hold no memory, and may take longer than others. */
import type { IncomingMessage } from 'node:http'

const uploads = new WeakMap<IncomingMessage, number>()

/** @param bytes the maximum size of the whole request */
export function noteUpload(request: IncomingMessage, bytes: number): void {
  uploads.set(request, bytes)
}

export const uploadBytes = (request: IncomingMessage): number | undefined => uploads.get(request)
