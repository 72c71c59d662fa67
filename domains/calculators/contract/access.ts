/** Who may call calculators, and who may change the figures with which they calculate. */
export const group = 'calculators'

export const calculating = {
  session: 'bearer',
  licence: 'calculators',
  feature: 'calculators',
} as const

/** Staff of the service. */
export const readingFigures = { session: 'bearer', permission: { module: 'product', level: 'Read' } } as const
export const changingFigures = {
  session: 'bearer',
  permission: { module: 'product', level: 'Write' },
} as const
