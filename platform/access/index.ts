export { type Charge, createAllowance } from './allowance.ts'
export { createGate, type FeatureState, type Gate, type GateParts } from './gate.ts'
export { createLimits, createVisitLimits } from './limits.ts'
export { networkOf } from './network.ts'
