/** The one place where a failure becomes an answer. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, type ErrorTable, type ErrorText, platformErrors } from '../contract/index.ts'
import { safetyHeaders } from './headers.ts'
import { issueText } from './issues.ts'
import { languageOf } from './language.ts'
import type { Failure } from './responses.ts'
import { firstPage } from './web.ts'

type Known = { code: string; issues?: Failure['issues']; retryAfter?: number }

export function answerFailures(
  server: FastifyInstance,
  domainErrors: ErrorTable,
  webFolder: string | undefined,
): void {
  const table: ErrorTable = { ...platformErrors, ...domainErrors }
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const known = knownFailure(error, languageOf(request.headers['accept-language']))
    const text = table[known.code] ?? platformErrors['server.failed']
    // A failure that a row declares, such as planned maintenance, is an answer and nothing to be alarmed about.
    if (text.status >= 500 && !(error instanceof AppError))
      request.log.error({ err: error, code: known.code }, 'call failed')
    return send(request, reply, known, text)
  })
  server.setNotFoundHandler(
    (request, reply) =>
      firstPage(webFolder, request, reply) ??
      send(request, reply, { code: 'route.not_found' }, platformErrors['route.not_found']),
  )
}

/** An address that the router cannot read ("/api/%") reaches neither a route nor the handlers above. */
export function answerUnreadableAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // No hook runs for it, so it brings the headers of every answer itself.
  reply.headers(safetyHeaders)
  void send(request, reply, { code: 'request.invalid' }, platformErrors['request.invalid'])
}

function send(request: FastifyRequest, reply: FastifyReply, known: Known, text: ErrorText): FastifyReply {
  const language = languageOf(request.headers['accept-language'])
  const failure: Failure = {
    isError: true,
    code: known.code,
    message: text[language],
    ...(known.issues ? { issues: known.issues } : {}),
  }
  if (known.retryAfter !== undefined) reply.header('retry-after', Math.ceil(known.retryAfter))
  return reply.status(text.status).type('application/json').send(failure)
}

function knownFailure(error: FastifyError, language: 'tr' | 'en'): Known {
  if (error instanceof AppError) return raised(error, language)
  if (hasZodFastifySchemaValidationErrors(error))
    return {
      code: 'request.invalid',
      issues: error.validation.map((one) => ({
        path: one.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        message: issueText(one.message ?? '', one.keyword, one.params as Record<string, unknown>, language),
      })),
    }
  if (error.statusCode === 413) return { code: 'request.too_large' }
  if (error.statusCode === 415) return { code: 'request.unsupported_type' }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { code: 'request.invalid' }
  return { code: isAway(error) ? 'server.unavailable' : 'server.failed' }
}

function raised({ code, retryAfter, fields }: AppError, language: 'tr' | 'en'): Known {
  const issues = Object.entries(fields ?? {}).map(([path, text]) => ({ path, message: text[language] }))
  return {
    code,
    ...(issues.length > 0 ? { issues } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

/** Codes with which the network and PostgreSQL say that a service is stopping, starting, full or gone. */
const away = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300'])

const isAway = ({ code, message }: FastifyError): boolean =>
  away.has(code) ||
  /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/.test(message)
