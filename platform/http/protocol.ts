/** Answers that a protocol of others prescribes. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProtocolAnswer, ProtocolHeaders, ProtocolResponse } from '../contract/index.ts'

export const textsOf = (headers: FastifyRequest['headers']): ProtocolHeaders =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )

export function sendProtocol(
  reply: FastifyReply,
  { protocol }: ProtocolAnswer,
  given: unknown,
): FastifyReply {
  const { status, body, policy } = given as ProtocolResponse
  reply.code(status)
  if (policy !== undefined) reply.header('content-security-policy', policy)
  return body === null ? reply.send() : reply.type(protocol).send(body)
}
