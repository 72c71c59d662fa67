import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimOf, headlineOf } from './headline.ts'

const claim = (text: string, court = 'Yargıtay', chamber: string | null = '9. Hukuk Dairesi') =>
  claimOf(text, { court, chamber, subject: null, given: undefined })

test('a headline is the claim and the outcome; without a claim there is none', () => {
  assert.equal(headlineOf('Yağma', 'Düzelterek onama'), 'Yağma – düzelterek onama')
  assert.equal(headlineOf('Yağma', null), 'Yağma')
  assert.equal(headlineOf('Başvuru', 'İstinaf başvurusunun reddi'), 'Başvuru – istinaf başvurusunun reddi')
  assert.equal(headlineOf(null, 'Bozma'), null)
})

test('the claim of a civil case comes from its head or its first sentences', () => {
  for (const [text, expected] of [
    ['Mahkemesi: İş Mahkemesi\nDAVA TÜRÜ : İŞE İADE\nTaraflar arasında', 'İşe iade'],
    ['Taraflar arasındaki “itirazın iptali” davasının yapılan yargılaması sonunda', 'İtirazın iptali'],
    [
      '4.4.2012 gününde verilen dilekçe ile ortaklığın giderilmesi istenmesi üzerine',
      'Ortaklığın giderilmesi',
    ],
    ['Dava, rücuan tazminat istemine ilişkindir.', 'Rücuan tazminat'],
    ['Dava sırasında reddi hâkim yoluna başvurulmuştur.', 'Hâkimin reddi'],
    [
      'Davacı, işyerinde ödenmeyen kıdem tazminatının tahsilini istemiştir.',
      'Kıdem tazminatı ve işçilik alacakları',
    ],
  ])
    assert.equal(claim(text as string), expected)
  assert.equal(claim('Dosya incelendi, gereği görüşüldü.'), null)
})

test('the charges of a criminal case come from its head, or the verdict under appeal', () => {
  const criminal = (text: string) => claim(text, 'Yargıtay', '12. Ceza Dairesi')
  assert.equal(
    criminal('Mahkemesi :Asliye Ceza\nSuç : Taksirle öldürme\nHüküm : Mahkumiyet'),
    'Taksirle öldürme',
  )
  assert.equal(
    criminal('"İçtihat Metni"\nTehdit ve cinsel taciz suçlarından sanık hakkında'),
    'Tehdit ve cinsel taciz',
  )
  assert.equal(criminal('HÜKÜM : Sanığın beraatine dair.\nMahalli mahkemece'), 'Beraat hükmü')
})

test('a tax case is known by its taxes, another administrative case by its act', () => {
  const administrative = (text: string) =>
    claim(`Dava Konusu İstem : ${text}\nİlk Derece`, 'Danıştay', '3. Daire')
  assert.equal(
    administrative(
      'Davacı adına re’sen salınan vergi ziyaı cezalı katma değer vergisinin kaldırılması istemine ilişkindir.',
    ),
    'Katma değer vergisi',
  )
  assert.equal(
    administrative('… takip numaralı ödeme emirlerinin iptali istemine ilişkindir.'),
    'Ödeme emrinin iptali',
  )
  assert.equal(
    claim('Davacının 7326 sayılı Yasadan faydalandığı bildirildiğinden', 'Danıştay', '3. Daire'),
    'Vergi davası: 7326 sayılı Kanun’dan yararlanma',
  )
})

test('an individual application is known by its applicant and the right, whatever its subject', () => {
  const text = `BİRİNCİ BÖLÜM
KARAR
AYŞE ŞEN VE DİĞERLERİ BAŞVURUSU
(Başvuru Numarası: 2020/1)
1. Başvuru, yargılamanın uzaması nedeniyle mülkiyet hakkının ihlal edildiği iddiasına ilişkindir.`
  const applied = { court: 'Anayasa Mahkemesi', chamber: null, subject: 'Bir konu', given: 'Bir konu' }
  assert.equal(claimOf(text, applied), 'Ayşe Şen ve diğerleri başvurusu: mülkiyet hakkı')
})

test('a usable subject of the source stands', () => {
  const applied = { court: 'Yargıtay', chamber: '4. Ceza Dairesi', subject: 'Tehdit', given: 'Tehdit' }
  assert.equal(claimOf('Suç : Hakaret', applied), null)
})
