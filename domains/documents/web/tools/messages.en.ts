/** Texts of the page that converts UDF. */
import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  title: 'UDF converter',
  lead: 'Convert UDF, DOCX and PDF files into each other, and see how the UYAP editor shows a UDF. No account is needed.',
  zone: 'Drop files here',
  drop: 'Drop to convert',
  choose: 'Choose files',
  hint: 'UDF, DOCX or PDF; at most 20 files at once, each of at most 10 MB',
  list: 'Files',
  all: 'Convert all to {{type}}',
  to: 'Download as {{type}}: {{name}}',
  working: 'Converting',
  done: '{{type}} was downloaded.',
  showOf: 'What does {{name}} look like?',
  remove: 'Remove {{name}} from the list',
  shown: 'As the UYAP editor shows it: {{name}}',
  tooMany: 'At most 20 files are converted at once; the others were not taken.',
  kept: {
    title: 'What is kept?',
    formats: 'Between UDF and DOCX: formats, alignment, lists, tables, images, headers and footers.',
    signature: 'Electronic signatures do not survive any conversion; keep the signed original.',
    pdf: 'Of a PDF only text and paragraphs are taken; a scanned PDF without text cannot be converted.',
    files: 'Your files are with us only while they are converted; they are not kept.',
  },
}
