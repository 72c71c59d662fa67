/** The tables of dated figures, with the words for a figure of each: "yasal faiz oranı". */
import type { Words } from '@mizan/platform/contract'

export const figureTables = [
  'interest.legal',
  'interest.rediscount',
  'interest.advance',
  'interest.advanceHalf',
  'holidays.turkey',
  'holidays.kktc',
  'receipt.withholding',
  'receipt.vat',
  'receipt.vatLimit',
  'fee.fixed',
  'fee.bracket',
  'fee.limit',
  'mediation.hourly',
  'mediation.one',
  'mediation.several',
  'mediation.least',
  'mediation.series',
  'court.fee',
  'court.rate',
  'court.advance',
  'enforcement.fee',
  'enforcement.rate',
  'labour.severanceCap',
  'labour.incomeTax',
  'labour.stampDuty',
  'labour.contribution',
  'labour.overtime',
  'rent.prices',
  'rent.dwelling',
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
  'receipt.withholding': {
    tr: 'serbest meslek stopaj oranı',
    en: 'rate of income tax withheld from professionals',
  },
  'receipt.vat': { tr: 'KDV oranı', en: 'VAT rate' },
  'receipt.vatLimit': { tr: 'KDV tevkifat sınırı', en: 'limit for withholding VAT' },
  'fee.fixed': { tr: 'AAÜT maktu ücreti', en: 'fixed attorney fee' },
  'fee.bracket': { tr: 'AAÜT nispi ücret dilimi', en: 'bracket of proportional attorney fees' },
  'fee.limit': { tr: 'AAÜT maktu ücret sınırı', en: 'limit of the fixed attorney fee' },
  'mediation.hourly': { tr: 'arabulucu saat ücreti', en: 'mediator’s fee of an hour' },
  'mediation.one': {
    tr: 'arabulucu nispi ücret dilimi, bir arabulucu',
    en: 'bracket of the mediator’s fee, one mediator',
  },
  'mediation.several': {
    tr: 'arabulucu nispi ücret dilimi, birden fazla arabulucu',
    en: 'bracket of the mediator’s fee, several mediators',
  },
  'mediation.least': { tr: 'anlaşmada en az arabulucu ücreti', en: 'least mediator’s fee for an agreement' },
  'mediation.series': {
    tr: 'seri uyuşmazlıkta arabulucu ücreti',
    en: 'mediator’s fee of a dispute in a series',
  },
  'court.fee': { tr: 'yargı harcı', en: 'court fee' },
  'court.rate': { tr: 'nispi harç oranı', en: 'rate of proportional court fees' },
  'court.advance': { tr: 'gider avansı', en: 'advance on costs' },
  'enforcement.fee': { tr: 'icra harcı', en: 'enforcement fee' },
  'enforcement.rate': { tr: 'icra harcı oranı', en: 'rate of enforcement fees' },
  'labour.severanceCap': { tr: 'kıdem tazminatı tavanı', en: 'ceiling of severance pay' },
  'labour.incomeTax': { tr: 'ücret gelir vergisi dilimi', en: 'bracket of income tax on wages' },
  'labour.stampDuty': { tr: 'damga vergisi oranı', en: 'rate of stamp duty' },
  'labour.contribution': { tr: 'sigorta primi oranı', en: 'rate of social security contributions' },
  'labour.overtime': { tr: 'fazla çalışma zammı', en: 'addition for overtime' },
  'rent.prices': {
    tr: 'kira artış oranı (TÜFE on iki aylık ortalama)',
    en: 'rate of rent rises (consumer prices, average of twelve months)',
  },
  'rent.dwelling': { tr: 'konut kirası artış sınırı', en: 'cap on rent rises of dwellings' },
} as const satisfies Words & Record<(typeof figureTables)[number], unknown>

/** `permille`: per thousand. `TRY`: lira. `ratio`: a factor. */
export const figureUnits = ['percent', 'permille', 'ratio', 'TRY', 'days'] as const
