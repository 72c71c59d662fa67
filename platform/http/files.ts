/** Answers that are files. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { AppError, type BinaryAnswer } from '../contract/index.ts'
import { rangeIn } from './ranges.ts'

/** Whether the caller has the same bytes already, as a header of theirs says (RFC 9110, 13.1.2). */
const has = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

/** Always as a download: a file from a user must never open as a page of ours. */
export async function sendFile(reply: FastifyReply, file: BinaryAnswer): Promise<FastifyReply> {
  const { etag } = file
  if (etag !== undefined) {
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (has(reply.request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  const plain = file.fileName.replace(/[^\w.-]+/g, '_')
  const { body, size } = await chosen(reply, file)
  if (size !== undefined) reply.header('content-length', size)
  return reply
    .type(file.contentType)
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encoded(file.fileName)}`,
    )
    .send(body)
}

/** RFC 8187 allows fewer characters than addresses do. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The range that the caller asks for, or the whole file. @throws AppError request.bad_range */
async function chosen(
  reply: FastifyReply,
  { parts, body, size }: BinaryAnswer,
): Promise<Pick<BinaryAnswer, 'body' | 'size'>> {
  if (!parts || size === undefined) return { body, size }
  const { headers } = reply.request
  const validator = `"${parts.validator}"`
  reply.header('accept-ranges', 'bytes').header('etag', validator)
  const known = headers['if-range']
  // A caller with the beginning of other bytes gets all of these.
  const range = known === undefined || known === validator ? rangeIn(headers.range, size) : 'whole'
  if (range === 'whole') return { body, size }
  if (body instanceof Readable) body.destroy()
  if (range === 'none') {
    reply.header('content-range', `bytes */${size}`)
    throw new AppError('request.bad_range')
  }
  const { start, end } = range
  reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return { body: await parts.read(range), size: end - start + 1 }
}
