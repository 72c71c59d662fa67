/** What this browser stores for the signed-in person. All of it is removed when they log out. */

export interface KeyStore {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

export interface Tokens {
  accessToken: string
  refreshToken: string
}

/** The second step that is still due, as the sign-in described it; JSON for the part that asks for it. */
export const pendingKey = 'verification'
export const emailKey = 'lastLoginEmail'
/** The profile as it was last loaded. */
export const userKey = 'userState'

/** The office whose read-only notice was closed. */
export const readOnlyReadKey = 'read_only_read'

/** Drafts that have not reached the server yet. */
export const unsentDraftsKey = 'unsentDrafts'

/** What was typed into calculators last. */
export const calculatorInputsKey = 'calculatorInputs'

/** Questions to the assistant that are not answered yet, and whose law they are about. */
export const assistantDraftsKey = 'assistantDrafts'
export const assistantCountryKey = 'assistantCountry'

/** Laws that were read last. */
export const lawsReadKey = 'lawsRead'

/** Texts of drafts that the server does not have yet. */
export const draftCopiesKey = 'draftCopies'

/** Where somebody was going who needs a plan first. */
export const wayBackKey = 'wayBack'

/** Of calculators, drafts, laws and the assistant; whoever signs in under another address does not find them either. */
export const typedKeys: readonly string[] = [
  calculatorInputsKey,
  'calculators.used',
  assistantDraftsKey,
  assistantCountryKey,
  draftCopiesKey,
  lawsReadKey,
  wayBackKey,
]

export const productKeys: readonly string[] = [
  'accessToken',
  'refreshToken',
  emailKey,
  pendingKey,
  userKey,
  readOnlyReadKey,
  unsentDraftsKey,
  ...typedKeys,
  'documentUploads',
  'clients',
  'caseStates',
  'taskStates',
  'members',
  'users',
  'selected_plan',
  'promotionId',
  'paymentCompleteUrl',
  'searchCountry',
  'caseManagementViewMode',
  'sidebar_expanded',
  'first_search',
]
