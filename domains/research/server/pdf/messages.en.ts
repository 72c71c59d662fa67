/** Words that the PDF of a decision adds to the text of the court, in English. */
import type { PdfMessages } from './messages.tr.ts'

export const en: PdfMessages = {
  sample: 'SAMPLE DECISION – not real',
  caseNumber: 'Case no.',
  applicationNumber: 'Application no.',
  decisionNumber: 'Decision no.',
  date: 'Decided on',
  yearOnly: (year) => `${year} (the year in its number; the day is unknown)`,
  sides: 'Parties',
  subject: 'Subject',
  outcome: 'Outcome',
  finality: 'Finality',
  source: 'Source',
  acceptedOn: 'Accepted on',
  publishedOn: 'Published on',
  gazette: 'Gazette number',
  summary: 'Not the official text: a summary in our own words',
  decisions: (count) => (count === 1 ? '1 decision' : `${count} decisions`),
  truncated: 'The source gives only the beginning of this decision.',
}
