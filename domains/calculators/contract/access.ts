/** Who may call calculators. */
export const group = 'calculators'

export const calculating = {
  session: 'bearer',
  licence: 'calculators',
  feature: 'calculators',
} as const
