/** Answers that are files. */
import type { FastifyReply } from 'fastify'
import type { BinaryAnswer } from '../contract/index.ts'

/** Whether the caller has the same bytes already, as a header of theirs says (RFC 9110, 13.1.2). */
const has = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

/** Always as a download: a file from a user must never open as a page of ours. */
export function sendFile(reply: FastifyReply, file: BinaryAnswer): FastifyReply {
  const { etag } = file
  if (etag !== undefined) {
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (has(reply.request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  const plain = file.fileName.replace(/[^\w.-]+/g, '_')
  if (file.size !== undefined) reply.header('content-length', file.size)
  return reply
    .type(file.contentType)
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    )
    .send(file.body)
}
