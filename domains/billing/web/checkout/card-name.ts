/** A saved card as people know it: its brand and its last four digits. */
import type { SavedCard } from '../../schemas/online-payment.ts'

const brands = { visa: 'Visa', mastercard: 'Mastercard', other: '' } as const

export const cardName = ({ brand, lastFour }: Pick<SavedCard, 'brand' | 'lastFour'>): string =>
  `${brands[brand]} •••• ${lastFour}`.trim()
