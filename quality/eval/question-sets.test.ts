import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionSets } from './question-sets.ts'
import type { System } from './systems.ts'

const source = { repo: 'someone/questions' }
const decision = {
  country: 'TR' as const,
  court: 'YARGITAY',
  chamber: '3.HD',
  caseNumber: 'E. 2019/01',
  decisionNumber: '2020/1',
  text: 'Kira bedelinin tespiti.',
}
const found = {
  court: 'Yargıtay',
  chamber: '3. Hukuk Dairesi',
  caseNumber: '2019/1',
  decisionNumber: '2020/1',
}
const system: System = { name: 'one', articles: async () => [], decisions: async () => [found] }
const asked = { question: 'kira', country: 'TR' as const, source }

test('a decision that a pack spells differently counts as found', async () => {
  const questions = [
    { ...asked, kind: 'decision-retrieval', relevantTermGroups: [['kira bedeli']] },
    { ...asked, kind: 'decision-question', decision },
  ]
  for (const set of questionSets(questions, [], [decision])) {
    const [question] = set.questions
    assert.ok(question, set.name)
    assert.equal((await set.judge(system, question)).ndcg10, 1, set.name)
  }
})

test('a question about a decision that is in no pack is counted and not asked', () => {
  const other = { ...asked, kind: 'decision-question', decision: { ...decision, caseNumber: '2019/9' } }
  const [set] = questionSets([other], [], [decision])
  assert.deepEqual([set?.questions.length, set?.left], [0, 1])
})

test('a decision of a board that its pack names by the chamber below counts as found', async () => {
  const board = { ...decision, text: 'Hukuk Genel Kurulu 2019/1 E. , 2020/1 K.\n\nKira bedelinin tespiti.' }
  const answer = { ...found, chamber: 'Hukuk Genel Kurulu' }
  const question = { ...asked, kind: 'decision-retrieval', relevantTermGroups: [['kira bedeli']] }
  const [set] = questionSets([question], [], [board])
  assert.equal((await set?.judge({ ...system, decisions: async () => [answer] }, question))?.ndcg10, 1)
})
