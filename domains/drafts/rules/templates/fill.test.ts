import assert from 'node:assert/strict'
import { test } from 'node:test'
import { templates } from '../../data/templates/index.ts'
import { DraftText } from '../../schemas/text.ts'
import { gapsIn } from '../gaps.ts'
import { unprovenColour } from '../marks.ts'
import { paragraphsOf, plainTextOf, textOfParagraph } from '../text.ts'
import { bodyOf } from './body.ts'
import { sidesOf, valuesFor } from './facts.ts'
import { fillTemplate } from './fill.ts'
import { fieldsUsed, parseTemplate } from './parse.ts'
import type { Template, TemplateField, Values } from './template.ts'

const fields: TemplateField[] = [
  { key: 'ad', label: 'adı', type: 'text' },
  { key: 'tutar', label: 'tutar', type: 'amount' },
  { key: 'gun', label: 'gün', type: 'date' },
  { key: 'var', label: 'var mı', type: 'yesNo' },
  { key: 'not', label: 'not', type: 'text', isOptional: true },
  { key: 'tur', label: 'tür', type: 'choice', choices: ['kira', 'satış'] },
]
const filled = (template: Pick<Template, 'fields' | 'text'>, values: Values) =>
  fillTemplate(template.fields, bodyOf(template), values)
const said = (text: string, values: Values = {}) => plainTextOf(filled({ fields, text }, values))

test('a known value is written as a lawyer writes it, and an unknown one is a gap', () => {
  const text = 'Sayın {ad}, {tutar} borcunuz {gun} günü muacceldir.'
  assert.equal(
    said(text, { ad: 'Ayşe Kaya', tutar: '1250000.5', gun: '2026-11-29' }),
    'Sayın Ayşe Kaya, 1.250.000,50 TL borcunuz 29.11.2026 günü muacceldir.',
  )
  assert.equal(
    said(text, { ad: 'Ayşe Kaya', tutar: 'bin lira', gun: '2026-02-30' }),
    'Sayın Ayşe Kaya, ⟦EKSİK: tutar⟧ borcunuz ⟦EKSİK: gün⟧ günü muacceldir.',
  )
})

test('a condition is met by its value, negated without one, and a gap where nobody has answered', () => {
  const text = '{?var}\nVar {ad}\n{:}\nYok\n{/}\n{?tur=kira}\nKira\n{/}\n{!not}\nNotsuz\n{/}'
  assert.equal(said(text, { var: 'yes', ad: 'A', tur: 'kira' }), 'Var A\nKira\nNotsuz')
  assert.equal(said(text, { var: 'no', tur: 'satış', not: 'x' }), 'Yok')
  assert.equal(said(text, {}), '⟦EKSİK: var mı⟧\n⟦EKSİK: tür⟧\nNotsuz')
})

test('a line of nothing but an optional field without a value is left out', () => {
  assert.equal(said('@ NOT : {not}\nSon'), 'Son')
})

test('a value of several lines becomes as many paragraphs of the same kind', () => {
  const { blocks } = filled({ fields, text: '1. {ad}\n@ ADI : {ad}' }, { ad: 'Bir\nİki' })
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block] : []))
  assert.deepEqual(paragraphs.map(textOfParagraph), ['Bir', 'İki', 'ADI\t: Bir', 'İki'])
  assert.deepEqual(
    paragraphs.map(({ list }) => list?.kind),
    ['number', 'number', undefined, undefined],
  )
})

test('a value that must be confirmed has a yellow background, and nothing else does', () => {
  const { blocks } = fillTemplate(
    fields,
    bodyOf({ fields, text: '1. {ad}\n1. {tur}\n1. {gun}' }),
    { ad: 'Not', tur: 'kira' },
    new Set(['ad', 'gun']),
  )
  const marked = paragraphsOf(blocks).flatMap(({ inlines }) =>
    inlines.map((one) => one.kind === 'text' && [one.text, one.format.background ?? null]),
  )
  assert.deepEqual(marked, [
    ['Not', unprovenColour],
    ['kira', null],
    ['⟦EKSİK: gün⟧', null],
  ])
})

