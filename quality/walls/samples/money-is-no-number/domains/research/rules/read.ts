export const read = (amount: string): number => parseFloat(amount)
