/** Whether an address is one of a university of Turkey: the whole of `edu.tr`, not a name that merely ends so. */
export const isAcademicEmail = (email: string): boolean => /[@.]edu\.tr$/i.test(email)
