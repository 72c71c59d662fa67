/** Bodies of webhooks: the signature is checked over the received bytes, before anything parses them. */
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError, type Delivery, type Row } from '../contract/index.ts'

/** @throws AppError webhook.unsigned */
export type CheckSignature = (
  sender: string,
  headers: FastifyRequest['headers'],
  body: Buffer,
) => Delivery | Promise<Delivery>

const mostBytes = 1024 * 1024

export const signedBody =
  ({ access: { sender = '' } }: Row, check: CheckSignature | undefined) =>
  async (request: FastifyRequest, _reply: unknown, payload: AsyncIterable<Buffer>): Promise<Readable> => {
    const body = await bytesOf(payload)
    if (!check) throw new Error('The server was given nothing to check signatures with')
    request.visitor = await check(sender, request.headers, body)
    return Readable.from(body.length > 0 ? [body] : [])
  }

async function bytesOf(payload: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of payload) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new AppError('request.too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
