import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDocx, readUdf, textRun, writeDocx, writeUdf } from '@mizan/platform/text-documents'
import { randomDocument } from '@mizan/platform/text-documents/testing'
import { fromEditor } from '../rules/editor/from-editor.ts'
import type { ParagraphNode } from '../rules/editor/nodes.ts'
import { toEditor } from '../rules/editor/to-editor.ts'
import { gapText } from '../rules/gaps.ts'
import { draftText, paragraph, run } from '../rules/text.ts'
import { DraftText } from '../schemas/text.ts'
import { documentOfDraft, draftOfDocument } from './document.ts'

const round = (text: DraftText): DraftText => {
  const { document, frame } = toEditor(text)
  return fromEditor(JSON.parse(JSON.stringify(document)), frame)
}
const nodesOf = (text: string) => {
  const [first] = toEditor(draftText([paragraph([run(text)])])).document.content
  return (first as ParagraphNode).content ?? []
}

test('nothing of a document is lost on the way into the editor and back', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const text = DraftText.parse(draftOfDocument(randomDocument(seed)))
    assert.deepEqual(round(text), text, `seed ${seed}`)
  }
})

test('the text of a Word or UDF file comes back the same from the editor', () => {
  for (let seed = 100; seed < 115; seed++) {
    const document = randomDocument(seed)
    for (const read of [readDocx(writeDocx(document)), readUdf(writeUdf(document)).document]) {
      const draft = draftOfDocument(read)
      assert.deepEqual(documentOfDraft(round(DraftText.parse(draft))), read)
    }
  }
})

test('gaps and citations are nodes of their own, and the text around them stays text', () => {
  const found = nodesOf(
    `TBK m. 344 uyarınca ${gapText('kira bedeli')} ödenir; Yargıtay 3. HD, E. 2019/1234, K. 2020/567.`,
  )
  assert.deepEqual(
    found.map((node) => (node.type === 'text' ? node.text : node.type)),
    ['citation', ' uyarınca ', 'gap', ' ödenir; ', 'citation', '.'],
  )
  assert.deepEqual(found[2], { type: 'gap', attrs: { label: 'kira bedeli' } })
})

test('an impossible citation is a node as well, with a mark that says so', () => {
  for (const text of [
    'TBK m. 999',
    'TBK m. 1985',
    '6098 sayılı HMK m. 119',
    "Borçlar Kanunu'nun 49. maddesi",
  ])
    assert.deepEqual(nodesOf(text), [{ type: 'citation', attrs: { text } }], text)
})

test('a citation that has two formats stays text, so that none of them is lost', () => {
  const bold = { ...textRun('TBK ', { bold: true }) } as ReturnType<typeof run>
  const text = draftText([paragraph([bold, run('m. 344')])])
  assert.deepEqual(round(text), text)
  assert.ok(!JSON.stringify(toEditor(text).document).includes('citation'))
})

test('an empty editor is a draft without blocks', () => {
  const text = draftText([])
  assert.deepEqual(round(text), text)
})
