/** The rows that calculate, for those that take the sum of any of them. */
export const calculatingCalls = ['calculators.interest'] as const
