export { createGate, type FeatureState, type Gate, type GateParts, openGate } from './gate.ts'
export { createLimits } from './limits.ts'
