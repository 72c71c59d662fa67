/** Turns failures into answers; no other file does that. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import {
  AppError,
  type ErrorTable,
  type ErrorText,
  type IssueTable,
  platformErrors,
} from '../contract/index.ts'
import { filled } from './filled.ts'
import { type BodyForm, formNames } from './forms.ts'
import { safetyHeaders } from './headers.ts'
import { type Issue, issueText } from './issues.ts'
import { languageOf } from './language.ts'
import type { MethodsAt } from './methods.ts'
import type { Failure } from './responses.ts'
import { callerLeft } from './uploads.ts'
import type { VisitCounter } from './visits.ts'
import { firstPage } from './web.ts'

type KnownFailure = {
  code: string
  issues?: Failure['issues']
  retryAfter?: number
  values?: Record<string, string>
  details?: Failure['details']
}

export function answerFailures(
  server: FastifyInstance,
  domainErrors: ErrorTable,
  {
    issues,
    webFolder,
    methodsAt,
  }: { issues: IssueTable; webFolder: string | undefined; methodsAt: MethodsAt },
): void {
  const table: ErrorTable = { ...platformErrors, ...domainErrors }
  server.decorate('failureOf', (error, request) => {
    const { form, takesTokens } = request.routeOptions.config
    const known = knownFailure(error, languageOf(request.headers['accept-language']), issues, form)
    const said = table[known.code] ?? platformErrors['server.failed']
    const text = takesTokens && known.code === 'session.required' ? tokenIsOver : said
    // A failure that a row declares, such as planned maintenance, is an ordinary answer and no reason for an alarm.
    if (text.status >= 500 && !(error instanceof AppError) && error.code !== callerLeft)
      request.log.error({ err: error, code: known.code }, 'call failed')
    return { status: text.status, failure: failureIn(request, known, text) }
  })
  server.setErrorHandler((error: FastifyError, request, reply) =>
    send(reply, server.failureOf(error, request)),
  )
  server.setNotFoundHandler(
    (request, reply) => firstPage(webFolder, request, reply) ?? answerNowhere(request, reply, methodsAt),
  )
}

/** The text for a call that only personal tokens open: nobody can sign in there. */
const tokenIsOver: ErrorText = {
  ...platformErrors['session.required'],
  tr: 'Bağlantı anahtarı yok, geçersiz ya da iptal edilmiş. Profilinizde yeni bir bağlantı oluşturun.',
  en: 'The personal token is missing, invalid or revoked. Make a new connection in your profile.',
}

/**
 * No route matches: either there is no such address, or it is called by another method. An address with an over-long
 * part is a 404 whatever the method.
 */
function answerNowhere(request: FastifyRequest, reply: FastifyReply, methodsAt: MethodsAt): FastifyReply {
  const allowed = methodsAt(request.url.split('?')[0] ?? '')
  const isWrongMethod = allowed !== '' && !allowed.split(', ').includes(request.method)
  const code = isWrongMethod ? 'route.wrong_method' : 'route.not_found'
  if (isWrongMethod) reply.header('allow', allowed)
  const text = platformErrors[code]
  return send(reply, { status: text.status, failure: failureIn(request, { code }, text) })
}

/**
 * An address that the router cannot read ("/api/%"), or with a part too long for it, reaches neither a route nor the
 * handlers above.
 */
export const answerUnreadableAddress =
  (count: VisitCounter) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    // No hook runs for such an address, so this function sets the headers of every answer and counts the call itself.
    reply.headers(safetyHeaders)
    const code = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'route.not_found' : 'request.invalid'
    const language = languageOf(request.headers['accept-language'])
    count(request.ip, 'others')
      .then(() => ({ code }))
      .catch((refusal: FastifyError) => knownFailure(refusal, language, {}))
      .then((known) => {
        const text = tableOf(known)
        return send(reply, { status: text.status, failure: failureIn(request, known, text) })
      })
  }

const tableOf = ({ code }: KnownFailure): ErrorText =>
  (platformErrors as ErrorTable)[code] ?? platformErrors['server.failed']

interface FailedAnswer {
  status: number
  failure: Failure
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the failure as the caller sees it; an unexpected error is logged. */
    failureOf: (error: FastifyError, request: FastifyRequest) => FailedAnswer
  }
}

function failureIn(request: FastifyRequest, known: KnownFailure, text: ErrorText): Failure {
  const language = languageOf(request.headers['accept-language'])
  const retryAfter = known.retryAfter === undefined ? undefined : Math.ceil(known.retryAfter)
  return {
    isError: true,
    code: known.code,
    message: filled(text[language], known.values),
    ...(known.issues ? { issues: known.issues } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(known.details ? { details: known.details } : {}),
  }
}

function send(reply: FastifyReply, { status, failure }: FailedAnswer): FastifyReply {
  // Programs look for the header; with this scheme a browser does not open a dialog for its user.
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
  return reply.status(status).type('application/json').send(failure)
}

/** A caller who sends thousands of wrong values gets the first of them reported. */
const mostIssues = 50

function knownFailure(
  error: FastifyError,
  language: 'tr' | 'en',
  issues: IssueTable,
  form: BodyForm = 'json',
): KnownFailure {
  if (error instanceof AppError) return raised(error, language)
  if (hasZodFastifySchemaValidationErrors(error))
    return {
      code: 'request.invalid',
      issues: error.validation.slice(0, mostIssues).map((one) => ({
        path: one.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        message: issueText(one as Issue, language, issues),
      })),
    }
  if (error.statusCode === 413) return { code: 'request.too_large' }
  if (error.statusCode === 415 || error.code === notMultipart)
    return { code: 'request.unsupported_type', values: formNames[form] }
  if (unreadable.has(error.code)) return { code: 'request.unreadable' }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { code: 'request.invalid' }
  return { code: isAway(error) ? 'server.unavailable' : 'server.failed' }
}

function raised(
  { code, retryAfter, fields, values, details }: AppError,
  language: 'tr' | 'en',
): KnownFailure {
  const issues = Object.entries(fields ?? {}).map(([path, text]) => ({ path, message: text[language] }))
  return {
    code,
    values,
    ...(details ? { details } : {}),
    ...(issues.length > 0 ? { issues } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

/** A body that is not JSON, or is empty. */
const unreadable = new Set(['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY'])

/** A body without a media type, where files are expected. */
const notMultipart = 'FST_INVALID_MULTIPART_CONTENT_TYPE'

/** Codes by which the network and PostgreSQL report that a service is stopping, starting, full or unreachable. */
const gone = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300']
const fullDisk = ['53100', 'ENOSPC', 'EDQUOT']
const away = new Set([...gone, ...fullDisk])

const isAway = ({ code, message }: FastifyError): boolean =>
  away.has(code) ||
  /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/.test(message)
