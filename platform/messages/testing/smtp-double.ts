/** A real SMTP server on this machine that keeps what it receives, and misbehaves on request. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  recipients: string[]
  isEncrypted: boolean
  source: string
}

/** `refuse`: 550 to the recipient; `busy`: 451 to the recipient; `reject`: 554 to the text; `silent`: no answer. */
export type SmtpMood = 'fine' | 'refuse' | 'busy' | 'reject' | 'silent' | 'drop'

export interface SmtpDouble {
  url: string
  received: ReceivedMail[]
  behave(mood: SmtpMood): void
  close(): Promise<void>
}

const answer = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

interface SmtpDoubleOptions {
  /** The login that may send; everybody may if it is left out. */
  login?: { user: string; password: string }
  /** Offers no encryption. */
  plain?: boolean
}

export async function startSmtpDouble({ login, plain }: SmtpDoubleOptions = {}): Promise<SmtpDouble> {
  let mood: SmtpMood = 'fine'
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: plain ? ['STARTTLS'] : [],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: (given, _session, done) =>
      given.username === login?.user && given.password === login?.password
        ? done(null, { user: given.username })
        : done(answer(535)),
    onConnect: (_session, done) => (mood === 'silent' ? undefined : done()),
    onRcptTo: (_address, _session, done) => {
      if (mood === 'drop') return dropConnections()
      done(mood === 'refuse' ? answer(550) : mood === 'busy' ? answer(451) : undefined)
    },
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      if (mood === 'reject') return done(answer(554))
      received.push({
        recipients: session.envelope.rcptTo.map(({ address }) => address),
        isEncrypted: session.secure,
        source: Buffer.concat(chunks).toString(),
      })
      done()
    },
  })
  server.on('error', () => {})
  const sockets = new Set<import('node:net').Socket>()
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const who = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : ''
  return {
    url: `smtp://${who}127.0.0.1:${port}`,
    received,
    behave: (next) => (mood = next),
    close: async () => {
      dropConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
