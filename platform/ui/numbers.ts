import type { Language } from './language.tsx'

const marks = { tr: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } }

/**
 * At most three decimals. We format numbers ourselves, because initialising the browser's formats takes longer than
 * evaluating half of the program.
 */
export function formatNumber(value: number, language: Language): string {
  const { group, decimal } = marks[language]
  const [whole = '', rest] = String(Math.round(value * 1_000) / 1_000).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return rest ? grouped + decimal + rest : grouped
}

const signs = { TRY: '₺', EUR: '€', USD: '$', GBP: '£' }

/** A decimal text with two places, as calls give amounts, in figures: `1.250,50`. It is never made a number. */
export function formatAmount(amount: string, language: Language): string {
  const { group, decimal } = marks[language]
  const [whole = '', part = ''] = amount.split('.')
  return whole.replace(/\B(?=(?:\d{3})+$)/g, group) + decimal + part.padEnd(2, '0')
}

/** An amount with its currency: 1.250,50 ₺ in Turkish, ₺1,250.50 in English. */
export function formatMoney(
  amount: string,
  language: Language,
  currency: keyof typeof signs = 'TRY',
): string {
  const figures = formatAmount(amount.replace('-', ''), language)
  const minus = amount.startsWith('-') ? '-' : ''
  return minus + (language === 'tr' ? `${figures}\u00a0${signs[currency]}` : signs[currency] + figures)
}
