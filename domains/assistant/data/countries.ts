/** Whose law a question is about. */
export const askedCountries = ['turkey', 'kktc', 'both'] as const
