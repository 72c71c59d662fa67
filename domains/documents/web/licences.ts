/** One of these is needed for cases, and so for their documents. */
export const caseLicences = ['case_management_readonly', 'case_management_full'] as const
