import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  label: 'Sample data',
  body: 'Sample data: {{cases}} cases, {{clients}} clients and colleagues were invented for you to try.',
  remove: 'Remove',
  removal: {
    title: 'Remove the sample data?',
    body: '{{cases}} cases, {{clients}} clients and {{people}} colleagues are deleted with their accounts and histories. This cannot be undone.',
    kept: 'Tasks, payments and cases that you have added stay, together with the sample cases and clients to which they belong.',
    submit: 'Remove the samples',
    done: 'The sample data were removed.',
    doneButKept: 'The sample data were removed. Kept because you have worked on them: {{names}}',
  },
}
