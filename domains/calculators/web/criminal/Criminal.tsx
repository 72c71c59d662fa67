/** Limitation of criminal cases and penalties. */
import { caseLimitationFields, penaltyLimitationFields } from '../../data/forms/limitation.ts'
import { caseLimitation, penaltyLimitation } from '../../rules/limitation/calculators.ts'
import { FormCalculator } from '../form/FormCalculator.tsx'

export const CaseLimitation = () => (
  <FormCalculator
    id="case-limitation"
    row="calculators.caseLimitation"
    calculator={caseLimitation}
    fields={caseLimitationFields}
    isInSteps
  />
)

export const PenaltyLimitation = () => (
  <FormCalculator
    id="penalty-limitation"
    row="calculators.penaltyLimitation"
    calculator={penaltyLimitation}
    fields={penaltyLimitationFields}
    isInSteps
  />
)
