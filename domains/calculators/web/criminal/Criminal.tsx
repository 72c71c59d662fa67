/** Limitation of criminal cases and penalties, and the days of a sentence. */
import { caseLimitationFields, penaltyLimitationFields } from '../../data/forms/limitation.ts'
import { sentenceFields } from '../../data/forms/sentence.ts'
import { caseLimitation, penaltyLimitation } from '../../rules/limitation/calculators.ts'
import { sentence } from '../../rules/sentence/calculator.ts'
import { FormCalculator } from '../form/FormCalculator.tsx'

export const CaseLimitation = () => (
  <FormCalculator
    id="case-limitation"
    row="calculators.caseLimitation"
    calculator={caseLimitation}
    fields={caseLimitationFields}
  />
)

export const PenaltyLimitation = () => (
  <FormCalculator
    id="penalty-limitation"
    row="calculators.penaltyLimitation"
    calculator={penaltyLimitation}
    fields={penaltyLimitationFields}
  />
)

export const Sentence = () => (
  <FormCalculator id="sentence" row="calculators.sentence" calculator={sentence} fields={sentenceFields} />
)
