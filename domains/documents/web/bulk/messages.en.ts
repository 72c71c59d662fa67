/** Texts about several documents at once. */
import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  label: 'Selected documents',
  one: '{{name}}: select',
  every: 'Select all on this page',
  count_one: '{{count}} selected',
  count_other: '{{count}} selected',
  zip: 'Download ZIP',
  zipFailed: 'Failed to download the documents.',
  move: 'Move',
  convert: 'Convert',
  exhibits: 'List of exhibits (PDF)',
  copy: 'Copy',
  delete: 'Delete',
  drop: 'Clear selection',
  more: 'More for the selected documents',
  undo: 'Undo',
  deleted_one: '{{count}} document was moved to the bin.',
  deleted_other: '{{count}} documents were moved to the bin.',
  moved_one: '{{count}} document was moved.',
  moved_other: '{{count}} documents were moved.',
  copying: 'Copying: {{done}} of {{count}}',
  copyWaits:
    'Copying: {{done}} of {{count}}. This is as much as can be done in a minute; it goes on in {{seconds}} s.',
  copied_one: '{{count}} document was copied.',
  copied_other: '{{count}} documents were copied.',
  notCopied: 'Documents that could not be copied: {{names}}. {{reason}}',
  dialog: {
    move: 'Move to another case',
    copy: 'Copy to another case',
    moveHint: 'The documents are moved with all their versions; both histories say so.',
    copyHint: 'The newest versions of the documents are copied; both histories say so.',
  },
}
