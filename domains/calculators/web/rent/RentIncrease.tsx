/** `/calculators/rent-increase`: the most that a rent may rise. */
import { rentIncreaseFields } from '../../data/forms/rent.ts'
import { rentIncrease } from '../../rules/rent/calculator.ts'
import { FormCalculator } from '../form/FormCalculator.tsx'

export const RentIncrease = () => (
  <FormCalculator
    id="rent-increase"
    row="calculators.rentIncrease"
    calculator={rentIncrease}
    fields={rentIncreaseFields}
    ownFigure="ownRate"
  />
)
