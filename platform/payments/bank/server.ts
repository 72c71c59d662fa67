/**
 * The sandbox bank: a server of its own that understands the calls of iyzico, shows a card form and a 3-D Secure page,
 * and sends webhooks. It takes no money, keeps no card numbers, and never runs in production.
 */
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { jsonIn } from '../../outside/index.ts'
import { ownCodes } from '../iyzico/codes.ts'
import { authorizationOf, type IyzicoKeys, isSame } from '../iyzico/signature.ts'
import { Book } from './book.ts'
import { type BankParts, calls } from './calls.ts'
import { pagePolicy } from './pages.ts'
import { type BankPage, cardForm, secureStep } from './payer.ts'
import { type WebhookOptions, webhookSender } from './webhooks.ts'
import { failure } from './wire.ts'

/**
 * The way in which one call fails. `failing`: the bank has a fault and does nothing. `cut`: the connection ends
 * before it does anything. `cut_after`: the connection ends after it has done everything.
 */
export type Fault = { kind: 'failing' | 'cut' | 'cut_after' } | { kind: 'slow'; ms: number }

export interface BankOptions extends IyzicoKeys {
  clock: { now(): Date }
  host?: string
  /** 0 takes any free one. */
  port?: number
  /** The address as browsers reach it; that of this machine if left out. */
  publicUrl?: string
  book?: Book
  /** The fault of each call, by its path. */
  faultOf?: (path: string) => Fault | undefined
  /** Called for each change of the book. */
  onChange?: (book: Book) => void
  webhooks?: Partial<Pick<WebhookOptions, 'to' | 'plan' | 'againMs'>>
}

export interface SandboxBank {
  address: string
  book: Book
  close(): Promise<void>
}

export async function startSandboxBank(options: BankOptions): Promise<SandboxBank> {
  const { book = new Book(), clock, secretKey, host = '127.0.0.1', port = 0, webhooks = {} } = options
  const sender = webhookSender({ clock, secretKey, to: () => undefined, ...webhooks })
  let address = options.publicUrl ?? ''
  const parts: BankParts = { book, clock, secretKey, address: () => address, notify: sender.notify }
  const server = fastify({ bodyLimit: 256 * 1024, forceCloseConnections: true })
  server.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  addCalls(server, parts, options)
  addPages(server, parts)
  server.post('/paymentservices/paymentSession', async ({ body }) =>
    appleSession(jsonIn(String(body)), clock),
  )
  server.addHook('onResponse', async () => options.onChange?.(book))
  await server.listen({ host, port })
  address ||= `http://localhost:${(server.server.address() as { port: number }).port}`
  return {
    address,
    book,
    close: async () => {
      await server.close()
      await sender.close()
    },
  }
}

function addCalls(server: FastifyInstance, parts: BankParts, options: BankOptions): void {
  for (const [name, handler] of Object.entries(calls)) {
    const [method = '', url = ''] = name.split(' ')
    server.route({
      method,
      url,
      handler: async (request, reply) => {
        const text = typeof request.body === 'string' ? request.body : '{}'
        if (!isSigned(request, text, options)) return failure(ownCodes.wrongSignature)
        const fault = options.faultOf?.(url)
        if (fault?.kind === 'cut') return cut(request, reply)
        if (fault?.kind === 'failing') return reply.code(500).send({ status: 'failure' })
        if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms))
        const query = new URL(request.url, 'http://bank').searchParams
        const answer = handler(parts, Object(jsonIn(text)), query)
        return fault?.kind === 'cut_after' ? cut(request, reply) : answer
      },
    })
  }
}

function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

function isSigned({ headers, url }: FastifyRequest, body: string, keys: IyzicoKeys): boolean {
  const random = headers['x-iyzi-rnd']
  const path = url.split('?')[0] ?? ''
  return (
    typeof random === 'string' && isSame(headers.authorization, authorizationOf(keys, random, path, body))
  )
}

function addPages(server: FastifyInstance, parts: BankParts): void {
  const pages = { '/form/:id': cardForm, '/secure/:id': secureStep }
  for (const [url, step] of Object.entries(pages)) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as { id: string }
      const fields = typeof request.body === 'string' ? new URLSearchParams(request.body) : undefined
      return show(reply, step(parts, id, fields && Object.fromEntries(fields)))
    }
    server.get(url, handler)
    server.post(url, handler)
  }
}

function show(reply: FastifyReply, shown: BankPage): FastifyReply {
  if ('location' in shown) return reply.redirect(shown.location, 303)
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(shown.html)
}

/** The double's answer in place of Apple: no browser and no bank could use it. */
const appleSession = (body: unknown, { now }: BankOptions['clock']) => ({
  epochTimestamp: now().getTime(),
  merchantSessionIdentifier: 'sandbox',
  domainName: Object(body).initiativeContext,
  displayName: Object(body).displayName,
})
