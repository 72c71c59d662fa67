/** Amounts as people send them: decimal texts, which are exact. */

/** Above zero, with a point and at most two decimal places, below ten billion. */
export const isAmount = (text: string): boolean => /^\d{1,10}(\.\d{1,2})?$/.test(text) && /[1-9]/.test(text)

/** `0012.5` becomes `12.50`. */
export function canonicalAmount(text: string): string {
  const [whole = '', part = ''] = text.split('.')
  return `${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`
}

/** How the balance of a client is put into words: owing is services above payments. */
export function standingOf(balance: string): 'owes' | 'advance' | 'settled' {
  if (!/[1-9]/.test(balance)) return 'settled'
  return balance.startsWith('-') ? 'advance' : 'owes'
}
