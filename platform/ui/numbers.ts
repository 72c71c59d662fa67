import type { Language } from './language.tsx'

const marks = { tr: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } }

/**
 * At most three decimals. Written here, as the browser takes longer to make ready its own formats than to evaluate
 * half of the program.
 */
export function formatNumber(value: number, language: Language): string {
  const { group, decimal } = marks[language]
  const [whole = '', rest] = String(Math.round(value * 1_000) / 1_000).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return rest ? grouped + decimal + rest : grouped
}
