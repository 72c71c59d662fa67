import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { assistantErrors, assistantRows } from '@mizan/assistant/contract'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import { companyErrors, companyRows } from '@mizan/company/contract'
import { identityErrors, identityRows } from '@mizan/identity/contract'
import { AppError } from '@mizan/platform/contract'
import { calculatorInputsKey } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { visitorErrors, visitorRows } from '../../contract.ts'
import { FirstSearch } from './FirstSearch.tsx'
import { Tutorials } from './Tutorials.tsx'

const show = screensOf({
  rows: {
    'films.list': visitorRows['films.list'],
    'user.tutorialStatus': identityRows['user.tutorialStatus'],
    'user.completeTutorial': identityRows['user.completeTutorial'],
    'assistant.conversations': assistantRows['assistant.conversations'],
    'cases.basicInfo': caseRows['cases.basicInfo'],
    'company.members': companyRows['company.members'],
  },
  errors: { ...visitorErrors, ...identityErrors, ...assistantErrors, ...caseErrors, ...companyErrors },
})

/** The records of the office. */
interface Office {
  questions?: number
  cases?: number
  members?: number
  completed?: boolean
  /** The values stored in this browser. */
  kept?: Record<string, string>
}

const oneCase = { caseId: 'case-1', caseNumber: '1', displayTitle: 'Dava', state: null, mayWrite: true }
const member = {
  ...{ userId: 'user-1', name: 'Deniz', surname: 'Örnek', email: 'deniz@ornek.test', roles: [] },
  ...{ preset: null, invitedBy: null, joinedAt: '2026-11-01T09:00:00.000Z', may: [] },
}
const page = { items: [], pageIndex: 0, pageSize: 1 }

const answersOf = ({ questions = 0, cases = 0, members = 1, completed = false }: Office) => {
  let isCompleted = completed
  return {
    'assistant.conversations': () => ({ ...page, total: questions }),
    'cases.basicInfo': () => ({ items: Array.from({ length: cases }, () => oneCase) }),
    'company.members': () => ({ items: Array.from({ length: members }, () => member) }),
    'user.tutorialStatus': () => ({ completed: isCompleted }),
    'user.completeTutorial': () => {
      isCompleted = true
      return { completed: true }
    },
    'films.list': () => ({ films: [] }),
  }
}

/** A browser begins empty in a test. */
function Reader({ kept = {} }: Pick<Office, 'kept'>) {
  useState(() => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  })
  return <Tutorials />
}

const open = (t: TestContext, office: Office = {}) =>
  show(t, <Reader kept={office.kept} />, { address: '/tutorials', answers: answersOf(office) })

const ticked = () =>
  [...document.querySelectorAll('li[data-done] h2')].map((step) => step.textContent?.replace(' (tamam)', ''))

test('nothing is ticked in an office that has done nothing', async (t) => {
  const { shows } = await open(t)
  await shows('Tamam: 0 / 5')
  assert.deepEqual(ticked(), [])
})

const steps: [string, Office][] = [
  ['Bir karar arayın', { kept: { first_search: 'done' } }],
  ['Asistana sorun', { questions: 1 }],
  ['Bir süre hesaplayın', { kept: { [calculatorInputsKey]: '{}' } }],
  ['İlk davanızı ekleyin', { cases: 1 }],
  ['Büronuzu davet edin', { members: 2 }],
]
for (const [title, office] of steps)
  test(`the step "${title}" is ticked by its own records, and by no others`, async (t) => {
    const { shows } = await open(t, office)
    await shows('Tamam: 1 / 5')
    assert.deepEqual(ticked(), [title])
  })

test('a step whose call is refused stays open, and the others are ticked', async (t) => {
  const { shows } = await show(t, <Tutorials />, {
    address: '/tutorials',
    answers: {
      ...answersOf({ questions: 1, members: 2 }),
      'cases.basicInfo': () => {
        throw new AppError('access.forbidden')
      },
    },
  })
  await shows('Tamam: 2 / 5')
})

test('a person who finishes the first hour is not asked again', async (t) => {
  const { shows, press } = await open(t, { cases: 1 })
  await press('Tamamladım')
  await shows('İlk saatinizi tamamladınız.')
  assert.equal(document.querySelector('button'), null)
})

test('a search is noted once words were searched, not when its screen is opened', async (t) => {
  await show(t, <FirstSearch />, { address: '/search/case' })
  assert.equal(localStorage.getItem('first_search'), null)
  await show(t, <FirstSearch />, { address: '/search/case?q=kira' })
  await until(() => assert.equal(localStorage.getItem('first_search'), 'done'))
})
