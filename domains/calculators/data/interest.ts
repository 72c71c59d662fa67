/** The words of the interest calculator that are values of its calls. */
export const interestKinds = ['legal', 'commercial', 'contractual', 'table'] as const
export const interestModes = ['halfYear', 'everyChange'] as const
export const currencies = ['TRY', 'EUR', 'USD', 'GBP'] as const
