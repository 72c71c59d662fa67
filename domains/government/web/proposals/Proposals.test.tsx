/** Tests of a person's actions on the proposals of court files. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import { AppError } from '@mizan/platform/contract'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { governmentErrors, governmentRows } from '../../contract.ts'
import type { Proposals as Proposed } from '../../schemas/proposals.ts'
import { Proposals } from './Proposals.tsx'

const show = screensOf({
  rows: { ...caseRows, ...governmentRows },
  errors: { ...caseErrors, ...governmentErrors },
})

const of = { governmentCaseId: 'court-file-1' }
const party: Proposed['parties'][number] = {
  ...{ ...of, key: 'party abc', name: 'ABC A.Ş.', role: 'defendant', said: 'Davalı' },
  ...{ type: 'organisation', representatives: ['Can Demir'] },
}
const added = {
  ...{ casePartyId: 'party-1', name: party.name, role: 'defendant', type: 'organisation', client: null },
  ...{ representatives: ['Can Demir'], conflicts: { state: 'clean', at: '2026-11-29T09:00:00.000Z' } },
  version: 1,
}

async function shown(t: TestContext, mayWrite: boolean) {
  const dismissed: string[] = []
  const asked: boolean[] = []
  const screen = await show(t, <Proposals caseId="case-1" mayWrite={mayWrite} />, {
    answers: {
      'government.proposals': () => ({ parties: dismissed.length > 0 ? [] : [party], limits: [] }),
      'government.dismiss': ({ body: { key } }) => {
        dismissed.push(key)
        return { done: true }
      },
      'cases.addParty': ({ body }) => {
        asked.push(body.conflictsSeen)
        if (!body.conflictsSeen) throw new AppError('case.conflicts_found', { details: { items: [] } })
        return added as never
      },
    },
  })
  await screen.shows('Taraf: ABC A.Ş. (Davalı)')
  return { screen, dismissed, asked }
}

test('similar names are shown before a proposed party is added, and then the proposal goes', async (t) => {
  const { screen, dismissed, asked } = await shown(t, true)
  await screen.press('Taraf olarak ekle')
  await screen.shows(/Büroda benzer bir ad var/)
  assert.deepEqual([asked, dismissed], [[false], []])
  await screen.press('Yine de ekle')
  await until(() => screen.lacks('button', 'Yine de ekle'))
  assert.deepEqual([asked, dismissed], [[false, true], ['party abc']])
})

test('a person who may only read sees the proposals and cannot accept them', async (t) => {
  const { screen } = await shown(t, false)
  screen.lacks('button', 'Taraf olarak ekle')
})
