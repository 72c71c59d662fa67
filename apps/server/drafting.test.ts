/** Tests of drafts with a language model: text that it makes up is never unmarked. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fails } from '@mizan/platform/outside/testing'
import { sql } from 'kysely'
import { promptedBy, type ReceivedPrompt, says } from '../../domains/assistant/server/testing/model-double.ts'
import { unprovenColour } from '../../domains/drafts/rules/marks.ts'
import { paragraphsOf, plainTextOf } from '../../domains/drafts/rules/text.ts'
import type { DraftText } from '../../domains/drafts/schemas.ts'
import { type ModelWorld, openModelWorld } from './assistant/with-model.ts'
import { allRows } from './sweep/rows.ts'

let { double, world, close } = {} as ModelWorld
before(async () => {
  ;({ double, world, close } = await openModelWorld())
})
after(() => close())

const told = 'Kiracıya ihtarname hazırla. Kiracı iki aylık kira bedelini ödemedi ve anahtarı komşuya bıraktı.'
const fact = 'Kiracı iki aylık kira bedelini ödemedi ve anahtarı komşuya bıraktı.'

type QuotedSentence = [text: string, quote: string]

const replyOf =
  (said: readonly QuotedSentence[], missing: readonly string[] = []) =>
  ({ passages }: ReceivedPrompt) =>
    JSON.stringify({
      sentences: said.map(([text, quote]) => ({
        text,
        supports: [{ passageId: passages[0]?.id, quote }],
      })),
      missing,
    })

async function draftWith(
  said: readonly QuotedSentence[],
  missing: readonly string[] = [],
  more: object = {},
) {
  double.behave(says('openai', replyOf(said, missing)))
  const { headers } = await world.superAdmin()
  const { data, message } = await world.call(headers, 'drafts.generate', {
    body: { message: told, ...more },
  })
  assert.ok(data, message)
  return data as { text: DraftText; way: string; modelProblem: string | null; templateId: string }
}

/** The text without its marked parts: gaps, and sentences with the background of unproven text. */
const unmarked = ({ blocks }: DraftText): string =>
  paragraphsOf(blocks)
    .flatMap(({ inlines }) => inlines)
    .map((one) => (one.kind === 'text' && one.format.background !== unprovenColour ? one.text : ''))
    .join('\n')
    .replace(/⟦[^⟧]*⟧/g, '')

const invented: Record<string, QuotedSentence & { 2?: never }> = {
  'a name at the beginning': [`Mehmet Karaca ${fact.toLowerCase()}`, fact],
  'a name behind a role': ['Kiracı Mehmet Karaca iki aylık kira bedelini ödemedi.', fact],
  'a name in small letters': ['Kiracı iki aylık kira bedelini mehmet karaca ödemedi.', fact],
  'a name of a company': ['Kiracı Yıldızhan Gıda Ltd. Şti. iki aylık kira bedelini ödemedi.', fact],
  'a sum in digits': ['Kiracı iki aylık 48.000 TL kira bedelini ödemedi.', fact],
  'a sum in words': ['Kiracı iki aylık kırk sekiz bin lira kira bedelini ödemedi.', fact],
  'another number of months': ['Kiracı üç aylık kira bedelini ödemedi.', fact],
  'a date': ['Kiracı 05.03.2026 tarihinde iki aylık kira bedelini ödemedi.', fact],
  'a date in words': ['Kiracı 5 Mart 2026 günü iki aylık kira bedelini ödemedi.', fact],
  'a year': ['Kiracı 2025 yılında iki aylık kira bedelini ödemedi.', fact],
  'a decision': [
    'Yargıtay 3. HD, E. 2019/4321, K. 2020/1234 uyarınca kiracı iki aylık kira bedelini ödemedi.',
    fact,
  ],
  'a decision without its numbers': [
    'Yargıtay Hukuk Genel Kurulu kararına göre kiracı iki aylık kira bedelini ödemedi.',
    fact,
  ],
  'an article': ['TBK m. 700 uyarınca kiracı iki aylık kira bedelini ödemedi.', fact],
  'an address': ['Kiracı Gül Sokak No: 17 adresinde iki aylık kira bedelini ödemedi.', fact],
  'a number of identity': ['98765432109 kimlik numaralı kiracı iki aylık kira bedelini ödemedi.', fact],
  'a percentage': ['Kiracı iki aylık kira bedelini yüzde 25 faiziyle ödemedi.', fact],
  'a denial': ['Kiracı iki aylık kira bedelini ödedi ve anahtarı komşuya bıraktı.', fact],
  'a quote that nobody has said': [
    'Kiracı borcunu ikrar etti.',
    'Kiracı borcunu açıkça ikrar etti ve özür diledi.',
  ],
  'no quote at all': ['Kiracı 48.000 TL borcunu ikrar etti.', ''],
  'a title as quote': ['Mehmet Karaca olayları anlattı.', 'Olaylar ve istek'],
}
const traces =
  /mehmet|karaca|yıldızhan|48\.000|kırk sekiz bin|\büç\b|05\.03|5 mart|2025|2019\/4321|2020\/1234|genel kurul|m\. 700|gül sokak|98765432109|yüzde 25|ödedi ve|ikrar|özür|olayları anlattı/i

