/** The tables of dated figures, with the words for a figure of each: "yasal faiz oranı". */
import type { Words } from '@mizan/platform/contract'

export const figureTables = [
  'interest.legal',
  'interest.rediscount',
  'interest.advance',
  'interest.advanceHalf',
  'holidays.turkey',
  'holidays.kktc',
] as const

export const figureNames = {
  'interest.legal': { tr: 'yasal faiz oranı', en: 'legal interest rate' },
  'interest.rediscount': { tr: 'reeskont oranı', en: 'rediscount rate' },
  'interest.advance': { tr: 'avans faizi oranı', en: 'advance rate' },
  'interest.advanceHalf': { tr: 'yarıyıl avans faizi oranı', en: 'half-year advance rate' },
  'holidays.turkey': { tr: 'bayram ve ek tatil günleri', en: 'feasts and further holidays' },
  'holidays.kktc': {
    tr: 'KKTC bayram ve ek tatil günleri',
    en: 'feasts and further holidays of Northern Cyprus',
  },
} as const satisfies Words & Record<(typeof figureTables)[number], unknown>

/** `permille`: per thousand. `TRY`: lira. `ratio`: a factor. */
export const figureUnits = ['percent', 'permille', 'ratio', 'TRY', 'days'] as const
