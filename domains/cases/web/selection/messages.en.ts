import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  label: 'Selected cases',
  count_one: '{{count}} selected',
  count_other: '{{count}} selected',
  refused: 'You may not write {{refused}} of them; {{count}} will change.',
  goOn: 'Continue',
  cancel: 'Cancel',
  download: 'Export',
  file: 'Cases',
  downloadFailed: 'Failed to prepare the table.',
  drop: 'Clear selection',
  undo: 'Undo',
  done_one: '{{says}} {{count}} case changed.',
  done_other: '{{says}} {{count}} cases changed.',
  meanwhile: {
    title_one: 'Somebody else changed {{count}} case while you were choosing; it was not overwritten:',
    title_other: 'Somebody else changed {{count}} cases while you were choosing; they were not overwritten:',
    by: '{{who}}, {{at}}: {{now}}',
    anyway: 'Apply anyway',
    leave: 'Leave as they are',
    notUndone: 'Somebody else has changed these cases meanwhile; they were not put back: {{names}}.',
  },
}
