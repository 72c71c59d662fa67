import assert from 'node:assert/strict'
import { test } from 'node:test'
import { templates } from '../data/templates/index.ts'
import { gapText } from './gaps.ts'
import { type WrittenSentence, withGrounds } from './grounds.ts'
import { unprovenColour } from './marks.ts'
import { bodyOf } from './templates/body.ts'
import { fillTemplate } from './templates/fill.ts'
import { draftText, paragraph, paragraphsOf, plainTextOf, run } from './text.ts'

const fact: WrittenSentence = { text: 'Kira ödenmedi.', of: 'facts', isProven: true, sources: [] }
const law: WrittenSentence = {
  ...{ text: 'Kiracı özenle kullanır.', of: 'law', isProven: false, sources: ['TBK m. 316'] },
}
const filled = (id: string) => {
  const template = templates.find((one) => one.id === id) as (typeof templates)[number]
  return fillTemplate(template.fields, bodyOf(template), {})
}

test('facts replace the gap below their heading, and statements of law come above the template’s own', () => {
  const lines = plainTextOf(
    withGrounds(filled('dava-dilekcesi'), { grounds: [fact, law], missing: ['vade'] }),
  ).split('\n')
  const at = lines.indexOf('AÇIKLAMALAR')
  assert.deepEqual(lines.slice(at + 1, at + 3), ['Kira ödenmedi.', gapText('vade')])
  assert.ok(!lines.includes(gapText('olayların özeti')))
  assert.equal(lines[lines.indexOf('HUKUKİ NEDENLER') + 1], 'Kiracı özenle kullanır. (TBK m. 316)')
})

test('without a heading they get one of their own, before the signature', () => {
  const signed = draftText([
    paragraph([run('Sayın muhatap')]),
    paragraph([run('Av. Deniz Örnek')], { leftIndent: 260 }),
  ])
  assert.deepEqual(plainTextOf(withGrounds(signed, { grounds: [law], missing: [] })).split('\n'), [
    'Sayın muhatap',
    'HUKUKİ NEDENLER',
    'Kiracı özenle kullanır. (TBK m. 316)',
    'Av. Deniz Örnek',
  ])
})

test('an unproven sentence is marked, its citation is not, and nothing else changes', () => {
  const text = filled('dava-dilekcesi')
  const marked = paragraphsOf(withGrounds(text, { grounds: [fact, law], missing: [] }).blocks)
    .flatMap(({ inlines }) => inlines)
    .flatMap((one) => (one.kind === 'text' && one.format.background === unprovenColour ? [one.text] : []))
  assert.deepEqual(marked, ['Kiracı özenle kullanır.'])
  assert.deepEqual(withGrounds(text, { grounds: [], missing: [] }), text)
})
