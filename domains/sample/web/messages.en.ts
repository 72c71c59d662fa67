import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  label: 'Sample data',
  body: 'Sample data: {{cases}}, {{clients}} and colleagues were invented for you to try.',
  bodyAlone: 'Sample data: {{cases}} and {{clients}} were invented for you to try.',
  cases_one: '{{shown}} case',
  cases_other: '{{shown}} cases',
  clients_one: '{{shown}} client',
  clients_other: '{{shown}} clients',
  people_one: '{{count}} colleague',
  people_other: '{{count}} colleagues',
  try: { fill: 'Try it with sample data', awaited: 'Sample data are being added…' },
  remove: 'Remove',
  removal: {
    title: 'Remove the sample data?',
    body: '{{cases}}, {{clients}} and {{people}} are deleted with their accounts and histories. This cannot be undone.',
    bodyAlone:
      '{{cases}} and {{clients}} are deleted with their accounts and histories. This cannot be undone.',
    kept: 'Tasks, payments and cases that you have added stay, together with the sample cases and clients to which they belong.',
    submit: 'Remove the samples',
    done: 'The sample data were removed.',
    doneButKept: 'The sample data were removed. Kept because you have worked on them: {{names}}',
  },
}
