/** Either of them opens the screens of drafts. */
export const licences = ['case_search_basic', 'case_search_filtered', 'case_management_full'] as const
