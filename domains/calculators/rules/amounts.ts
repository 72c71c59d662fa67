/** Amounts and rates as calls take them: decimal texts, which are exact. */

const written = /^\d{1,10}(\.\d{1,2})?$/

/** An amount from 0.01 to 9,999,999,999.99. */
export const isAmount = (text: string): boolean => written.test(text) && /[1-9]/.test(text)

export const isAmountOrZero = (text: string): boolean => written.test(text)

/** A rate in percent, from 0 to 1000. */
export const isRate = (text: string): boolean => /^\d{1,4}(\.\d{1,6})?$/.test(text) && Number(text) <= 1_000

/** `0012.5` becomes `12.50`. */
export function canonicalAmount(text: string): string {
  const [whole = '', part = ''] = text.split('.')
  return `${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`
}
