/** Translates words and measures of WordprocessingML into those of the model. */
import type { Alignment, BulletStyle, CellBorders, NumberStyle, TabStop } from '../model.ts'

/** The prefix that every name gets, whichever the file uses; the second form is that of ISO 29500 strict. */
export const namespaces: Record<string, string> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'urn:schemas-microsoft-com:vml': 'v',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
}

/** Twentieths of a point, in which Word measures. */
export const twips = (points: number): number => Math.round(points * 20)
/** The English metric units of a point; images are measured in them. */
export const emusPerPoint = 12_700

export const justifications: Record<Alignment, string> = {
  left: 'left',
  center: 'center',
  right: 'right',
  justify: 'both',
}
const otherJustifications: Record<string, Alignment> = { start: 'left', end: 'right', distribute: 'justify' }

export const alignmentOf = (word: string | undefined): Alignment =>
  keyOf(justifications, word) ?? otherJustifications[word ?? ''] ?? 'left'

/** In a paragraph that runs from right to left, `left` means the side on which its lines begin. */
export const mirrored = (alignment: Alignment): Alignment =>
  alignment === 'left' ? 'right' : alignment === 'right' ? 'left' : alignment

export const tabLeaders: Record<TabStop['leader'], string> = { none: 'none', dots: 'dot', dashes: 'hyphen' }
export const tabAligns: Record<TabStop['align'], string> = {
  left: 'left',
  center: 'center',
  right: 'right',
  decimal: 'decimal',
}

export const bulletSigns: Record<BulletStyle, string> = {
  disc: '•',
  square: '■',
  box: '□',
  arrow: '➤',
  diamond: '◆',
  'hollow-diamond': '◊',
  triangle: '▲',
}
/** Places in Word's symbol fonts. */
const symbolBullets: Record<string, BulletStyle> = {
  '\uf0b7': 'disc',
  '\uf0a7': 'square',
  '\uf0d8': 'arrow',
  '\uf076': 'diamond',
  '\uf0a8': 'box',
  o: 'disc',
}

export const bulletOf = (sign: string): BulletStyle =>
  keyOf(bulletSigns, sign) ?? symbolBullets[sign] ?? 'disc'

const numberFormats: Record<string, string> = {
  decimal: 'decimal',
  'lower-letter': 'lowerLetter',
  'upper-letter': 'upperLetter',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
}
const numberEnds: Record<string, string> = { dot: '.', parenthesis: ')', dash: '-' }

/** Format and text of a level. */
export function numberWords(style: NumberStyle, level: number): { format: string; text: string } {
  const at = style.lastIndexOf('-')
  const format = numberFormats[style.slice(0, at)] ?? 'decimal'
  return { format, text: `%${level + 1}${numberEnds[style.slice(at + 1)] ?? '.'}` }
}

export function numberStyleOf(format: string, text: string): NumberStyle {
  const end = Object.keys(numberEnds).find((name) => text.endsWith(numberEnds[name] ?? '')) ?? 'dot'
  return `${keyOf(numberFormats, format) ?? 'decimal'}-${end}` as NumberStyle
}

export const lineStyles: Record<CellBorders['style'], string> = {
  solid: 'single',
  dotted: 'dotted',
  dashed: 'dashed',
  double: 'double',
}

/** Colours that a marker pen has. */
export const highlights: Record<string, string> = {
  yellow: '#ffff00',
  green: '#00ff00',
  cyan: '#00ffff',
  magenta: '#ff00ff',
  blue: '#0000ff',
  red: '#ff0000',
  darkBlue: '#000080',
  darkCyan: '#008080',
  darkGreen: '#008000',
  darkMagenta: '#800080',
  darkRed: '#800000',
  darkYellow: '#808000',
  darkGray: '#808080',
  lightGray: '#c0c0c0',
  black: '#000000',
  white: '#ffffff',
}

export function keyOf<Key extends string>(
  words: Record<Key, string>,
  word: string | undefined,
): Key | undefined {
  return (Object.keys(words) as Key[]).find((key) => words[key] === word)
}

/** `RRGGBB`; null for `auto` and for a text that is not a colour. */
export const hexColour = (text: string | undefined): string | null =>
  text && /^[\da-f]{6}$/i.test(text) ? `#${text.toLowerCase()}` : null

export const hexOf = (colour: string | null): string => colour?.slice(1).toUpperCase() ?? 'auto'

/** Null for a text that is not a number. */
export function measure(text: string | undefined, most = 1_000_000): number | null {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number.parseFloat(text)
  return Number.isFinite(value) ? Math.min(most, Math.max(-most, value)) : null
}
