/** Mail by SMTP. The connection is encrypted unless the server is on the same machine. */
import { mailAddress } from './addresses.ts'
import { type Mail, type MailSender, SendingError, ServiceAwayError, UndeliverableError } from './senders.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://user:password@host:465`. */
  url: string
  /** Sender, such as `Mizan <bilgi@example.org>`. */
  from: string
  timeoutMs?: number
  /** Whether to send nothing unless the connection is encrypted to a server whose certificate is trusted. */
  requireTls?: boolean
}

interface SmtpFailure {
  code?: string
  command?: string
  responseCode?: number
}

/** The library is loaded by the first mail, because most processes send none. */
async function openTransport({ url, timeoutMs, requireTls }: Required<Omit<SmtpOptions, 'from'>>) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    ...serverOf(url),
    requireTLS: requireTls,
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: requireTls },
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs / 2,
    dnsTimeout: timeoutMs / 2,
    // A text must never make this server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

export function smtpSender(options: SmtpOptions): MailSender {
  const { url, from, timeoutMs = 20_000, requireTls = !isHere(url) } = options
  let transport: ReturnType<typeof openTransport> | undefined
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async (mail) => {
      const to = mailAddress(mail.to)
      // The whole exchange has a time limit too: a server that answers one byte at a time is never idle.
      const signal = AbortSignal.timeout(timeoutMs * 2)
      transport ??= openTransport({ url, timeoutMs, requireTls })
      await (await transport)
        .sendMail({ ...contentOf(mail, domain), from, to: { name: '', address: to }, signal })
        .catch((error: SmtpFailure) => {
          throw failureOf(error)
        })
    },
  }
}

function contentOf({ id, subject, text, html }: Mail, domain: string) {
  return {
    messageId: `<${id}@${domain}>`,
    subject,
    text,
    ...(html ? { html } : {}),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function serverOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  }
}

/** Nobody can intercept the connection to a server on this machine, and its certificate is rarely a trusted one. */
const isHere = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** The server's text often repeats the address, so only its status number is reported. */
function failureOf({ code = 'unknown', command = '', responseCode }: SmtpFailure): Error {
  const said = `The mail server answered ${responseCode ?? code}${command ? ` to ${command}` : ''}`
  const isRefusal = (responseCode ?? 0) >= 500 && /^(RCPT TO|DATA)/.test(command)
  if (isRefusal) return new UndeliverableError(said)
  // Without a code there was no answer at all. An error before a recipient is named concerns every message.
  const isForAll = responseCode === undefined || !/^(MAIL FROM|RCPT TO|DATA)/.test(command)
  return isForAll ? new ServiceAwayError(said) : new SendingError(said)
}
