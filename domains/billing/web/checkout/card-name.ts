/** A card as people know it: its brand and its last four digits. */
interface CardName {
  brand: string
  lastFour: string
}

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' }

export const cardName = ({ brand, lastFour }: CardName): string =>
  `${brands[brand] ?? ''} •••• ${lastFour}`.trim()
