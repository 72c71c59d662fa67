import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normaliseDecision } from './normalise.ts'
import { statedChamber } from './stated-chamber.ts'

const own = normaliseDecision({
  court: 'Yargıtay',
  chamber: '12. Hukuk Dairesi',
  caseNumber: '2017/735',
  decisionNumber: '2020/445',
})
const stated = (line: string, decision = own) =>
  statedChamber(`${line}\n\n"İçtihat Metni"\n\nMetin`, decision)

test('a decision of a board belongs to the board, whatever chamber its source names', () => {
  assert.equal(stated('Hukuk Genel Kurulu 2017/735 E. , 2020/445 K.'), 'Hukuk Genel Kurulu')
  assert.equal(stated('Ceza Genel Kurulu 2017/735 E., 2020/445 K.'), 'Ceza Genel Kurulu')
  assert.equal(stated('(Kapatılan)12. Hukuk Dairesi 2017/735 E. , 2020/445 K.'), '12. Hukuk Dairesi')
})

test('a line about another case, or a text without such a line, says nothing', () => {
  assert.equal(stated('Hukuk Genel Kurulu 2017/736 E. , 2020/445 K.'), undefined)
  assert.equal(stated('Hukuk Genel Kurulu 2017/735 E. , 2020/446 K.'), undefined)
  assert.equal(stated('Yargıtay Hukuk Genel Kurulunun kararında belirtildiği üzere'), undefined)
  assert.equal(
    stated('Taraflar arasındaki davada Hukuk Genel Kurulu 2017/735 E. , 2020/445 K. sayılı'),
    undefined,
  )
})

test('only the Yargıtay prints such a line', () => {
  const regional = normaliseDecision({
    court: 'İstanbul BAM',
    chamber: '12. HD',
    caseNumber: '2017/735',
    decisionNumber: '2020/445',
  })
  assert.equal(stated('Hukuk Genel Kurulu 2017/735 E. , 2020/445 K.', regional), undefined)
})
