/** Receipt, fees of attorneys and mediators, and the costs of courts and enforcement. */
import { attorneyFeeFields } from '../../data/forms/attorney-fee.ts'
import { courtFeesFields, enforcementCostsFields } from '../../data/forms/court-costs.ts'
import { mediationFeeFields } from '../../data/forms/mediation.ts'
import { receiptFields } from '../../data/forms/receipt.ts'
import { attorneyFee } from '../../rules/attorney-fee/calculator.ts'
import { courtFees, enforcementCosts } from '../../rules/court-costs/calculators.ts'
import { mediationFee } from '../../rules/mediation/calculator.ts'
import { receipt } from '../../rules/receipt/calculator.ts'
import { FormCalculator } from '../form/FormCalculator.tsx'

export const Receipt = () => (
  <FormCalculator id="receipt" row="calculators.receipt" calculator={receipt} fields={receiptFields} />
)

export const AttorneyFee = () => (
  <FormCalculator
    id="attorney-fee"
    row="calculators.attorneyFee"
    calculator={attorneyFee}
    fields={attorneyFeeFields}
  />
)

export const MediationFee = () => (
  <FormCalculator
    id="mediation-fee"
    row="calculators.mediationFee"
    calculator={mediationFee}
    fields={mediationFeeFields}
  />
)

export const CourtFees = () => (
  <FormCalculator
    id="court-fees"
    row="calculators.courtFees"
    calculator={courtFees}
    fields={courtFeesFields}
  />
)

export const EnforcementCosts = () => (
  <FormCalculator
    id="enforcement-costs"
    row="calculators.enforcementCosts"
    calculator={enforcementCosts}
    fields={enforcementCostsFields}
  />
)
