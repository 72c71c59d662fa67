/**
 * Tests that secrets of an office stay in it while a model writes: in questions, documents, records and tools alike.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@mizan/platform/testing'
import { callsTool, promptedBy, says } from '../../../domains/assistant/server/testing/model-double.ts'
import { type ModelWorld, openModelWorld } from './with-model.ts'

let { double, world, office, close } = {} as ModelWorld
before(async () => {
  ;({ double, world, office, close } = await openModelWorld({ works: true }))
})
after(() => close())

const draw = <T>(from: readonly T[], seed: number): T => from[(seed * 7 + 3) % from.length] as T
const first = ['Zeliha', 'Alparslan', 'Gülnihal', 'Çağrı', 'İlteriş', 'Şehnaz', 'Ömür']
const last = ['Karataşoğlu', 'Değirmencigil', 'Üçkuyular', 'Işıkhan', 'Öztoprakçı', 'Çelebioğulları']
const twoDigits = (seed: number) => String(10 + ((seed * 37) % 90))

/** An identity number with its two check digits. */
function identityNumber(seed: number): string {
  const digits = [...String(100_000_000 + ((seed * 7_654_321) % 899_999_999))].map(Number)
  const sumOf = (odd: 0 | 1) => digits.reduce((sum, digit, at) => sum + (at % 2 === odd ? digit : 0), 0)
  const tenth = (((sumOf(0) * 7 - sumOf(1)) % 10) + 10) % 10
  const eleventh = (digits.reduce((sum, digit) => sum + digit, 0) + tenth) % 10
  return [...digits, tenth, eleventh].join('')
}

