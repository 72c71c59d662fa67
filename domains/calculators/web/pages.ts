/** The page of each calculator, loaded when it is opened. */
import type { ComponentType } from 'react'

type Page = () => Promise<{ default: ComponentType }>

const pages: Readonly<Record<string, Page>> = {
  interest: async () => ({ default: (await import('./interest/Interest.tsx')).Interest }),
  receipt: async () => ({ default: (await import('./fees/Fees.tsx')).Receipt }),
  'attorney-fee': async () => ({ default: (await import('./fees/Fees.tsx')).AttorneyFee }),
  'mediation-fee': async () => ({ default: (await import('./fees/Fees.tsx')).MediationFee }),
  'court-fees': async () => ({ default: (await import('./fees/Fees.tsx')).CourtFees }),
  'enforcement-costs': async () => ({ default: (await import('./fees/Fees.tsx')).EnforcementCosts }),
  severance: async () => ({ default: (await import('./labour/Labour.tsx')).Severance }),
  'annual-leave': async () => ({ default: (await import('./labour/Labour.tsx')).AnnualLeave }),
  overtime: async () => ({ default: (await import('./labour/Labour.tsx')).Overtime }),
  'rent-increase': async () => ({ default: (await import('./rent/RentIncrease.tsx')).RentIncrease }),
  'case-limitation': async () => ({ default: (await import('./criminal/Criminal.tsx')).CaseLimitation }),
  'penalty-limitation': async () => ({
    default: (await import('./criminal/Criminal.tsx')).PenaltyLimitation,
  }),
  sentence: async () => ({ default: (await import('./criminal/Criminal.tsx')).Sentence }),
  'time-limit': async () => ({ default: (await import('./time-limit/TimeLimit.tsx')).TimeLimit }),
}

export const pageNamed = (name: string): Page | undefined =>
  Object.hasOwn(pages, name) ? pages[name] : undefined
