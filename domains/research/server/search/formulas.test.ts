import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { lex } from '../../rules/analysis.ts'
import { printOf } from '../../rules/nearness/print.ts'
import { FormulaCounter, Formulas } from './formulas.ts'
import { Sequences, SequenceWriter } from './sequences.ts'

const folder = await mkdtemp(join(tmpdir(), 'mizan-formulas-'))
after(() => rm(folder, { recursive: true, force: true }))

const words = (text: string) => Uint32Array.from(lex(text).map(({ word }) => printOf(word)))
const formula =
  'kendi altsoyu üzerindeki velayet hakkından, vesayet ve kayyımlığa ait bir hizmette bulunmaktan yoksun'
const own = (doc: number) =>
  `davacı ${doc} velayetin kendisine verilmesini isteyen ${doc * 7} sayılı dilekçe verdi`

test('a run of words that many decisions have is a formula, and one that repeats itself is none', async () => {
  const counter = new FormulaCounter()
  for (let doc = 1; doc <= 40; doc++) counter.add(doc, words(`${own(doc)} ${formula}`))
  const repeated = words('aynı taraf aynı gün aynı yerde aynı sözleri söyledi '.repeat(40))
  counter.add(41, repeated)
  await counter.save(folder)
  const formulas = await Formulas.open(folder, 41)
  const text = words(`${own(3)} ${formula}`)
  const at = (term: string) => text.indexOf(words(term)[0] as number)
  assert.ok(formulas.weightAt(text, at('velayetin')) > 0.85)
  assert.ok(formulas.weightAt(text, at('vesayet')) < 0.2)
  assert.ok(formulas.weightAt(repeated, 20) > 0.85)
})

test('the words of a decision are read as they were written, and a cut file is not opened', async () => {
  const writer = new SequenceWriter(folder)
  const [one, two] = [words('birinci karar'), words('ikinci kararın sözcükleri')]
  await writer.add({
    ids: [7, 2],
    lengths: [one.length, two.length],
    words: Uint32Array.from([...one, ...two]),
  })
  await writer.end()
  const sequences = await Sequences.open(folder)
  assert.deepEqual([await sequences.of(2), await sequences.of(7)], [two, one])
  assert.equal((await sequences.of(3)).length, 0)
  await sequences.close()
  const { truncate } = await import('node:fs/promises')
  await truncate(join(folder, 'sequences.bin'), 8)
  await assert.rejects(Sequences.open(folder))
})
