/** Signs that Word takes by their place in a font of symbols, such as ticked boxes of forms. */
import type { XmlElement } from '../file/xml.ts'

const wingdings: Record<string, string> = {
  '6c': '●',
  '6e': '■',
  '6f': '☐',
  '71': '❑',
  '76': '❖',
  a7: '▪',
  a8: '☐',
  d8: '➢',
  df: '←',
  e0: '→',
  fb: '✗',
  fc: '✓',
  fd: '☒',
  fe: '☑',
}
const symbol: Record<string, string> = {
  a3: '≤',
  a5: '∞',
  ae: '→',
  b0: '°',
  b1: '±',
  b3: '≥',
  b4: '×',
  b7: '•',
  b8: '÷',
  b9: '≠',
}
const fonts: Record<string, Record<string, string>> = { wingdings, symbol }

/** Empty for a sign that no other font has. */
export function symbolOf(attributes: XmlElement['attributes']): string {
  const code = Number.parseInt(attributes['w:char'] ?? '', 16)
  // Fonts of symbols repeat their places from F000 on, where Unicode has no letters.
  const place = (code & 0xff).toString(16).padStart(2, '0')
  const known = fonts[(attributes['w:font'] ?? '').toLowerCase()]?.[place]
  if (known) return known
  return code >= 0x20 && code < 0xd800 ? String.fromCharCode(code) : ''
}
