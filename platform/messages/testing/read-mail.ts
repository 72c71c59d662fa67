/** Reads back the few forms in which our own mails are written: encoded words, quoted-printable and base64. */
import type { ReceivedMessage } from './exam.ts'
import type { ReceivedMail } from './smtp-double.ts'

export function readMail({ recipients, source }: ReceivedMail): ReceivedMessage {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? ''
  const body = rest.join('\r\n\r\n').trim()
  return {
    to: recipients.join(),
    subject: decodeWords(field('Subject')),
    text: decodeBody(body, field('Content-Transfer-Encoding')),
  }
}

const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : unquote(word.replaceAll('_', ' ')),
    )

const decodeBody = (body: string, encoding: string) =>
  encoding === 'base64' ? Buffer.from(body, 'base64').toString() : unquote(body.replace(/=\r\n/g, ''))

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
