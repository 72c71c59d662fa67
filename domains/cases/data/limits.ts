/** Limits of what a case keeps. */
export const longestTitle = 255
export const longestNumber = 64
export const longestDescription = 20_000
export const longestComment = 255
/** Views of the list that one person may save. */
export const mostViews = 30
/** Cases that one call changes or gives as a file. */
export const mostChosen = 500
/** Changes of many cases at once. Each has a connection to the database, and two of one office often want the same cases. */
export const manyBounds = { inAll: 4, perOffice: 1, perPerson: 2, waiting: 8 }
/** Cases that `GET /case-management` gives at once; the rest is read page by page. */
export const mostCasesAtOnce = 1_000
/** Of found cases and of tasks of a person so many are counted, and so many more on each later page. */
export const mostCounted = 200
/** Cases that words find are listed no further. */
export const mostFound = 10_000
/** Tasks of one case that are not deleted. A case is shown with all of them. */
export const mostTasksPerCase = 500
export const longestNote = 1_000
export const mostTemplates = 200
export const mostTemplateItems = 100
/** Days between the start of a list of tasks and one of them, in either direction. */
export const farthestOffset = 3_650
export const longestRole = 64
export const mostParties = 500
export const mostRepresentatives = 20
export const mostCheckedNames = 20
/** Similar names that a check shows for one name; the rest is counted. */
export const mostFindings = 50
export const mostLinkedDecisions = 500
/** Hearings, and time limits, of one case that are not deleted. */
export const mostDatesPerCase = 300
/** Days of a calendar that is asked for at once, and how many things it holds. */
export const longestCalendar = 400
/** Days up to which a calendar is what a screen shows; whoever reads more of it waits for others of the office who do. */
export const longRangeDays = 62
export const longRangeBounds = { inAll: 4, perOffice: 1, perPerson: 4, waiting: 32 }
export const mostInCalendar = 5_000
/** Things of one day that a grid of days asks for, and how many of that day are counted. */
export const mostOfDay = 20
export const mostCountedOfDay = 30
/** Days that a calendar program is given, before today and after it. */
export const feedDays = { before: 90, after: 400 } as const
/** How often one private calendar address is read within an hour. */
export const mostFeedReads = 120
