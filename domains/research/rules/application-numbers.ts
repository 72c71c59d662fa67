/** Before the number of an individual application, which stands in the place of case and decision number. */
export const applicationMark = 'B. No:'

/** Whether a citation names such a number. */
export const citesApplication = (citation: string): boolean => citation.includes(applicationMark)
