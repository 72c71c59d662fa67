/** Rights to call calculators, and to change their figures. */
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
