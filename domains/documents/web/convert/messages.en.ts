/** Texts of the conversion of several documents. */
import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  title: 'Convert',
  submit: 'Convert',
  to: {
    label: 'New type',
    udf: 'UDF',
    docx: 'DOCX',
    pdf: 'PDF',
    txt: 'TXT (text only)',
  },
  ready_one: '{{count}} document will be converted.',
  ready_other: '{{count}} documents will be converted.',
  left: 'Cannot be converted to this type: {{names}}',
  same: 'Already {{type}}, so left as they are: {{names}}',
  noneElse: 'All of the selected documents are {{type}} already.',
  none: 'None of the selected documents can be converted to this type.',
  twins: 'Their names are the same, so they become versions of one document: {{names}}',
  hint: 'The originals stay as they are. If the case has a document with the new name, it gets a new version.',
  going: 'Converting: {{done}} of {{count}}',
  waits:
    'Converting: {{done}} of {{count}}. This is as much as can be done in a minute; it goes on in {{seconds}} s.',
  done_one: '{{count}} document was converted.',
  done_other: '{{count}} documents were converted.',
  failed: 'Documents that could not be converted: {{reasons}}',
  reason: '{{name}} ({{reason}})',
}