function ibanOf(seed: number): string {
  const account = `0006200${String(1_000_000 + seed * 7_919).padStart(15, '0')}`
  const check = 98n - (BigInt(`${account}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${account}`
}

const secretsOf = (seed: number) => ({
  client: `${draw(first, seed)} ${draw(last, seed)}`,
  opponent: `${draw(first, seed + 1)} ${draw(last, seed + 2)}`,
  lawyer: `${draw(first, seed + 3)} ${draw(last, seed + 4)}`,
  identity: identityNumber(seed),
  iban: ibanOf(seed),
  phone: `0532 7${twoDigits(seed)} ${twoDigits(seed + 1)} ${twoDigits(seed + 2)}`,
  mail: `kisi${seed}@ornek.test`,
  address: `Papatya Sokak No: ${twoDigits(seed)} Daire 5 Çankaya/Ankara`,
})
type Secrets = ReturnType<typeof secretsOf>

const letter = (s: Secrets) =>
  [
    `${s.client} ile ${s.opponent.toLocaleUpperCase('tr')} arasındaki kira sözleşmesinde depozito 45.000 TL olarak kararlaştırılmıştır.`,
    `Depozito ${s.iban} numaralı hesaba yatırılmıştır.`,
    `T.C. kimlik numarası ${s.identity}, telefonu ${s.phone}, e-postası ${s.mail}, adresi ${s.address} olan kiracı depozitoyu geri istemektedir.`,
  ].join('\n\n')

async function filledCase(s: Secrets) {
  const me = await world.superAdmin()
  const { clientId } = await office.mustCall(me, 'client.create', {
    body: { type: 'individual', name: s.client },
  })
  const caseId = await office.newCase(me, { clientId, displayTitle: `${s.client} / ${s.opponent}` })
  const add = (row: string, body: object) => office.mustCall(me, row, { params: { caseId }, body })
  await add('cases.addParty', {
    ...{ name: s.opponent, role: 'opponent', type: 'individual', representatives: [s.lawyer] },
    conflictsSeen: true,
  })
  await add('tasks.add', { displayTitle: `${s.opponent} aranacak`, note: s.phone, deadline: '2026-12-14' })
  await add('limits.add', { title: `${s.lawyer} itirazı, ${s.mail}`, date: '2026-12-21' })
  await add('hearings.add', { date: '2027-01-11', time: '10:30', court: `Ankara 3. SHM (${s.client})` })
  const file = new File([letter(s)], `${s.client} ihtarı ${s.identity}.txt`, { type: 'text/plain' })
  await add('documents.add', { File: file, Duplicate: 'both' })
  const isRead = async () =>
    (await office.mustCall(me, 'documents.search', { body: { query: 'depozito', caseId } })).items.length > 0
  await until(isRead, 60)
  return { me, caseId }
}

const call = (name: string, input: object = {}) => callsTool('openai', name, input)
const reply = (text: string) => says('openai', () => text)

test('in a whole conversation about a case no name, number or address leaves the office', async () => {
  for (const seed of [1, 2, 3]) {
    const s = secretsOf(seed)
    double.plants(...Object.values(s), ...s.opponent.split(' ').slice(1), ...s.lawyer.split(' ').slice(1))
    const { me, caseId } = await filledCase(s)
    const ask = (message: string, more: object = {}) => office.ask(me, message, { caseId, ...more })
    double.behave(
      call('case_tasks'),
      call('case_limits'),
      call('case_hearings'),
      reply('{"refusal": null, "sentences": [{"part": "short", "text": "⟦KİŞİ-1⟧ öder.", "supports": []}]}'),
    )
    const { conversationId } = await ask(`${s.client} depozitoyu geri alabilir mi? ${s.phone}, ${s.iban}`)
    double.behave(
      call('propose_task', { displayTitle: '⟦KİŞİ-1⟧ aranacak', deadline: 'yarın ⟦TEL-1⟧' }),
      call('propose_task', { displayTitle: '⟦KİŞİ-1⟧ aranacak' }),
      call('search_laws', { query: '⟦KİŞİ-1⟧ depozito', searchCountry: 'turkey' }),
      reply('# Yanıt ⟦KİŞİ-2⟧'),
    )
    await ask(`Peki ${s.opponent} (${s.identity}, ${s.mail}, ${s.address}) ne isteyebilir?`, {
      conversationId,
    })
    assert.match(double.everything(), /⟦KİŞİ-/)
  }
})

test('masked values in the answer of a tool are restored in the answer and in its proposals', async () => {
  const s = secretsOf(4)
  double.plants(...Object.values(s))
  const { me, caseId } = await filledCase(s)
  const opponentIn = (text: string) => /görev “(⟦KİŞİ-[\d.]+⟧)/.exec(text)?.[1] ?? ''
  double.behave(
    call('case_tasks'),
    says('openai', ({ text }) => {
      const passageId = /passageId\\*":\\*"(\w{8})/.exec(text)?.[1]
      const quote = `Yapılacak görev “${opponentIn(text)} aranacak”, son günü 14.12.2026.`
      return JSON.stringify({
        refusal: null,
        sentences: [{ part: 'short', text: quote, supports: [{ passageId, quote }] }],
      })
    }),
  )
  const { sentences, way } = await office.ask(me, 'Bu davada sırada ne var?', { caseId })
  assert.equal(way, 'model', double.received.map((one) => promptedBy(one).text.slice(-1_500)).join('\n---\n'))
  assert.equal(sentences[0]?.text, `Yapılacak görev “${s.opponent} aranacak”, son günü 14.12.2026.`)
})

test('the double detects a secret that is sent, so that these tests can fail', async () => {
  const s = secretsOf(5)
  double.plants(...Object.values(s))
  const { me, caseId } = await filledCase(s)
  await office.mustCall(me, 'assistant.updateSettings', { body: { hidesSecrets: false } })
  double.behave(reply('{"refusal": "nothing_found", "sentences": []}'))
  const message = `${s.client} depozitoyu geri alabilir mi? (${s.phone}, ${s.iban})`
  const sent = await double.unwatched(() => office.ask(me, message, { caseId }))
  for (const secret of [s.client, s.phone, s.iban]) assert.ok(sent.includes(secret), secret)
})