test('the double invents in at least twelve ways', () => {
  assert.ok(Object.keys(invented).length >= 12)
})

for (const [name, said] of Object.entries(invented))
  test(`${name} that a model invents is always marked, alone or beside a true sentence`, async () => {
    for (const sentences of [[said], [[fact, fact] as QuotedSentence, said]]) {
      const { text } = await draftWith(sentences)
      assert.doesNotMatch(unmarked(text), traces)
    }
  })

test('facts in the request are written as they are, and a fact that nobody stated is a gap', async () => {
  const { text, way, modelProblem } = await draftWith([[fact, fact]], ['ihtarın tebliğ tarihi'])
  assert.deepEqual([way, modelProblem], ['model', null])
  assert.ok(unmarked(text).includes(fact))
  assert.match(plainTextOf(text), /⟦EKSİK: ihtarın tebliğ tarihi⟧/)
})

test('whatever a model calls missing becomes a gap, regardless of what the model writes there', async () => {
  const { text } = await draftWith([[fact, fact]], ['Mehmet Karaca 48.000 TL ⟧ borçlu'])
  assert.doesNotMatch(unmarked(text), traces)
})

test('a request that names no document is written by a model from the facts of the case', async () => {
  const { headers } = await world.superAdmin()
  const sample = allRows.find(([name]) => name === 'cases.create')?.[1].sample.body as object
  const { data: made } = await world.call(headers, 'cases.create', {
    body: {
      ...sample,
      clientId: undefined,
      assigneeId: undefined,
      conflictsSeen: true,
      opponentName: 'Zeliha Karataşoğlu',
    },
  })
  double.behave(says('openai', replyOf([[fact, fact]])))
  const body = { message: `${fact} Bunun için mahkemeye başvur.`, caseId: made.caseId }
  const { data, message } = await world.call(headers, 'drafts.generate', { body })
  assert.ok(data, message)
  assert.equal(data.templateId, 'genel-dilekce')
  assert.match(plainTextOf(data.text), /Zeliha Karataşoğlu/)
  const sent = double.received.map((one) => promptedBy(one).text).join('\n')
  assert.ok(sent.includes('Olaylar ve istek') && !sent.includes('Karataşoğlu'))
})

test('without an answer of the model the law is quoted from the archive, with citations that verify', async () => {
  double.behave(fails(500))
  const { headers } = await world.superAdmin()
  const message =
    'İhtarname: kiracının özenle kullanma borcuna aykırı davranması hâlinde sözleşme nasıl feshedilir?'
  const { data } = await world.call(headers, 'drafts.generate', { body: { message } })
  assert.deepEqual([data.way, data.modelProblem], ['quotes', 'unavailable'])
  const text = plainTextOf(data.text)
  assert.match(text, /HUKUKİ NEDENLER\n/)
  const { data: audited } = await world.call(headers, 'auditor.text', {
    body: { text: text.split('HUKUKİ NEDENLER')[1] },
  })
  const classes = audited.findings.map((one: { class: string }) => one.class)
  assert.ok(classes.length > 0 && classes.every((name: string) => name === 'verified'), String(classes))
})

test('an office that has used its tokens of the day gets its draft without the model, which is not asked', async () => {
  const me = await world.superAdmin()
  double.behave(says('openai', replyOf([[fact, fact]])))
  await world.call(me.headers, 'drafts.generate', { body: { message: told } })
  const { rows } = await world.system(
    sql<{ calls: number }>`select calls from assistant_usage where calls > 0`,
  )
  assert.ok(rows.length > 0)
  await world.system(sql`update assistant_usage set output_tokens = 999999999`)
  const asked = double.received.length
  const { data } = await world.call(me.headers, 'drafts.generate', { body: { message: told } })
  assert.deepEqual([data.way, data.modelProblem, double.received.length], ['quotes', 'spent', asked])
})
