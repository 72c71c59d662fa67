/**
 * Uploads that continue after their connection was cut (tus 1.0.0). A row of the contract begins an upload and
 * another one finishes it, with all checks of a call; between them only bytes are sent, to the address of the upload.
 */
import type { Readable } from 'node:stream'
import { DataStore, MemoryLocker, Server, Upload } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCall } from '../call/index.ts'
import { noteUpload } from './connections/index.ts'
import { untilCut } from './until-cut.ts'
import type { UploadRoom } from './upload-room.ts'
import { callerLeft } from './uploads.ts'

/** The functions with which a domain stores the bytes of its uploads. Both refuse the upload of somebody else. */
export interface ResumableUploads<C = AnyCall> {
  /** The row that begins an upload: its access holds for the bytes as well. */
  begunBy: string
  /** Bytes of the largest file. */
  maxBytes: number
  find(call: C, uploadId: string): Promise<{ size: number; received: number }>
  /**
   * Adds bytes to those already received and returns their number. If the source breaks off, the bytes so far are
   * kept before the error is thrown. Never called twice at once for one upload.
   */
  write(call: C, uploadId: string, source: AsyncIterable<Uint8Array>): Promise<number>
}

/** The address to which the bytes of an upload are sent. */
export const uploadAddress = (uploadId: string): string => `${path}/${encodeURIComponent(uploadId)}`

const path = '/api/uploads'
const bytesType = 'application/offset+octet-stream'
/**
 * A request that still holds the upload when the next one arrives, because nobody noticed that its connection was
 * cut, ends then.
 */
const lockDrainTimeout = 300
const forwarded = [
  'tus-resumable',
  'upload-offset',
  'upload-length',
  'content-type',
  'content-length',
] as const

export interface ResumableRoute {
  uploads: ResumableUploads
  room: UploadRoom
  admit: (request: FastifyRequest) => Promise<void>
  callOf: (request: FastifyRequest) => AnyCall
}

export function addResumable(server: FastifyInstance, route: ResumableRoute): void {
  const locker = new MemoryLocker({ acquireLockTimeout: 10_000 })
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The handler reads the bytes as they arrive.
    scope.addContentTypeParser(bytesType, (_request, _payload, done) => done(null))
    scope.route({
      method: ['HEAD', 'PATCH'],
      url: `${path}/:uploadId`,
      config: { isCall: true },
      schema: { hide: true },
      onRequest: (request, reply) => enter(request, reply, route),
      handler: (request, reply) => answer(request, reply, route, locker),
    })
  })
}

async function enter(request: FastifyRequest, reply: FastifyReply, route: ResumableRoute): Promise<void> {
  await route.admit(request)
  if (request.method !== 'PATCH') return
  const { maxBytes } = route.uploads
  const declared = Number(request.headers['content-length'] ?? maxBytes)
  await route.room.enter(request, reply, Math.min(declared, maxBytes))
  noteUpload(request.raw, maxBytes)
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { uploads, callOf }: ResumableRoute,
  locker: MemoryLocker,
): Promise<FastifyReply> {
  let failure: unknown
  const tus = new Server({
    path,
    locker,
    lockDrainTimeout,
    datastore: new Bytes(uploads, callOf(request)),
    allowedOrigins: () => false,
    onResponseError: (_request, error) => {
      // Its own refusals have a status; all others are answered as those of any call.
      if (!('status_code' in error)) failure = error
      return undefined
    },
  })
  const { status, headers } = await tus.handleWeb(asWeb(request) as never)
  if (!request.raw.complete && !request.raw.readableEnded) leaveRest(request, reply)
  if (failure) throw failure
  for (const [name, value] of headers) if (!name.startsWith('access-control-')) reply.header(name, value)
  return reply.code(status).header('cache-control', 'no-store').send()
}

/** The rest of a body that was refused half-way is not read. */
function leaveRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.destroyed) throw Object.assign(new Error('The caller has left'), { code: callerLeft })
  reply.header('connection', 'close')
  raw.resume()
}

function asWeb({ method, headers, raw, url }: FastifyRequest): Request {
  const some = forwarded.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  )
  const body = method === 'PATCH' ? { body: untilCut(raw), duplex: 'half' } : {}
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: some as [string, string][],
    ...body,
  } as RequestInit)
}

/** The uploads of one call as the protocol reaches them. */
class Bytes extends DataStore {
  readonly #uploads: ResumableUploads
  readonly #call: AnyCall

  constructor(uploads: ResumableUploads, call: AnyCall) {
    super()
    this.#uploads = uploads
    this.#call = call
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received } = await this.#uploads.find(this.#call, id)
    return new Upload({ id, size, offset: received })
  }

  override write(source: Readable, id: string): Promise<number> {
    return this.#uploads.write(this.#call, id, source)
  }
}
