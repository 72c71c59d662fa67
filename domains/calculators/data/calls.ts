/** The rows whose results have a sheet, and so can be had as a file. */
export const callsWithSheet = ['calculators.interest', 'calculators.timeLimit'] as const
