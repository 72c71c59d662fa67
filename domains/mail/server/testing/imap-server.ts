/** A server on this machine that speaks as much IMAP as reading a box needs, and can be slow, refuse and break off. */
import { createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

interface ServedLetter {
  uid: number
  bytes: Buffer
  isRead: boolean
  receivedAt: Date
}

interface Faults {
  /** The delay of answers. */
  delayMs?: number
  /** After the greeting nothing is answered any more. */
  silent?: boolean
  /** A whole letter is cut off in the middle, and the connection with it. */
  cutsOff?: boolean
  /** Marking as read breaks the connection instead. */
  losesMarks?: boolean
}

export async function serveBox({ password = 'gizli', folder = 'INBOX' } = {}) {
  const letters: ServedLetter[] = []
  const faults: Faults = {}
  const sockets = new Set<Socket>()
  const said: string[] = []
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.write('* OK ready\r\n')
    let rest = ''
    let turn = Promise.resolve()
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        turn = turn.then(() => answer(socket, line))
      }
    })
  })
  const answer = async (socket: Socket, line: string): Promise<void> => {
    if (faults.silent) return
    if (faults.delayMs) await setTimeout(faults.delayMs)
    const [tag = '', command = '', ...words] = line.split(' ')
    const rest = words.join(' ')
    said.push(`${command} ${rest}`.trim())
    const ok = (...lines: string[]) => socket.write([...lines, `${tag} OK done`, ''].join('\r\n'), 'latin1')
    const no = (why: string) => socket.write(`${tag} NO ${why}\r\n`)
    switch (command.toUpperCase()) {
      case 'CAPABILITY':
        return void ok('* CAPABILITY IMAP4rev1')
      case 'LOGIN':
        return void (rest.includes(password) ? ok() : no('[AUTHENTICATIONFAILED] wrong'))
      case 'LIST':
        // Without a name the command asks only for the separator of folders.
        if (rest.endsWith(' ""')) return void ok('* LIST (\\Noselect) "/" ""')
        return void ok(...(rest.includes(folder) ? [`* LIST () "/" "${folder}"`] : []))
      case 'SELECT':
        if (!rest.includes(folder)) return void no('[NONEXISTENT] no such folder')
        return void ok(
          `* ${letters.length} EXISTS`,
          '* FLAGS (\\Seen)',
          '* OK [PERMANENTFLAGS (\\Seen)] ok',
          '* OK [UIDVALIDITY 7] ok',
          `* OK [UIDNEXT ${(letters.at(-1)?.uid ?? 0) + 1}] ok`,
        )
      case 'UID':
        return uid(socket, tag, rest)
      case 'LOGOUT':
        ok('* BYE')
        return void socket.end()
      default:
        ok()
    }
  }
  const uid = (socket: Socket, tag: string, rest: string): void => {
    const [command = '', set = '', ...items] = rest.split(' ')
    const ok = () => socket.write(`${tag} OK done\r\n`)
    if (command === 'SEARCH') {
      const from = Number(/UID (\d+):\*/i.exec(rest)?.[1] ?? 1)
      const found = letters.filter((one) => !one.isRead && one.uid >= from).map((one) => one.uid)
      socket.write(`* SEARCH ${found.join(' ')}\r\n`)
      return void ok()
    }
    const chosen = letters.filter((one) => inSet(one.uid, set))
    if (command === 'STORE') {
      if (faults.losesMarks) return void socket.destroy()
      for (const one of chosen) one.isRead = true
      for (const one of chosen)
        socket.write(`* ${letters.indexOf(one) + 1} FETCH (UID ${one.uid} FLAGS (\\Seen))\r\n`)
      return void ok()
    }
    for (const one of chosen) if (!fetch(socket, one, items.join(' '))) return
    ok()
  }
  const fetch = (socket: Socket, letter: ServedLetter, items: string): boolean => {
    const isHead = /HEADER/i.test(items)
    const content = isHead ? headOf(letter.bytes) : letter.bytes
    const name = isHead ? 'BODY[HEADER.FIELDS (FROM)]' : 'BODY[]<0>'
    const number = letters.indexOf(letter) + 1
    const facts = `UID ${letter.uid} RFC822.SIZE ${letter.bytes.length} INTERNALDATE "${imapDate(letter.receivedAt)}"`
    socket.write(`* ${number} FETCH (${facts} ${name} {${content.length}}\r\n`)
    if (!isHead && faults.cutsOff) {
      socket.write(content.subarray(0, content.length / 2))
      socket.end()
      return false
    }
    socket.write(content)
    socket.write(')\r\n')
    return true
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    letters,
    faults,
    said,
    url: `imap://kutu:${password}@127.0.0.1:${port}`,
    add: (text: string | Buffer, receivedAt = new Date()) =>
      letters.push({
        uid: (letters.at(-1)?.uid ?? 0) + 1,
        bytes: Buffer.from(text),
        isRead: false,
        receivedAt,
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** `02-Mar-2026 06:00:00 +0000` */
function imapDate(at: Date): string {
  const [, day, month, year, time] = /, (\d\d) (\w{3}) (\d{4}) (\S+) GMT/.exec(at.toUTCString()) ?? []
  return `${day}-${month}-${year} ${time} +0000`
}

const headOf = (bytes: Buffer): Buffer => {
  const end = bytes.indexOf('\r\n\r\n')
  return end < 0 ? bytes : bytes.subarray(0, end + 4)
}

/** `3`, `1:4`, `2,5:*`. */
const inSet = (uid: number, set: string): boolean =>
  set.split(',').some((part) => {
    const [from = '', to = from] = part.split(':')
    return uid >= Number(from) && (to === '*' || uid <= Number(to))
  })
