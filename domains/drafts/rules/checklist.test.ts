import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checklists } from '../data/checklists.ts'
import { templates } from '../data/templates/index.ts'
import { type Checklist, checkAgainst } from './checklist.ts'
import { bodyOf } from './templates/body.ts'
import { fillTemplate } from './templates/fill.ts'
import type { TemplateField } from './templates/template.ts'
import { plainTextOf } from './text.ts'

const samples = {
  text: 'Metin',
  long: 'Uzun metin',
  date: '2026-03-02',
  amount: '1500',
  number: '7',
} as const
const allOf = (fields: readonly TemplateField[]) =>
  Object.fromEntries(
    fields.map(({ key, type, choices = [] }) => {
      if (type === 'yesNo') return [key, 'yes']
      return [key, type === 'choice' ? (choices[0] ?? '') : samples[type]]
    }),
  )

const filled = (template: (typeof templates)[number], values: Record<string, string>) =>
  fillTemplate(template.fields, bodyOf(template), values)

for (const template of templates) {
  const list = checklists[template.checklist ?? '']
  if (!list) continue
  test(`${template.title} lacks nothing of ${list.title} once it is filled, and most of it before`, () => {
    const full = plainTextOf(filled(template, { ...allOf(template.fields), mahkeme: 'Ankara Mahkemesi' }))
    assert.deepEqual(
      checkAgainst(list, full).filter(({ isMet }) => !isMet),
      [],
    )
    const empty = checkAgainst(list, plainTextOf(filled(template, {})))
    assert.ok(empty.filter(({ isMet }) => !isMet).length >= 2)
  })
}

test('every checklist that a template names exists', () => {
  for (const { checklist } of templates) assert.ok(checklist === undefined || checklists[checklist])
})

test('a place with a gap is missing, and so is a section with nothing in it', () => {
  const list: Checklist = {
    title: 'Deneme',
    items: [
      { label: 'Ad', source: 'm. 1', needs: [{ label: 'DAVACI' }] },
      { label: 'Delil', source: 'm. 2', needs: [{ section: 'DELİLLER' }] },
    ],
  }
  const met = (text: string) => checkAgainst(list, text).map(({ isMet }) => isMet)
  assert.deepEqual(met('DAVACI\t: Ayşe\nDELİLLER\nTapu kaydı'), [true, true])
  assert.deepEqual(met('DAVACI\t: ⟦EKSİK: ad⟧\nDELİLLER\nSONUÇ VE İSTEM'), [false, false])
  assert.deepEqual(met('DELİLLER'), [false, false])
})
