/** Texts of the dialog that makes one PDF of exhibits. */
import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  title: 'List of exhibits (PDF)',
  submit: 'Make the PDF',
  word: { label: 'Naming', annex: 'Ek (annex)', evidence: 'Delil (evidence)' },
  name: 'Name of the PDF',
  nameMissing: 'Give the PDF a name.',
  stamps: 'Number each page in its top right corner ({{example}})',
  list: 'Documents in order',
  arrange: { label: 'Order:', added: 'By date added', dated: 'By date in the name', name: 'By name' },
  arranged: {
    added: 'Ordered by date added',
    dated: 'Ordered by the date in the name; those without one are last',
    name: 'Ordered by name',
  },
  keys: 'Drag the rows, or press Alt+↑ and Alt+↓ in one of them.',
  titleOf: 'Title of {{label}}: {{name}}',
  up: '{{label}}: move up',
  down: '{{label}}: move down',
  remove: '{{label}}: take off the list',
  placed: '{{name}}: number {{at}} of {{total}}',
  none: 'None of the selected documents can be included.',
  tooMany: 'One PDF can have at most {{most}} documents; you have selected {{count}}.',
  refused: {
    type: 'Not included: {{names}} (only PDF, UDF, DOCX, TXT, email, JPG and PNG are included)',
    macros: 'Not included: {{names}} (with macros)',
    size: 'Not included: {{names}} (too large)',
  },
  flat: 'Links, notes and form fields are printed as the page shows them. Electronic signatures are not carried over; signed documents stay in the case.',
  made_one: '{{name}} was added to the case: {{count}} page.',
  made_other: '{{name}} was added to the case: {{count}} pages.',
  lost: 'Look at the PDF before you send it. {{losses}}',
  download: 'Download',
}
