import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePackLine } from './pack.ts'
import { prepareDecision } from './prepare-decision.ts'
import { prepareLaw } from './prepare-law.ts'

function prepared(row: object): { id: string; country: string } {
  const parsed = parsePackLine(JSON.stringify({ source: 'test', ...row }))
  if (parsed.kind === 'header') throw new Error('This row is a header')
  return parsed.kind === 'law' ? prepareLaw(parsed.row).law : prepareDecision(parsed.row).decision
}

const law = { lawNumber: '77', title: 'Deneme Kanunu', kind: 'kanun', articles: [{ no: '1', text: 'a' }] }
const decision = {
  court: 'Yargıtay',
  chamber: '9. Hukuk Dairesi',
  caseNumber: '2020/1',
  decisionNumber: '2021/2',
  text: 'Karar metni.',
}

test('a text keeps the id that it has always had, although countries have other names in the product', () => {
  for (const [country, name, lawId, decisionId] of [
    ['TR', 'turkey', 'tr-77-88xm', 'e6qj74spdeae'],
    ['KKTC', 'kktc', 'kktc-77-a31t', '81q12tm16e0t'],
  ] as const) {
    const [one, other] = [prepared({ ...law, country }), prepared({ ...decision, country })]
    assert.deepEqual([one.id, one.country], [lawId, name])
    assert.deepEqual([other.id, other.country], [decisionId, name])
  }
})
