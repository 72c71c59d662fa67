import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { newMask } from './mask.ts'

const nobody = { names: [], files: [] }
const masked = (text: string, known: Parameters<typeof newMask>[0] = nobody) => newMask(known).mask(text)

test('the suffixes of a name stay visible, and one value has one placeholder', () => {
  const { mask } = newMask(nobody)
  assert.equal(
    mask("Davacı Ayşe Yılmaz'ın vekili Av. Mehmet Öz, Ayşe Yılmaz'a yazdı."),
    "Davacı ⟦KİŞİ-1⟧'ın vekili Av. ⟦KİŞİ-2⟧, ⟦KİŞİ-1⟧'a yazdı.",
  )
  assert.equal(mask('Tanık Mehmet Öz geldi.'), 'Tanık ⟦KİŞİ-2⟧ geldi.')
})

test('another spelling of a name is the same person, and each spelling is restored where it was', () => {
  const { mask, unmask } = newMask({ names: ['Ayşe Yılmaz'], files: [] })
  assert.equal(mask('Ayşe Yılmaz'), '⟦KİŞİ-1⟧')
  assert.equal(mask('AYSE YILMAZIN evi'), '⟦KİŞİ-1.2⟧IN evi')
  assert.equal(unmask('⟦KİŞİ-1.2⟧ ve ⟦KİŞİ-1⟧'), 'AYSE YILMAZ ve Ayşe Yılmaz')
})

test('a placeholder is restored even if a model changed its case or lost a bracket', () => {
  const { mask, unmask } = newMask(nobody)
  mask('Davacı Ayşe Yılmaz, tel 0532 123 45 67, a.yilmaz@example.com')
  for (const changed of ['⟦kişi-1⟧', '⟦KISI-1⟧', '⟦KİŞİ-1', 'KİŞİ-1⟧', '[KİŞİ-1]', 'KİŞİ-1', '⟦ Kişi 1 ⟧'])
    assert.equal(unmask(`(${changed}'a)`), "(Ayşe Yılmaz'a)", changed)
  assert.equal(unmask('⟦e-posta-1⟧ ⟦Tel-1⟧'), 'a.yilmaz@example.com 0532 123 45 67')
  assert.equal(unmask('⟦KİŞİ-9⟧ ve 3 kişi 1 araç'), '⟦KİŞİ-9⟧ ve 3 kişi 1 araç')
})

test('a name that is recognised by a role before it is hidden wherever it occurs, in later texts too', () => {
  const { mask } = newMask(nobody)
  assert.equal(mask('Tuvana geldi. Davacı Tuvana Zorlar.'), '⟦KİŞİ-1⟧ geldi. Davacı ⟦KİŞİ-1.2⟧.')
  assert.match(mask("Zorlar'ın evi"), /^⟦KİŞİ-1\.3⟧'ın evi$/)
})

test('laws, courts, institutions, dates, amounts and numbers of decisions are not hidden', () => {
  for (const text of [
    "Türk Borçlar Kanunu'nun 344. maddesi, Yargıtay 3. Hukuk Dairesi'nin 2019/1234 E., 2020/567 K. sayılı kararı",
    'Mehmet Akif Ersoy Üniversitesi ile Sosyal Güvenlik Kurumu, 12.03.2021 tarihinde 125.000,00 TL ödedi.',
    'Davacı İdare, Ankara 3. Asliye Hukuk Mahkemesinde dava açtı; Davalı Belediye cevap vermedi.',
    'Deniz İş Kanunu ile Savaş ve barış hali; Can güvenliği',
  ])
    assert.equal(masked(text), text)
})

test('the number of a case of the office is hidden in any spelling, and the number of a decision is not', () => {
  const known = { names: [], files: ['Ankara 3. AHM 2024/123 E.', 'KB-44'] }
  assert.equal(
    masked('2024/123 E. ve 2024 / 00123 ile kb-44; 2019/1234 E.', known),
    '⟦DOSYA-1⟧ ve ⟦DOSYA-1.2⟧ ile ⟦DOSYA-2⟧; 2019/1234 E.',
  )
})

test('numbers are hidden even with blanks, other digits and invisible characters in them', () => {
  for (const text of ['10000000146', '100 000 001 46', '１０００００００１４６', '1000\u200b0000\u00ad146'])
    assert.equal(masked(text), '⟦KİMLİK-1⟧', text)
  assert.equal(masked('TR33 0006 1005\n1978 6457 8413 26'), '⟦IBAN-1⟧')
  assert.equal(masked('10000000147'), '10000000147', 'no identity number has these check digits')
})

test('a value on the border of two windows of a long text is hidden too', () => {
  const filler = 'Türk Borçlar Kanunu kira bedelinin belirlenmesini düzenler. '
  const secret = 'Davacı Ayşe Yılmaz, 0532 123 45 67'
  for (let before = 5_400; before < 6_100; before += 7) {
    const text = filler.repeat(110).slice(0, before).replace(/\S+$/, '') + secret + filler.repeat(110)
    assert.doesNotMatch(masked(text), /Ayşe|Yılmaz|0532|45 67/, String(before))
  }
})

const samples = [
  'Davacı Ayşe Yılmaz',
  "'ın ",
  '⟦KİŞİ-1⟧',
  '⟦',
  '⟧',
  'KİŞİ-1',
  '[Tel-1]',
  'kişi-2.3',
  '0532 123 45 67',
  '10000000146',
  ' ',
  '\n',
  '.',
  ',',
  '2024/123 E.',
  'a@b.com',
  'Av. Can Öz',
  'I\u0307',
  'Kızılay Mah. 12. Sok. No: 5',
  '\ud800',
  '1',
]

test('a masked text is restored letter by letter, whatever it contains', () => {
  const texts = fc.array(fc.oneof(fc.constantFrom(...samples), fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 3 }), (several) => {
      const { mask, unmask } = newMask({ names: ['Ayşe Yılmaz', 'Mavi Yapı Ltd. Şti.'], files: ['2024/123'] })
      const whole = several.map((parts) => parts.join(''))
      const hidden = whole.map(mask)
      assert.deepEqual(hidden.map(unmask), whole)
    }),
    { numRuns: 500 },
  )
})

test('a long text is masked in many steps', () => {
  const steps = newMask(nobody).maskInSteps('Davacı Ayşe Yılmaz geldi. '.repeat(4_000))
  let count = 0
  while (!steps.next().done) count++
  assert.ok(count > 30, String(count))
})
