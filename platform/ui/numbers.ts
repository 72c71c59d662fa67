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