test('a value cannot open a condition or name another field', () => {
  assert.equal(said('{ad}', { ad: '{?var} {tutar} **x**' }), '{?var} {tutar} **x**')
})

test('lines that close nothing and conditions that stay open are reported', () => {
  assert.deepEqual(parseTemplate('{/}\n{?var}\nx').problems, [
    { line: 1, code: 'closes_nothing' },
    { line: 2, code: 'stays_open' },
  ])
})

for (const template of templates) {
  test(`${template.title}: every field is used, and every name in the text is a field`, () => {
    const { parts, problems } = parseTemplate(template.text)
    assert.deepEqual(problems, [])
    assert.deepEqual([...fieldsUsed(parts)].sort(), template.fields.map(({ key }) => key).sort())
  })

  test(`${template.title}: without values each hole is a gap of that name, and with all values there is none`, () => {
    const labels = new Set(template.fields.map(({ label }) => label))
    const empty = plainTextOf(DraftText.parse(filled(template, {})))
    for (const { label } of gapsIn(empty)) assert.ok(labels.has(label), label)
    for (const answer of ['yes', 'no']) {
      const full = plainTextOf(filled(template, valuesOf(template.fields, answer)))
      assert.deepEqual(gapsIn(full), [])
      assert.doesNotMatch(full, /[{}⟦⟧]|\*\*|undefined/)
    }
  })

  test(`${template.title}: a single hole is one gap and nothing else`, () => {
    const all = valuesOf(template.fields, 'yes')
    for (const { key, label, isOptional } of template.fields) {
      const { [key]: _, ...others } = all
      const gaps = new Set(gapsIn(plainTextOf(filled(template, others))).map((gap) => gap.label))
      // With the other answer its place may not be written at all.
      assert.ok(gaps.size <= 1 && [...gaps].every((one) => one === label && !isOptional), key)
    }
  })
}

const samples = {
  text: 'Metin',
  long: 'Uzun metin',
  date: '2026-03-02',
  amount: '1500',
  number: '7',
} as const

const valuesOf = (all: readonly TemplateField[], answer: string): Values =>
  Object.fromEntries(
    all.map(({ key, type, choices = [] }) => {
      if (type === 'yesNo') return [key, answer]
      return [key, type === 'choice' ? (choices[0] ?? '') : samples[type]]
    }),
  )

const party = (name: string, role: string, isClient = false) => ({
  name,
  role,
  isClient,
  representatives: [] as string[],
})
const client = { name: 'ABC A.Ş.', address: 'Ankara' }

test('nobody is put on a side that the case does not say', () => {
  const facts = sidesOf({ client, parties: [party('Yılmaz', 'claimant'), party('Banka', 'notified')] })
  assert.deepEqual([facts.ours, facts.theirs], ['ABC A.Ş.', undefined])
  const known = sidesOf({ client, parties: [party('ABC A.Ş.', 'defendant'), party('Yılmaz', 'claimant')] })
  assert.deepEqual([known.ours, known.theirs], ['ABC A.Ş.', 'Yılmaz'])
})

test('the address of one of several parties is not used for all', () => {
  const parties = [party('ABC A.Ş.', 'defendant', true), party('XYZ', 'defendant')]
  assert.equal(sidesOf({ client, parties }).oursAddress, undefined)
})

test('a typed value takes precedence over that of the case', () => {
  const field: TemplateField = { key: 'biz', label: 'biz', type: 'text', fact: 'ours' }
  assert.deepEqual(valuesFor([field], { ours: 'ABC' }, {}), { biz: 'ABC' })
  assert.deepEqual(valuesFor([field], { ours: 'ABC' }, { biz: ' ' }), { biz: 'ABC' })
  assert.deepEqual(valuesFor([field], { ours: 'ABC' }, { biz: 'DEF' }), { biz: 'DEF' })
})
