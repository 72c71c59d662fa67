/** Tests of changes to the text of a template when fields and conditions change, in the editor itself. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Editor } from '@tiptap/core'
import { fromEditor, whenOf } from '../../rules/editor/from-editor.ts'
import type { EditorDocument } from '../../rules/editor/nodes.ts'
import { toEditor } from '../../rules/editor/to-editor.ts'
import type { BlockCondition, TemplateField } from '../../rules/templates/template.ts'
import { draftText, paragraph, plainFormat, plainTextOf, run } from '../../rules/text.ts'
import { conditionsAtCaret, setConditions } from '../editor/condition-marks.ts'
import { schema } from '../editor/schema.ts'
import { dropField, insertField, keyFor, relabelField } from './template-fields.ts'

const condition: BlockCondition = { field: 'depozito', is: null, isNot: false }
const field: TemplateField = { key: 'ad', label: 'kiracının adı', type: 'text' }
const inline = {
  kind: 'field',
  name: 'ad',
  type: 'text',
  text: 'kiracının adı',
  format: plainFormat,
} as const

function opened(when: BlockCondition[][] = [[], [condition]]) {
  const text = draftText([paragraph([run('Sayın '), inline]), paragraph([run('Depozito alınır.')])])
  const { document, frame } = toEditor(text, when)
  const editor = new Editor({ extensions: schema, content: document, injectCSS: false })
  const now = () => editor.getJSON() as EditorDocument
  return { editor, when: () => whenOf(now()), said: () => plainTextOf(fromEditor(now(), frame)) }
}

test('conditions come back from the editor as they went in, each with its block', () => {
  assert.deepEqual(opened().when(), [[], [condition]])
})

test('a paragraph that is split keeps its condition in both halves', () => {
  const { editor, when } = opened()
  editor
    .chain()
    .setTextSelection(editor.state.doc.content.size - 5)
    .splitBlock()
    .run()
  assert.deepEqual(when(), [[], [condition], [condition]])
})

test('conditions are set for every block that the selection touches, and taken away again', () => {
  const { editor, when } = opened([])
  editor.commands.selectAll()
  setConditions(editor, [condition])
  assert.deepEqual(when(), [[condition], [condition]])
  editor.commands.setTextSelection(2)
  assert.deepEqual(conditionsAtCaret(editor), [condition])
  setConditions(editor, [])
  assert.deepEqual(when(), [[], [condition]])
})

test('a renamed field has its new name everywhere, and a removed field takes its conditions along', () => {
  const { editor, when, said } = opened([[{ ...condition, field: 'ad' }], [condition]])
  relabelField(editor, { ...field, label: 'kiracı' })
  assert.equal(said(), 'Sayın kiracı\nDepozito alınır.')
  dropField(editor, 'ad')
  assert.equal(said(), 'Sayın \nDepozito alınır.')
  assert.deepEqual(when(), [[], [condition]])
})

test('a field is put at the caret', () => {
  const { editor, said } = opened()
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  insertField(editor, field)
  assert.equal(said(), 'Sayın kiracının adı\nDepozito alınır.kiracının adı')
})

test('keys of fields are plain, and no two are the same', () => {
  const key = keyFor('Güvence alınıyor mu?', [])
  assert.equal(key, 'guvence_aliniyor_mu')
  assert.equal(keyFor('Güvence alınıyor mu', [{ ...field, key }]), 'guvence_aliniyor_mu_2')
  assert.equal(keyFor('???', []), 'alan')
})
