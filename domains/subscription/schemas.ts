/** Licence keys: the permissions of an office. The names are those of the specification. */
export const licenceKeys = [
  'case_search_basic',
  'case_search_filtered',
  'case_search_similar',
  'case_search_history',
  'case_search_favorites',
  'case_citations',
  'case_references',
  'law_references',
  'case_management_readonly',
  'case_management_full',
  'encryption_general',
  'encryption_custom',
  'calculators',
  'voice',
] as const
export type LicenceKey = (typeof licenceKeys)[number]

declare module '@mizan/platform/contract/names' {
  interface LicenceKeys extends Record<(typeof licenceKeys)[number], true> {}
  interface Plans extends Record<LicenceSource, true> {}
}

/** Kinds of plan, as the specification calls them: the usual one, and those of offers. */
export const planTypes = ['Normal', 'Academic', 'Bar', 'Lansman'] as const
export type PlanType = (typeof planTypes)[number]

/** The ways in which an office gets its licences: in the trial, or by a plan. */
export const licenceSources = ['trial', ...planTypes] as const
export type LicenceSource = (typeof licenceSources)[number]
