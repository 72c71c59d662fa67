/**
 * Whether an address belongs to a Turkish university: a domain below `edu.tr`, not one that merely ends in these
 * letters.
 */
export const isAcademicEmail = (email: string): boolean => /[@.]edu\.tr$/i.test(email)
