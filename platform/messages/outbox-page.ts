/**
 * The readable outbox as a call and as a page, so that a person without a mail provider can read the codes. The
 * program that serves it decides whether it exists: never in production.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AnyCall } from '../call/index.ts'
import { defineRows } from '../contract/index.ts'
import { type Desk, desk } from '../http/index.ts'
import { listSent } from './store.ts'

const shown = 50

const SentMessage = z.object({
  id: z.number(),
  at: z.string(),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
})
type SentMessage = z.infer<typeof SentMessage>

export const outboxRows = defineRows({
  'dev.outbox': {
    method: 'GET',
    path: '/dev/outbox',
    group: 'general',
    access: { session: 'public' },
    summary: 'Lists the messages that would have been sent, newest first; not in production',
    answer: z.object({ items: z.array(SentMessage) }),
    errors: [],
    sample: {},
  },
})

export const outboxDesk = (): Desk =>
  desk(outboxRows, { 'dev.outbox': async (call) => ({ items: await sentMessages(call) }) })

async function sentMessages(call: AnyCall): Promise<SentMessage[]> {
  const rows = await call.system.read((tx) => listSent(tx, shown))
  return rows.map(({ id, sent_at, channel, recipient, subject, text }) => ({
    id,
    at: sent_at,
    channel,
    to: recipient,
    subject,
    text,
  }))
}

/** Serves `/dev/outbox`, a page without script. `call` belongs to the program that serves it. */
export function addOutboxPage(server: FastifyInstance, call: AnyCall): void {
  server.get('/dev/outbox', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(pageOf(await sentMessages(call))),
  )
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Addresses in a text as links, so that an invitation can be followed. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/)
    .map((part, place) =>
      place % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join('')

const articleOf = ({ at, channel, to, subject, text }: SentMessage) => `
<article data-channel="${channel}">
  <p><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')}</time> · ${channel} · <b>${escaped(to)}</b></p>
  ${subject === null ? '' : `<h2>${escaped(subject)}</h2>`}
  <pre>${linked(text)}</pre>
</article>`

const style = `
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1d2433; }
  article { margin: 1rem 0; padding: .5rem 1rem; border: 1px solid #d8d2c6; border-radius: 8px; }
  h2 { margin: .25rem 0; font-size: 1rem; }
  p { margin: .25rem 0; color: #5a6272; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`

/** Only this style is allowed: anybody may have written the contents of a message. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const pageOf = (messages: SentMessage[]) => `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Giden kutusu · Outbox</title>
<style>${style}</style>
<h1>Giden kutusu · Outbox</h1>
<p>Bu kurulumda gönderilmiş sayılan iletiler, en yenisi üstte. · Messages this installation would have sent, newest first.</p>
${messages.map(articleOf).join('') || '<p>Henüz ileti yok. · No messages yet.</p>'}
</html>`
