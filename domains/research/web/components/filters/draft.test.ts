import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filtersEn } from '../../messages/filters.en.ts'
import { filtersTr } from '../../messages/filters.tr.ts'
import { type Draft, draftOf, readDraft } from './draft.ts'

const same = (date: string) => date
const draft = (values: Partial<Draft>): Draft => ({ ...draftOf({ country: 'turkey' }, same), ...values })

test('the form returns the values of the address unchanged', () => {
  const { errors, patch } = readDraft(
    draftOf(
      {
        country: 'turkey',
        chamber: ['a'],
        from: '2019-01-01',
        caseYear: 2019,
        law: '6098',
        article: '344',
        mode: 'all',
      },
      same,
    ),
  )
  assert.deepEqual(errors, {})
  const set = Object.entries(patch).filter(([, value]) => value !== undefined)
  assert.deepEqual(Object.fromEntries(set), {
    chamber: ['a'],
    from: '2019-01-01',
    caseYear: 2019,
    law: '6098',
    article: '344',
    mode: 'all',
  })
})

test('an end before the start is an error of the end', () => {
  assert.deepEqual(readDraft(draft({ from: '01.02.2020', to: '31.01.2020' })).errors, { to: 'order' })
})

test('dates and years outside of 1900 to 2099 are errors', () => {
  const { errors } = readDraft(draft({ from: '01.01.1800', to: '40.01.2020', caseYear: '2150' }))
  assert.deepEqual(errors, { from: 'date', to: 'date', caseYear: 'year' })
})

test('an article needs the number of its law', () => {
  assert.deepEqual(readDraft(draft({ article: '344' })).errors, { law: 'articleAlone' })
})

test('a date is formatted as each language shows it, and accepted in either form', () => {
  const form = (text: string) => text.replace(/[\p{L}\d]/gu, '0')
  for (const [shown, { expert }] of [
    ['12.02.2020', filtersTr],
    ['12/02/2020', filtersEn],
  ] as const) {
    assert.equal(form(expert.datePlaceholder), form(shown))
    assert.equal(readDraft(draft({ from: shown })).patch.from, '2020-02-12')
  }
})
