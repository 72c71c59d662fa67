/** Rows for everybody, with or without an account: a text document in another form, and what the court's editor shows of it. */
import { defineRows } from '@mizan/platform/contract'
import { megabyte } from '../data/limits.ts'
import { ToolConversion, ToolConverted, ToolView } from '../schemas/tools.ts'

const group = 'tools'
/** Visitors have no account to which work could be charged, so what they may have done is counted by address. */
const access = { session: 'public', limit: { calls: 60, seconds: 3_600 } } as const
const file = {
  maxBytes: 10 * megabyte,
  endings: { accepted: ['udf', 'docx', 'pdf'], otherwise: 'document.type_not_allowed' },
} as const
const ofContent = [
  'document.type_not_allowed',
  'document.type_mismatch',
  'document.empty',
  'document.has_macros',
  'document.too_large_to_show',
  'document.took_too_long',
  'document.unreadable',
  'document.unsafe',
  'document.password_protected',
] as const
const sampleFile = new File(
  [
    '<template format_id="1.8"><content><![CDATA[Sayın Mahkeme,\n]]></content><properties/><elements><paragraph><content startOffset="0" length="15"/></paragraph></elements></template>',
  ],
  'Dilekçe.udf',
)

export const toolRows = defineRows({
  'documents.toolConvert': {
    method: 'POST',
    asks: true,
    path: '/tools/udf/convert',
    group,
    access,
    summary:
      'Gives a UDF, DOCX or PDF in another of these forms, and what did not come along; nothing is kept',
    body: ToolConversion,
    files: { File: file },
    price: 30,
    answer: ToolConverted,
    errors: [...ofContent, 'document.not_converted', 'document.no_text'],
    sample: { body: { to: 'docx', File: sampleFile } },
  },
  'documents.toolPreview': {
    method: 'POST',
    asks: true,
    path: '/tools/udf/preview',
    group,
    access,
    summary:
      "Gives what the court's editor would show of a UDF, or a word processor of a DOCX; nothing of it is kept",
    files: { File: file },
    price: 10,
    answer: ToolView,
    errors: [...ofContent, 'document.not_shown'],
    sample: { body: { File: sampleFile } },
  },
})
