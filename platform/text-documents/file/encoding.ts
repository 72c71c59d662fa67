/** Decodes bytes whose encoding is declared, or can be detected. */
import { DocumentError } from '../problem.ts'

const announced = /^[^<]{0,3}<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.-]{1,40})["']/
const single: Record<string, string> = {
  'windows-1254': 'windows-1254',
  cp1254: 'windows-1254',
  'iso-8859-9': 'windows-1254',
  latin5: 'windows-1254',
  'windows-1252': 'windows-1252',
  'iso-8859-1': 'windows-1252',
}

/**
 * Decodes by the byte-order mark, by the declaration, otherwise as UTF-8 if the bytes are valid and else in the
 * Turkish code page of Windows.
 */
export function decodeXml(bytes: Uint8Array): string {
  const wide = decodeWide(bytes)
  if (wide !== null) return wide
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 256))
  const name = announced.exec(head)?.[1]?.toLowerCase() ?? ''
  const label = single[name]
  return label ? new TextDecoder(label).decode(bytes) : decodeNarrow(bytes)
}

/** A page names its encoding in one of its first elements. */
const named = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.-]{1,40})/i

/** The encoding that a page names for itself, if that is one of one byte a letter. */
export function charsetInHtml(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4_096))
  return single[named.exec(head)?.[1]?.toLowerCase() ?? '']
}

/** Decodes by the byte-order mark, as UTF-8 if the bytes are valid, and else by what the page names. */
export const decodeHtml = (bytes: Uint8Array): string =>
  decodeWide(bytes) ?? decodeNarrow(bytes, charsetInHtml(bytes))

/** Plain text; its own bytes are all that tells. */
export function decodePlain(bytes: Uint8Array): string {
  const text = decodeWide(bytes) ?? decodeNarrow(bytes)
  if (text.includes('\u0000')) throw new DocumentError('not_a_document', 'bytes that are no text')
  return text
}

/** UTF-16, with or without its mark; null if it is another encoding. */
function decodeWide(bytes: Uint8Array): string | null {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const sample = bytes.subarray(0, 400)
  const zeros = (from: number) => sample.filter((byte, at) => at % 2 === from && byte === 0).length
  // Turkish text has a zero in almost every pair, on one side only.
  if (zeros(1) > sample.length / 4 && zeros(0) === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (zeros(0) > sample.length / 4 && zeros(1) === 0) return new TextDecoder('utf-16be').decode(bytes)
  return null
}

function decodeNarrow(bytes: Uint8Array, otherwise = 'windows-1254'): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // It has all letters of ISO-8859-9 at the same places.
    return new TextDecoder(otherwise).decode(bytes)
  }
}
