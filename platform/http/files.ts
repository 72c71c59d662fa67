/** Answers that are files. */
import type { FastifyReply } from 'fastify'
import type { BinaryAnswer } from '../contract/index.ts'

/** Always as a download: a file from a user must never open as a page of ours. */
export function sendFile(reply: FastifyReply, file: BinaryAnswer): FastifyReply {
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
