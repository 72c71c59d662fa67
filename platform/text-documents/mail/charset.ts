/** Which encoding a text of a mail has: many programs name a wrong one, or none. */
import { charsetInHtml } from '../file/encoding.ts'

/** A name that only says that nobody looked: every text of one byte a letter is sent with it. */
const unsaid = /^(?:us-)?ascii$|^ansi_x3\.4-1968$|^utf-?8$|^unknown/i
/** One byte is one letter. */
const narrow = /^(?:iso-?8859-|windows-125|cp125|latin)/i

/**
 * Bytes that are UTF-8 are so by chance only in texts without a letter beyond ASCII. Otherwise what the mail names is
 * believed, then what its page names, then the Turkish page of Windows, which has all letters of ISO-8859-9.
 */
export function charsetOf(bytes: Uint8Array, declared: string | undefined, isHtml: boolean): string {
  const named = declared?.trim() ?? ''
  if (named !== '' && !unsaid.test(named) && !narrow.test(named)) return named
  if (isUtf8(bytes)) return 'utf-8'
  if (narrow.test(named)) return named
  return (isHtml ? charsetInHtml(bytes) : undefined) ?? 'windows-1254'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The head of a mail is ASCII, or UTF-8 where a program is new; older ones wrote the page of their Windows. */
export function withReadableHead(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = /\r?\n\r?\n/.exec(all.toString('latin1', 0, 65_536))?.index ?? Math.min(all.length, 65_536)
  const head = all.subarray(0, end)
  if (isUtf8(head)) return new Uint8Array(bytes)
  const written = Buffer.from(new TextDecoder('windows-1254').decode(head))
  return new Uint8Array(Buffer.concat([written, all.subarray(end)]))
}
