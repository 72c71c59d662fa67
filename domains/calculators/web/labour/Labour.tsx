/** Severance and notice pay, annual leave, overtime. */
import { said } from '../../data/form.ts'
import { leaveFields, overtimeFields, severanceFields } from '../../data/forms/labour.ts'
import { annualLeave, overtime, severance } from '../../rules/labour/calculators.ts'
import { FormCalculator } from '../form/FormCalculator.tsx'

export const Severance = () => (
  <FormCalculator
    id="severance"
    row="calculators.severance"
    calculator={severance}
    fields={severanceFields}
    leaveOut={{
      name: 'hasNotice',
      says: said('Yalnız kıdem tazminatını hesapla', 'Calculate severance alone'),
    }}
  />
)

export const AnnualLeave = () => (
  <FormCalculator
    id="annual-leave"
    row="calculators.annualLeave"
    calculator={annualLeave}
    fields={leaveFields}
  />
)

export const Overtime = () => (
  <FormCalculator id="overtime" row="calculators.overtime" calculator={overtime} fields={overtimeFields} />
)
