/** Texts of the page that converts UDF. */
import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  title: 'UDF converter',
  lead: 'Drop UDF, DOCX or PDF files and get the other forms. No account is needed, and your files are not kept.',
  drop: 'Drop to convert',
  choose: 'Choose files',
  hint: 'At most 20 files at once, each of at most 10 MB.',
  list: 'Files',
  all: 'Convert all to {{type}}',
  to: 'Download as {{type}}: {{name}}',
  working: 'Converting',
  done: '{{type}} was downloaded',
  showOf: 'What does {{name}} look like?',
  remove: 'Remove {{name}} from the list',
  shown: 'As the editor of the courts shows it: {{name}}',
  tooMany: 'At most 20 files are converted at once; the others were not taken.',
  loss: 'Electronic signatures do not survive a conversion; a scanned PDF without text cannot be converted.',
}
