/** Tests that unproven sentences are listed until somebody has looked at them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf } from '@mizan/platform/ui/testing'
import { Editor } from '@tiptap/core'
import { draftErrors, draftRows } from '../../contract.ts'
import { fromEditor } from '../../rules/editor/from-editor.ts'
import type { EditorDocument } from '../../rules/editor/nodes.ts'
import { toEditor } from '../../rules/editor/to-editor.ts'
import { withGrounds } from '../../rules/grounds.ts'
import { unprovenColour } from '../../rules/marks.ts'
import { draftText, paragraph, plainTextOf, run } from '../../rules/text.ts'
import { schema } from '../editor/schema.ts'
import type { OpenEditor } from '../editor/use-editor.ts'
import { Unproven } from './Unproven.tsx'

const show = screensOf({ rows: draftRows, errors: draftErrors })
const sentence = (text: string, isProven: boolean) =>
  ({ text, isProven, of: 'law', sources: ['TBK m. 316'] }) as const

function opened() {
  const text = withGrounds(draftText([paragraph([run('HUKUKİ NEDENLER')])]), {
    grounds: [sentence('Kanıtlanan cümle.', true), sentence('Şüpheli cümle.', false)],
    missing: [],
  })
  const { document, frame } = toEditor(text)
  const editor = new Editor({ extensions: schema, content: document, injectCSS: false })
  const textNow = () => fromEditor(editor.getJSON() as EditorDocument, frame)
  return { editor, textNow, text }
}

test('a sentence is listed until its mark is taken away, and its words and citations stay', async (t) => {
  const { editor, textNow, text } = opened()
  const open = { editor, textNow } as unknown as OpenEditor
  const screen = await show(t, <Unproven open={open} isLocked={false} />)
  await screen.shows('Şüpheli cümle.')
  assert.ok(!document.body.textContent?.includes('Kanıtlanan cümle.'))
  await screen.press('İşareti kaldır: Şüpheli cümle.')
  assert.ok(!JSON.stringify(textNow()).includes(unprovenColour))
  assert.equal(plainTextOf(textNow()), plainTextOf(text))
})

test('a person who only reads sees the sentences and can take no mark away', async (t) => {
  const { editor, textNow } = opened()
  const screen = await show(t, <Unproven open={{ editor, textNow } as unknown as OpenEditor} isLocked />)
  await screen.shows('Şüpheli cümle.')
  screen.lacks('button', 'İşareti kaldır: Şüpheli cümle.')
})
