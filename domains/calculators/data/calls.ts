/** The rows whose results have a sheet, and so are available as a file. */
export const callsWithSheet = [
  'calculators.attorneyFee',
  'calculators.mediationFee',
  'calculators.courtFees',
  'calculators.enforcementCosts',
  'calculators.severance',
  'calculators.annualLeave',
  'calculators.caseLimitation',
  'calculators.penaltyLimitation',
  'calculators.sentence',
  'calculators.overtime',
  'calculators.receipt',
  'calculators.rentIncrease',
  'calculators.interest',
  'calculators.timeLimit',
] as const
