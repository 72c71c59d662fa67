/** Tests of the texts that leave an office for the model, and of those that come back. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Passage } from '../../rules/passage.ts'
import { newMask } from '../../rules/secrecy/mask.ts'
import type { Outgoing } from '../secrecy.ts'
import { promptedBy, says } from '../testing/model-double.ts'
import { type OpenModel, openModel } from '../testing/open-model.ts'
import { secretsIn } from '../testing/secrets-in.ts'
import { answerByModel } from './answer-by-model.ts'

let { double, model, callOf, close } = {} as OpenModel
before(async () => {
  ;({ double, model, callOf, close } = await openModel())
})
after(() => close())

const sentence = 'Kiracı "Tuna" Zorlar kira bedelini 0532 123 45 67 numaralı telefondan bildirdi.'
const document: Passage = {
  id: 'p1',
  placeId: '1',
  text: `${sentence} ${'Kira sözleşmesi on yıl sürdü. '.repeat(132)}Mavera Yapı Ltd. Şti. kefildir.`,
  score: 1,
  source: {
    ...{ id: 's1', kind: 'document', country: null, title: 'Zorlar ihtar.pdf', law: null, article: null },
    ...{ decision: null, document: { id: 'd1', caseId: 'c1', versionId: 'v1', name: 'Zorlar ihtar.pdf' } },
  },
}
const planted = ['Zorlar', '"Tuna" Zorlar', '0532 123 45 67', 'Mavera Yapı']

const hiding = (): Outgoing => {
  const { mask, unmask } = newMask({ names: ['"Tuna" Zorlar', 'Mavera Yapı Ltd. Şti.'], files: [] })
  return { mask: async (text) => mask(text), unmask }
}

const write = () =>
  answerByModel(callOf('office-1'), model(), {
    ...{ officeId: 'office-1', question: 'Zorlar kirayı bildirdi mi?', caseId: null, passages: [document] },
    ...{
      known: async () => ({ hasLaw: () => false, hasArticle: () => false }),
      tools: undefined,
      outgoing: hiding(),
    },
    signal: new AbortController().signal,
  })

test('the model is sent no name or number, and its sentence is shown with them', async () => {
  double.behave(
    says('openai', ({ passages: [passage] }) => {
      const text = passage?.text.split('. ')[0] ?? ''
      return JSON.stringify({
        sentences: [
          { part: 'short', text: `${text}.`, supports: [{ passageId: passage?.id, quote: `${text}.` }] },
        ],
      })
    }),
  )
  const written = await write()
  assert.ok(typeof written !== 'string')
  assert.deepEqual(
    written.checked.map(({ text, verdict }) => [text, verdict]),
    [[sentence, 'proven']],
  )
  const sent = double.received.map(promptedBy)
  assert.match(sent[0]?.passages[0]?.text ?? '', /^Kiracı .*⟦KİŞİ-1⟧ kira bedelini ⟦TEL-1⟧/)
  assert.deepEqual(secretsIn(sent.map(({ text }) => text).join('\n'), planted), [])
})

test('corrections to the model contain no names', async () => {
  double.behave(
    says('openai', () =>
      JSON.stringify({ sentences: [{ part: 'short', text: '⟦KİŞİ-1⟧ ödedi.', supports: [] }] }),
    ),
  )
  assert.equal(await write(), 'unusable')
  const second = String(double.received[1]?.body)
  assert.match(second, /⟦KİŞİ-1⟧ ödedi/)
  assert.deepEqual(secretsIn(second, planted), [])
})
