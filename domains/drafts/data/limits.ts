/** Limits of a draft, a template and an office. */

export const longestTitle = 200
/** The blocks of one draft: some hundred pages. */
export const mostBlocks = 5_000
/** Inlines of one paragraph. */
export const mostInlines = 2_000
/** Characters of one run of text. */
export const longestRun = 20_000
/** The base64 letters of one picture: about two megabytes. */
export const longestPicture = 2_800_000
/** Drafts of one office. */
export const mostDrafts = 10_000
/** The versions that one draft keeps; beyond that the oldest version that no clash has left behind is deleted. */
export const mostVersions = 100
/** Saves of one person within so many minutes are one version. */
export const minutesOfVersion = 10
/** The characters of the value of a field. */
export const longestValue = 20_000
export const mostFields = 60
/** The letters of the sentence that explains when to use a template. */
export const longestPurpose = 300
/** The conditions of one block of a template. */
export const mostConditions = 5
/** Templates of one office. */
export const mostTemplates = 200
/** Characters of a text that the auditor checks: about three hundred pages. */
export const longestAudited = 600_000
/** Citations and quotations of a text that the auditor checks. */
export const mostCited = 4_000
/** Quotations of one text that are compared word by word. */
export const mostCompared = 600
/** The characters of a request in the person's own words. */
export const longestRequest = 4_000
/** Bytes of a file that the auditor reads. */
export const largestAudited = 20 * 1024 * 1024
export const auditedEndings = ['docx', 'pdf', 'udf', 'txt'] as const
/** Files are read, and long texts checked, by few at once. */
export const auditBounds = { inAll: 4, perOffice: 2, perPerson: 2, waiting: 20 } as const
