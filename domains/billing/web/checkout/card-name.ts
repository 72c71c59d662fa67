/** A card as people know it: its brand and its last four digits. */
interface Named {
  brand: string
  lastFour: string
}

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' }

export const cardName = ({ brand, lastFour }: Named): string =>
  `${brands[brand] ?? ''} •••• ${lastFour}`.trim()
