/** Updates the text of a template when its fields change. */
import type { Editor } from '@tiptap/core'
import type { BlockCondition, TemplateField } from '../../rules/templates/template.ts'

const letters: Readonly<Record<string, string>> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' }

/** A unique key, made of the field's label. */
export function keyFor(label: string, fields: readonly TemplateField[]): string {
  const plain = label
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşü]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 50)
  const base = plain || 'alan'
  const taken = new Set(fields.map(({ key }) => key))
  for (let no = 1; ; no++) {
    const key = no === 1 ? base : `${base}_${no}`
    if (!taken.has(key)) return key
  }
}

export function insertField(editor: Editor, { key, label }: TemplateField): void {
  editor
    .chain()
    .focus()
    .insertContent({ type: 'field', attrs: { name: key, fieldType: 'text', text: label } })
    .run()
}

/** Renames the places of a field in the text. */
export function relabelField({ state, view }: Editor, { key, label }: TemplateField): void {
  const { tr, doc } = state
  doc.descendants(({ type, attrs }, pos) => {
    if (type.name === 'field' && attrs.name === key && attrs.text !== label)
      tr.setNodeAttribute(pos, 'text', label)
  })
  if (tr.docChanged) view.dispatch(tr)
}

/** Its places and the conditions that ask for it go with it. */
export function dropField({ state, view }: Editor, key: string): void {
  const { tr, doc } = state
  doc.forEach(({ attrs }, pos) => {
    const when: readonly BlockCondition[] = attrs.when ?? []
    const kept = when.filter(({ field }) => field !== key)
    if (kept.length < when.length) tr.setNodeAttribute(pos, 'when', kept.length > 0 ? kept : null)
  })
  const places: [from: number, to: number][] = []
  doc.descendants((node, pos) => {
    if (node.type.name === 'field' && node.attrs.name === key) places.push([pos, pos + node.nodeSize])
  })
  for (const [from, to] of places.reverse()) tr.delete(from, to)
  if (tr.docChanged) view.dispatch(tr)
}
