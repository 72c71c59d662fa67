import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { outgoingFor } from './secrecy.ts'
import { addSides, openOffices, type TestOffices } from './testing/index.ts'
import { secretsIn } from './testing/secrets-in.ts'

let offices: TestOffices
before(async () => {
  offices = await openOffices()
})
after(() => offices.close())

type Person = ReturnType<TestOffices['signIn']>

const outgoing = (by: Person, question: string, caseId: string | null = null) => {
  const call = offices.callOf(by)
  return call.office.read((tx) => outgoingFor(call, tx, { caseId, question }))
}

test('clients, parties, representatives and numbers of the case are hidden, and put back', async () => {
  const me = offices.signIn()
  const caseId = await addSides(offices, me, {
    clients: ['Tuna Zorlar'],
    parties: [{ name: 'Mavera Yapı Ltd. Şti.', representatives: ['Sıla Yörük'] }],
    caseNumber: '2026/129',
    docketNumber: 'Ankara 3. AHM 2025/44 E.',
  })
  const { mask, unmask } = await outgoing(me, 'Ne yapabiliriz?', caseId)
  const text = 'Zorlar ile Mavera Yapı arasındaki 2025/44 E. dosyasında (bizde 2026/129) Sıla Yörük dinlendi.'
  const masked = await mask(text)
  assert.equal(
    masked,
    '⟦KİŞİ-1⟧ ile ⟦ŞİRKET-1⟧ arasındaki ⟦DOSYA-1⟧ dosyasında (bizde ⟦DOSYA-2⟧) ⟦KİŞİ-2⟧ dinlendi.',
  )
  assert.equal(unmask(masked), text)
  assert.deepEqual(secretsIn(masked, ['Tuna Zorlar', 'Zorlar', 'Mavera Yapı', 'Sıla Yörük', '2025/44']), [])
})

test('members of the office are hidden even without a case, and members of other offices are not known', async () => {
  const me = offices.signIn({ name: 'Poyraz', surname: 'Kocagöz' })
  offices.signIn({ officeId: me.officeId, name: 'Sarp', surname: 'Tözün' })
  offices.signIn({ name: 'Ilgım', surname: 'Yetkiner' })
  const { mask } = await outgoing(me, 'Bir soru')
  assert.equal(await mask('kocagöz ve Tözün; ilgım yetkiner'), '⟦KİŞİ-1⟧ ve ⟦KİŞİ-2⟧; ilgım yetkiner')
})

test('a client, a party and a case that the question names are hidden without a case', async () => {
  const me = offices.signIn()
  await addSides(offices, me, {
    clients: ['Çakıl Sarmaşık'],
    parties: [{ name: 'Nokta Dalgıç' }],
    caseNumber: '2024/7',
    docketNumber: '2023/555',
  })
  const question =
    'çakıl sarmaşık ile Nokta Dalgıç arasındaki dosya, 2023/555 esas, ne oldu? Yargıtay 2019/12 ne der?'
  const { mask } = await outgoing(me, question)
  assert.equal(
    await mask(question),
    '⟦KİŞİ-1⟧ ile ⟦KİŞİ-2⟧ arasındaki dosya, ⟦DOSYA-1⟧ esas, ne oldu? Yargıtay 2019/12 ne der?',
  )
  const elsewhere = await outgoing(offices.signIn(), question)
  assert.match(await elsewhere.mask(question), /çakıl sarmaşık .*2023\/555/)
})

test('of the clients of an office only those that the question names are looked up', async () => {
  const me = offices.signIn()
  await addSides(offices, me, { clients: ['Çakıl Sarmaşık', 'Ilgım Yetkiner'] })
  const { mask } = await outgoing(me, 'çakıl sarmaşık ne yapsın?')
  assert.equal(await mask('çakıl sarmaşık ile ılgım yetkiner'), '⟦KİŞİ-1⟧ ile ılgım yetkiner')
})

test('nothing is hidden once the administrator has switched it off', async () => {
  const me = offices.signIn()
  await me.call('assistant.updateSettings', { body: { hidesSecrets: false } })
  const { mask, unmask } = await outgoing(me, 'Davacı Ayşe Yılmaz')
  assert.equal(await mask('Davacı Ayşe Yılmaz'), 'Davacı Ayşe Yılmaz')
  assert.equal(unmask('⟦KİŞİ-1⟧'), '⟦KİŞİ-1⟧')
})

test('a sent text is searched for every known secret, in any spelling, and for numbers of people', () => {
  assert.deepEqual(
    secretsIn('⟦KİŞİ-1⟧ dün 12.03.2024 günü 125.000,00 TL ödedi, TBK 344.', ['Ayşe Yılmaz']),
    [],
  )
  assert.deepEqual(secretsIn('AYSE  YILMAZIN evi', ['Ayşe Yılmaz']), ['Ayşe Yılmaz'])
  assert.deepEqual(
    secretsIn('100 000 001 46 ve TR33 0006 1005 1978 6457 8413 26, a.b@c.com, 0532 123 45 67').length,
    4,
  )
  assert.deepEqual(secretsIn('Ayşe ⟦KİŞİ-1⟧ Yılmaz', ['Ayşe Yılmaz']), [])
})
