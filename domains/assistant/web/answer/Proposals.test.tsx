/** Tests of proposals under an answer: only the asker adds them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import type { Task } from '@mizan/cases/schemas'
import { AppError } from '@mizan/platform/contract'
import { SignedIn, screensOf, until } from '@mizan/platform/ui/testing'
import { assistantErrors, assistantRows } from '../../contract.ts'
import type { Proposal } from '../../schemas.ts'
import { answer } from '../testing/answers.ts'
import { Proposals } from './Proposals.tsx'

const rows = {
  'tasks.add': caseRows['tasks.add'],
  'limits.add': caseRows['limits.add'],
  'assistant.decide': assistantRows['assistant.decide'],
}
const show = screensOf({ rows, errors: { ...caseErrors, ...assistantErrors } })

const task: Proposal = {
  id: '5f6f5f9e-8f57-4d3e-9d0c-6a6cf2b9b001',
  decision: null,
  row: 'tasks.add',
  body: { displayTitle: 'Dilekçeyi yaz', note: 'Kararı oku', key: '5f6f5f9e-8f57-4d3e-9d0c-6a6cf2b9b001' },
}
const person = { id: 'user-1', name: 'Deniz Örnek' }
const added: Task = {
  ...{ caseTaskId: 'task-1', caseId: 'case-1', title: 'Dilekçeyi yaz', displayTitle: 'Dilekçeyi yaz' },
  ...{
    note: '',
    state: 'Todo',
    completed: false,
    completedAt: null,
    completedBy: null,
    deadline: null,
    movedFrom: null,
  },
  ...{ assignee: null, followers: [], isFollowing: false, createdBy: person, version: 1, may: [] },
  createdAt: '2026-11-29T10:00:00.000Z',
}
const limit: Proposal = {
  ...{ id: '5f6f5f9e-8f57-4d3e-9d0c-6a6cf2b9b002', decision: null, row: 'limits.add' },
  body: {
    ...{ title: 'İstinaf süresi', date: '2026-12-14', preDeadline: null, note: '', basis: 'HMK 345' },
    ...{ isCritical: true, calculation: null },
  },
}
const cards = (proposals: Proposal[], isOwn = true) => (
  <SignedIn>
    <Proposals answer={answer({ proposals })} caseId="case-1" isOwn={isOwn} />
  </SignedIn>
)
const refused = () => {
  throw new AppError('case.read_only')
}

test('an accepted proposal is added by the ordinary call, noted, and then only shown as added', async (t) => {
  const screen = await show(t, cards([task, limit]), {
    answers: {
      'tasks.add': () => added,
      'assistant.decide': () => ({ done: true as const }),
    },
  })
  await screen.shows('Siz kabul etmeden davaya hiçbir şey eklenmez.')
  await screen.shows(/Son gün 14\.12\.2026 · HMK 345 · Kritik/)
  assert.deepEqual(screen.sent().filter(Boolean), [])
  await screen.press('Davaya ekle: Dilekçeyi yaz')
  await screen.shows('Davaya eklendi.')
  await until(() => assert.deepEqual(screen.sent().filter(Boolean), [task.body, { decision: 'accepted' }]))
  screen.lacks('button', 'Davaya ekle: Dilekçeyi yaz')
})

test('a dismissed proposal is not added', async (t) => {
  const screen = await show(t, cards([limit]), {
    answers: { 'assistant.decide': () => ({ done: true as const }) },
  })
  await screen.press('Yok say: İstinaf süresi')
  await screen.shows('Yok sayıldı.')
  assert.deepEqual(screen.sent().filter(Boolean), [{ decision: 'dismissed' }])
})

test('without the right to write the reason is shown and the proposal stays', async (t) => {
  const screen = await show(t, cards([task]), { answers: { 'tasks.add': refused } })
  await screen.press('Davaya ekle: Dilekçeyi yaz')
  await until(() => assert.notEqual(document.querySelector('[role="alert"]')?.textContent ?? '', ''))
  assert.equal(screen.sent().filter(Boolean).length, 1)
})

test('a proposal whose answer was lost after it was added counts as added', async (t) => {
  const screen = await show(t, cards([task]), {
    answers: {
      'tasks.add': () => {
        throw new AppError('case.already_added')
      },
      'assistant.decide': () => ({ done: true as const }),
    },
  })
  await screen.press('Davaya ekle: Dilekçeyi yaz')
  await screen.shows('Davaya eklendi.')
})

test('a person who only reads the conversation sees the proposals and cannot decide on them', async (t) => {
  const screen = await show(t, cards([task, { ...limit, decision: 'dismissed' }], false), { answers: {} })
  await screen.shows('Soran kişinin kararı bekleniyor.')
  await screen.shows('Yok sayıldı.')
  assert.equal(document.querySelectorAll('button').length, 0)
})
