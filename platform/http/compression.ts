/**
 * Compresses complete answers before they are sent. A stream would keep its encoder, a megabyte and more, until the
 * client has read everything.
 */
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

export type Encoding = 'br' | 'gzip'

/** Compressing smaller answers gains nothing. */
const leastBytes = 1_024
/**
 * Up to this size compressing synchronously, which takes a millisecond at most, is faster than asking the thread
 * pool behind password hashing.
 */
const mostOnTheSpot = 32_768
/** The best quality takes fifty times as long for an answer that is a tenth smaller. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const onTheSpot: Record<Encoding, (bytes: string | Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, options),
  gzip: (bytes) => gzipSync(bytes),
}

const apart: Record<Encoding, (bytes: string | Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, options),
  gzip: (bytes) => promisify(gzip)(bytes),
}

export const compressed = (bytes: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  apart[encoding](bytes)

/** The best of the encodings that the client accepts. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const named = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((encoding) => named.includes(encoding))
}

export function addCompression(server: FastifyInstance): void {
  server.addHook<string | Buffer>('onSend', (request, reply, payload, done) => {
    if (!isWorthwhile(reply, payload)) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return done(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    if (payload.length <= mostOnTheSpot) return done(null, onTheSpot[encoding](payload))
    compressed(payload, encoding).then((bytes) => done(null, bytes), done)
  })
}

const text = /^(?:text\/(?!event-stream)|application\/(?:json|javascript|x-yaml)(?:;|$))/

/** Files of the client are compressed at build time, and streams are sent uncompressed. */
function isWorthwhile(reply: FastifyReply, payload: unknown): boolean {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
  return (
    isWhole &&
    payload.length >= leastBytes &&
    !reply.hasHeader('content-encoding') &&
    text.test(String(reply.getHeader('content-type') ?? ''))
  )
}
