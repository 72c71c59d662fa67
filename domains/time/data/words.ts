/** The groups by which a report adds up. */
export const reportKinds = ['case', 'client', 'person', 'month'] as const
export const groupings = ['case', 'entry'] as const
/** The media type of a spreadsheet, as the contract names it. */
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
