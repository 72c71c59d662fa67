/** The functions of calculators that programs and later domains may use. */
export { seededFigures } from '../data/figures.ts'
export { Refusal } from '../rules/refusal.ts'
export { type CalculatorName, calculators, orRefused } from './calculators.ts'
export { calculatorsServer } from './manifest.ts'
export { calculatorsMigrations } from './migrations.ts'
export { figuresIn } from './queries/figures.ts'
