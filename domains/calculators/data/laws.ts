/** The numbers of the laws that criminal matters cite. */
export const lawNumbers = { TCK: '5237', CMK: '5271', CGTİHK: '5275', TMK: '3713' } as const
