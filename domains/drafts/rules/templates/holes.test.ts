/**
 * Tests of each template, filled from cases with more or fewer facts: a hole is a gap with its name, and nothing else
 * is written.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { templates } from '../../data/templates/index.ts'
import { gapsIn } from '../gaps.ts'
import { paragraphsOf, plainTextOf, textOfParagraph } from '../text.ts'
import { bodyOf } from './body.ts'
import { type Facts, valuesFor } from './facts.ts'
import { fillTemplate } from './fill.ts'
import type { FactName, Template, Values } from './template.ts'
import { writtenValue } from './values.ts'

const known: Facts = {
  court: 'Ankara 3. Asliye Hukuk Mahkemesi',
  docket: '2026/412',
  ours: 'Ayşe Kaya\nMehmet Kaya',
  oursAddress: 'Gül Sokak 7, Ankara',
  theirs: 'Ali Demir',
  theirsRepresentative: 'Zeynep Ak',
  lawyer: 'Deniz Örnek',
  office: 'Örnek Hukuk Bürosu',
  description: 'Kira ödenmedi.',
  today: '2026-11-29',
  caseTitle: 'Kaya / Demir',
}
const names = Object.keys(known) as FactName[]

/** Nothing, everything, each fact alone, and all but each one. */
const cases: Facts[] = [
  {},
  known,
  ...names.map((name) => ({ [name]: known[name] })),
  ...names.map((name) => ({ ...known, [name]: undefined })),
]

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('tr').match(/[\p{L}\p{N}]+/gu) ?? []

/** The words that a template and the values may contain. */
function mayStand({ text, fields }: Template, values: Values): Set<string> {
  const own = text.replace(/\{[^{}]*\}/g, ' ')
  const given = fields.flatMap((field) => writtenValue(field, values) ?? [])
  return new Set(wordsOf([own, ...given].join(' ')))
}

/** Labels of fields that no condition hides. */
function unconditional(template: Template): Set<string> {
  const { text, when } = bodyOf(template)
  const shown = text.blocks.filter((_, at) => when[at]?.length === 0)
  const keys = paragraphsOf(shown).flatMap(({ inlines }) =>
    inlines.flatMap((inline) => (inline.kind === 'field' ? [inline.name] : [])),
  )
  return new Set(keys)
}

test('there are twenty templates', () => assert.equal(templates.length, 20))

for (const template of templates)
  test(`${template.title} from ${cases.length} cases with holes shows each hole as a gap and nothing else`, () => {
    const { fields } = template
    const always = unconditional(template)
    for (const facts of cases) {
      const values = valuesFor(fields, facts, {})
      const text = fillTemplate(fields, bodyOf(template), values)
      const gaps = new Set(gapsIn(plainTextOf(text)).map(({ label }) => label))
      const holes = fields.filter((field) => writtenValue(field, values) === undefined && !field.isOptional)
      const labels = new Set(holes.map(({ label }) => label))
      for (const gap of gaps) assert.ok(labels.has(gap), `${gap} is known, or no field`)
      for (const { key, label } of holes) assert.ok(!always.has(key) || gaps.has(label), `${label} is no gap`)
      const allowed = mayStand(template, values)
      for (const paragraph of paragraphsOf(text.blocks))
        for (const word of wordsOf(textOfParagraph(paragraph).replace(/⟦[^⟧]*⟧/g, ' ')))
          assert.ok(allowed.has(word), `${word} was made up`)
    }
  })

/**
 * Statements that only the case can make: that a limit was kept, that somebody was warned, that mediation failed,
 * that a claim is certain.
 */
const ofTheCase =
  /süresinde(?:dir| sunul| açıl)|süre(?:si)? içinde(?:dir| açıl| arabul)|(?:ay|hafta) içinde açıl|uyarılara karşın|anlaş(?:ma sağlana)?mamış|neden gösterilmeden|likittir|arabulucu(?:ya|luğa) başvur|son tutanakla sona|samimi ve zorunlu|en az bir yıl sür|bugüne kadar ödenmemiş/u

test('no template states a fact of the case before somebody has stated it', () => {
  for (const template of templates) {
    const { fields } = template
    // Each choice is answered, and no question: the remaining text must hold in every case.
    const choices = fields.flatMap(({ key, choices: all }) => (all?.[0] ? [[key, all[0]]] : []))
    const text = plainTextOf(fillTemplate(fields, bodyOf(template), Object.fromEntries(choices)))
    assert.doesNotMatch(text.replace(/⟦[^⟧]*⟧/g, ''), ofTheCase, template.title)
  }
})

test('a question that was answered with yes says that a limit was kept, and with no says nothing', () => {
  const template = templates.find(({ id }) => id === 'istinaf') as Template
  const said = (answer: string) =>
    plainTextOf(fillTemplate(template.fields, bodyOf(template), { suresinde: answer }))
  assert.match(said('yes'), /süresindedir/)
  assert.doesNotMatch(said('no'), /süresindedir|süre içinde mi/)
  assert.match(said(''), /⟦EKSİK: başvuru iki haftalık süre içinde mi⟧/)
})

test('a suit to vacate names the law of its own reason and of no other one', () => {
  const template = templates.find(({ id }) => id === 'tahliye') as Template
  const reasons = template.fields.find(({ key }) => key === 'sebep')?.choices ?? []
  for (const [reason, article] of [
    ['gereksinim', 'm. 350'],
    ['tahliye taahhüdü', 'm. 352/1'],
    ['iki haklı ihtar', 'm. 352/2'],
    ['kiranın ödenmemesi', 'm. 315'],
  ] as const) {
    const text = plainTextOf(fillTemplate(template.fields, bodyOf(template), { sebep: reason }))
    const [, law = ''] = text.split('HUKUKİ NEDENLER')
    assert.deepEqual(law.match(/Borçlar Kanunu m\. [\d/]+/g), [`Borçlar Kanunu ${article}`], reason)
  }
  assert.equal(reasons.length, 4)
})
