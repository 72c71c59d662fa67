import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  decision: {
    empty: 'This case has no decisions yet.',
    emptyBody: 'Collect decisions with “add to case” in the search.',
    search: 'Search decisions',
    byNumber: 'Add by numbers',
    country: 'Country',
    countries: { turkey: 'Turkey', kktc: 'Northern Cyprus' },
    caseNumber: 'Docket number',
    decisionNumber: 'Decision number',
    chamber: 'Chamber',
    required: 'Enter the number.',
    submit: 'Add decision',
    remove: 'Take from the case: {{name}}',
    removed: 'The decision was taken from the case.',
    undo: 'Undo',
    gone: 'The archive no longer has this decision.',
    by: '{{name}}, {{date}}',
    failed: 'The decisions could not be loaded.',
  },
  add: {
    open: 'Add to case',
    choose: 'Case',
    placeholder: 'Type a name or a number',
    submit: 'Add',
    done: 'Decision added to the case: {{name}}.',
    used: 'Which of my cases have it',
    unused: 'None of your cases has it.',
    hidden_one: '{{count}} case that you may not open has it too.',
    hidden_other: '{{count}} cases that you may not open have it too.',
  },
}
