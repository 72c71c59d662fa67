/** The reader of each row's body: rows of one form share a scope that reads only this form. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type bodyFormOf, type Row } from '../contract/index.ts'
import { noteUpload } from './connections/index.ts'
import { bodyTooLarge } from './file-limit.ts'
import { jsonBounds } from './json.ts'
import type { UploadRoom } from './upload-room.ts'
import { bodyBytes, multipartShape, type ReceivedForm, receiveForm } from './uploads.ts'

export type BodyForm = ReturnType<typeof bodyFormOf>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form that the body of the call must have; a refusal of any other names it. */
    form?: BodyForm
  }
  interface FastifyRequest {
    received: ReceivedForm | undefined
  }
}

/** The name of a form and its media type, for a caller who has sent another. */
export const formNames: Record<BodyForm, { form: string; type: string }> = {
  json: { form: 'JSON', type: 'application/json' },
  urlencoded: { form: 'form', type: 'application/x-www-form-urlencoded' },
  multipart: { form: 'form', type: 'multipart/form-data' },
}

/** Runs `add` in the scope of the form. */
export function inScopeOf(
  server: FastifyInstance,
  form: BodyForm,
  add: (scope: FastifyInstance) => void,
): void {
  if (form === 'json') add(server)
  else
    server.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      if (form === 'multipart') await scope.register(multipart)
      else readUrlencoded(scope)
      add(scope)
    })
}

const tooMany = {
  tr: `Form çok fazla alan içeriyor: en çok ${jsonBounds.values} olabilir.`,
  en: `The form holds too many fields: ${jsonBounds.values} at most.`,
}

/** A repeated field becomes a list. */
function readUrlencoded(scope: FastifyInstance): void {
  const { type } = formNames.urlencoded
  scope.addContentTypeParser<string>(
    type,
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => {
      const pairs = text.split('&', jsonBounds.values + 1)
      if (pairs.length > jsonBounds.values) throw new AppError('request.invalid', { fields: { '': tooMany } })
      const values = Map.groupBy(new URLSearchParams(text), ([name]) => name)
      return Object.fromEntries(
        [...values].map(([name, all]) => [
          name,
          all.length > 1 ? all.map(([, value]) => value) : all[0]?.[1],
        ]),
      )
    },
  )
}

/** The shape that is compared when a body is checked. */
export const shapeOf = (row: Row) => (row.files ? multipartShape(row) : row.body)

/** Refuses an upload that is declared too large, or for which there is no room, before any of it is read. */
export async function expectUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { files }: Row,
  room: UploadRoom,
): Promise<void> {
  if (!files) return
  const bytes = bodyBytes(files)
  const declared = Number(request.headers['content-length'] ?? bytes)
  if (declared > bytes) throw bodyTooLarge(files)
  await room.enter(request, reply, declared)
  noteUpload(request.raw, bytes)
}

/** Reads a multipart body into the folder of the room; its files are deleted once the call is answered. */
export async function receiveUploads(
  request: FastifyRequest,
  reply: FastifyReply,
  { files }: Row,
  { folder }: UploadRoom,
): Promise<void> {
  if (!files || !request.isMultipart()) return
  // The rest of a body that was refused half-way is not read.
  const received = await receiveForm(request, files, folder).catch((error) => {
    reply.header('connection', 'close')
    request.raw.resume()
    throw error
  })
  request.received = received
  request.body = received.body
  // A caller who hangs up with the last byte has left before anybody listened.
  if (reply.raw.closed) received.end()
  else reply.raw.once('close', () => received.end())
}
