import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readIndependently } from '@mizan/platform/text-documents/testing/independent-udf'
import { templates } from '../data/templates/index.ts'
import { bodyOf } from '../rules/templates/body.ts'
import { fillTemplate } from '../rules/templates/fill.ts'
import { paragraphsOf, plainFormat, textOfParagraph } from '../rules/text.ts'
import { bytesOf } from './file.ts'

for (const template of templates)
  test(`${template.title} as UDF says the same to a reader that shares nothing with ours`, async () => {
    const text = fillTemplate(template.fields, bodyOf(template), { biz: 'Ayşe Kaya & “ortakları” <A.Ş.>' })
    const { paragraphs, covered, length } = readIndependently(
      await bytesOf({ title: template.title, text, lang: 'tr' }, 'udf'),
    )
    const wanted = paragraphsOf(text.blocks)
    assert.deepEqual(
      paragraphs.map((one) => one.text.replace(/\u200b/g, '')),
      wanted.map(textOfParagraph),
    )
    const alignments = { left: '0', center: '1', right: '2', justify: '3' }
    assert.deepEqual(
      paragraphs.map(({ alignment }) => alignment),
      wanted.map(({ alignment }) => alignments[alignment]),
    )
    for (const [at, { inlines }] of wanted.entries())
      for (const one of inlines)
        if (one.kind === 'text' && one.format.bold !== plainFormat.bold && one.text.trim() !== '')
          assert.ok(paragraphs[at]?.bold.join(' ').includes(one.text.trim()), one.text)
    assert.equal(covered, length, 'the runs leave out a part of the text')
  })
