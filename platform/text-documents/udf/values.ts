/** Translates words and numbers of UDF into those of the model. */
import type { Alignment, BulletStyle, CellBorders, NumberStyle, Table, TableCell, TabStop } from '../model.ts'

export const alignments: readonly Alignment[] = ['left', 'center', 'right', 'justify']
export const tabAlignments: readonly TabStop['align'][] = ['left', 'center', 'right', 'decimal']
export const tabLeaders: readonly TabStop['leader'][] = ['none', 'dots', 'dashes']

export const bulletTypes: Record<BulletStyle, string> = {
  disc: 'BULLET_TYPE_ELLIPSE',
  square: 'BULLET_TYPE_RECTANGLE',
  box: 'BULLET_TYPE_RECTANGLE_D',
  arrow: 'BULLET_TYPE_ARROW',
  diamond: 'BULLET_TYPE_DIAMOND',
  'hollow-diamond': 'BULLET_TYPE_DIAMOND_2',
  triangle: 'BULLET_TYPE_TRIANGLE',
}

export const numberTypes: Record<NumberStyle, string> = {
  'decimal-dot': 'NUMBER_TYPE_NUMBER_DOT',
  'decimal-parenthesis': 'NUMBER_TYPE_NUMBER_PARANTHESE',
  'decimal-dash': 'NUMBER_TYPE_NUMBER_TRE',
  'lower-letter-dot': 'NUMBER_TYPE_CHAR_SMALL_DOT',
  'lower-letter-parenthesis': 'NUMBER_TYPE_CHAR_SMALL_PARANTHESE',
  'lower-letter-dash': 'NUMBER_TYPE_CHAR_SMALL_TRE',
  'upper-letter-dot': 'NUMBER_TYPE_CHAR_BIG_DOT',
  'upper-letter-parenthesis': 'NUMBER_TYPE_CHAR_BIG_PARANTHESE',
  'upper-letter-dash': 'NUMBER_TYPE_CHAR_BIG_TRE',
  'lower-roman-dot': 'NUMBER_TYPE_ROMAN_SMALL_DOT',
  'lower-roman-parenthesis': 'NUMBER_TYPE_ROMAN_SMALL_PARANTHESE',
  'lower-roman-dash': 'NUMBER_TYPE_ROMAN_SMALL_TRE',
  'upper-roman-dot': 'NUMBER_TYPE_ROMAN_BIG_DOT',
  'upper-roman-parenthesis': 'NUMBER_TYPE_ROMAN_BIG_PARANTHESE',
  'upper-roman-dash': 'NUMBER_TYPE_ROMAN_BIG_TRE',
}

export const tableBorders: Record<Table['border'], string> = {
  cells: 'borderCell',
  outline: 'borderTable',
  none: 'borderNone',
}

export const cellAlignments: Record<TableCell['valign'], string> = {
  top: 'top',
  middle: 'vcenter',
  bottom: 'bottom',
}

export const lineStyles: Record<CellBorders['style'], string> = {
  solid: 'borderStyle-solid',
  dotted: 'borderStyle-dotted',
  dashed: 'borderStyle-dashed',
  double: 'borderStyle-double',
}

/** Bits of `borderSpec`. */
export const sides = { top: 1, right: 2, bottom: 4, left: 8 } as const

/** Producers spell the parenthesis in two ways. */
const spelling = (word: string) => word.replace(/PARENTHESIS$/, 'PARANTHESE')

export function styleOf<Name extends string>(
  words: Record<Name, string>,
  word: string | undefined,
  otherwise: Name,
): Name {
  const found = Object.entries(words).find(([, value]) => value === spelling(word ?? ''))
  return (found?.[0] as Name | undefined) ?? otherwise
}

/** Null for a text that is not a number. */
export function numberOf(text: string | undefined, least = -100_000, most = 100_000): number | null {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : null
}

/** A signed ARGB number as `#rrggbb`; null for none and for a fully transparent one. */
export function colourOf(text: string | undefined): string | null {
  const value = numberOf(text, -(2 ** 31), 2 ** 32)
  if (value === null) return null
  const bits = value >>> 0
  // Java's fill colours also come without the byte for the alpha value.
  if (bits >>> 24 === 0 && value > 0xffffff) return null
  return `#${(bits & 0xffffff).toString(16).padStart(6, '0')}`
}

export const argbOf = (colour: string | null): number | null =>
  colour === null ? null : Number.parseInt(colour.slice(1), 16) | 0xff000000

/** 0.15 of a line more is 1.15 lines. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
