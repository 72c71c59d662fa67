import type { tr } from './messages.tr.ts'

/** Texts of what a converted document has lost. */
export const en: typeof tr = {
  of: '{{names}}: {{losses}}',
  loss: {
    signature: 'The electronic signature does not carry over; the signed original stays as it is.',
    layout: 'Only the text and paragraphs of the PDF were taken.',
    formats: 'Plain text has no formatting.',
    images: 'Images were left out.',
    tables: 'Tables within tables became lines of text; no text was lost.',
    scanned: 'Scanned pages have no text; these pages were left out.',
    orientation:
      'All pages of a UDF lie the same way; pages that lie otherwise were fitted to the first one.',
    direction: 'UDF does not know text from right to left; the direction of such lines was not kept.',
    letters_one: '{{count}} letter or sign could not be drawn: {{letters}}',
    letters_other: '{{count}} letters or signs could not be drawn: {{letters}}',
    changes:
      'The document had tracked changes that nobody has accepted or rejected; all were taken as accepted. Check the original before you use it.',
    comments: 'Comments were left out.',
    embeddedText: 'Only the text of a file embedded in the document was taken.',
    embedded: 'A file embedded in the document was left out.',
    drawings: 'Some shapes, charts or images were left out.',
    hidden: 'Hidden text was left out.',
    columns: 'Columns side by side became one.',
    notes: 'Footnotes were moved to the end of the text.',
    edges: 'Some headers and footers were left out.',
  },
}
