/** A box by IMAP. The connection is encrypted unless the server is on the same machine. */
import type { ImapFlow } from 'imapflow'
import { largestHead, largestMail } from '../../data/limits.ts'
import { BoxError, type BoxLetter, type MailBox, type OpenBox } from './box.ts'

export interface ImapOptions {
  /** `imaps://user:password@host:993`, or `imap://…:143`, which uses STARTTLS. */
  url: string
  address: string
  folder: string
  /** The time of silence after which the connection is given up. */
  silenceMs?: number
}

/** The headers that show for whom a letter is. */
const fields = ['from', 'subject', 'date', 'to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']
/** The bytes of one answer: a whole letter and its frame. */
const largestAnswer = largestMail + 1024 * 1024

export const imapBox = ({ url, address, folder, silenceMs = 30_000 }: ImapOptions): MailBox => ({
  address,
  open: async (signal) => {
    const client = await clientOf(url, silenceMs)
    // A connection that breaks off fails the waiting call, which reports it.
    client.on('error', () => undefined)
    const end = () => client.close()
    signal.addEventListener('abort', end)
    try {
      await client.connect()
      const { uidValidity } = await client.mailboxOpen(folder)
      return openBox(client, String(uidValidity))
    } catch (error) {
      client.close()
      throw problemOf(error)
    }
  },
})

/** The library is loaded only where there is a box. */
async function clientOf(url: string, silenceMs: number): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'imaps:'
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  return new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    ...(!secure && { doSTARTTLS: !isHere }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: !isHere },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    maxLineLength: largestAnswer,
    maxResponseSize: largestAnswer,
  })
}

function openBox(client: ImapFlow, validity: string): OpenBox {
  const asked = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      throw problemOf(error)
    })
  return {
    validity,
    letters: (after, most) => asked(lettersOf(client, after, most)),
    content: async (uid) => {
      const source = { start: 0, maxLength: largestMail + 1 }
      const letter = await asked(client.fetchOne(String(uid), { source }, { uid: true }))
      const content = letter ? letter.source : undefined
      if (!content) throw new BoxError('away')
      return content
    },
    markRead: async (uid) => {
      const isMarked = await asked(client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }))
      if (!isMarked) throw new BoxError('away')
    },
    close: () => client.logout().catch(() => client.close()),
  }
}

async function lettersOf(client: ImapFlow, after: number, most: number): Promise<BoxLetter[]> {
  const found = (await client.search({ seen: false, uid: `${after + 1}:*` }, { uid: true })) || []
  // A server answers its last letter even if that has a lower number.
  const uids = found
    .filter((uid) => uid > after)
    .sort((one, other) => one - other)
    .slice(0, most)
  if (uids.length === 0) return []
  const wanted = { uid: true, size: true, internalDate: true, headers: fields }
  const letters: BoxLetter[] = []
  for await (const { uid, size = 0, internalDate, headers } of client.fetch(uids, wanted, { uid: true })) {
    const receivedAt = new Date(internalDate ?? 0)
    // The bytes are copied, so that nothing else of headers of many megabytes stays in memory.
    const head = Buffer.from((headers ?? Buffer.alloc(0)).subarray(0, largestHead))
    letters.push({ uid, size, head, receivedAt })
  }
  return letters.sort((one, other) => one.uid - other.uid)
}

function problemOf(error: unknown): BoxError {
  if (error instanceof BoxError) return error
  const { authenticationFailed, mailboxMissing } = (error ?? {}) as {
    authenticationFailed?: boolean
    mailboxMissing?: boolean
  }
  if (authenticationFailed) return new BoxError('refused', error)
  return new BoxError(mailboxMissing ? 'no_folder' : 'away', error)
}
