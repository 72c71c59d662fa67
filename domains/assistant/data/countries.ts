/** The country whose law a question is about. */
export const askedCountries = ['turkey', 'kktc', 'both'] as const
