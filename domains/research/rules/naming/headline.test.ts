import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normaliseSubject } from '../normalise.ts'
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

const applied = (text: string) =>
  claimOf(`BİRİNCİ BÖLÜM\nKARAR\nALİ VELİ BAŞVURUSU\n(Başvuru Numarası: 2020/1)\n${text}`, {
    ...{ court: 'Anayasa Mahkemesi', chamber: null, subject: null, given: undefined },
  })?.replace('Ali Veli başvurusu: ', '')
const alleged =
  '1. Başvuru, el atma nedeniyle mülkiyet hakkı ile adil yargılanma hakkının ihlal edildiği iddiasına ilişkindir.\n'

test('the right of an application is that of the operative part, else the alleged one', () => {
  for (const [verdict, right] of [
    [
      'A. 1. Makul sürede yargılanma hakkının ihlal edildiğine ilişkin iddianın KABUL EDİLEMEZ OLDUĞUNA, B. Anayasa’nın 35. maddesinde güvence altına alınan mülkiyet hakkının el atma nedeniyle İHLAL EDİLDİĞİNE,',
      'mülkiyet hakkı',
    ],
    [
      'A. Adil yargılanma hakkı kapsamındaki mahkemeye erişim hakkının İHLAL EDİLMEDİĞİNE,',
      'mahkemeye erişim hakkı',
    ],
    [
      'A. 1. Yaşam hakkının İHLAL EDİLDİĞİNE, 2. İfade özgürlüğünün İHLAL EDİLDİĞİNE,',
      'yaşam hakkı ve ifade özgürlüğü',
    ],
    [
      'A. Anayasa’nın 35. maddesindeki mülkiyet hakkının ve 36. maddesindeki adil yargılanma hakkının İHLAL EDİLDİĞİNE,',
      'mülkiyet hakkı ve adil yargılanma hakkı',
    ],
    ['A. Karar hakkının ihlal edildiğine ilişkin iddianın KABUL EDİLEMEZ OLDUĞUNA,', 'karar hakkı'],
    [
      'A. Başvurunun süre aşımı nedeniyle KABUL EDİLEMEZ OLDUĞUNA,',
      'mülkiyet hakkı ve adil yargılanma hakkı',
    ],
  ])
    assert.equal(
      applied(
        `${alleged}III. HÜKÜM Açıklanan gerekçelerle; ${verdict} 1/2/2025 tarihinde karar verildi. KARŞIOY Yaşam hakkının ihlal edildiğine karar verilmeliydi.`,
      ),
      right,
    )
})

test('a review of norms is known by the challenged article, not by that of the law that changed it', () => {
  const norm = (challenged: string) =>
    claimOf(`ANAYASA MAHKEMESİ KARARI\nİTİRAZIN KONUSU:\n${challenged} Anayasa’ya aykırılığı`, {
      ...{ court: 'Anayasa Mahkemesi', chamber: 'Norm denetimi', subject: null, given: undefined },
    })
  assert.equal(
    norm(
      '4/12/2004 tarihli ve 5271 sayılı Ceza Muhakemesi Kanunu’nun 17/10/2019 tarihli ve 7188 sayılı Kanun’un 25. maddesiyle yeniden düzenlenen 252. maddesinin',
    ),
    '5271 sayılı Ceza Muhakemesi Kanunu m. 252: iptal istemi',
  )
  assert.equal(
    norm(
      '27/12/2024 tarihli ve (176) numaralı Cumhurbaşkanlığı Kararnamesi’nin 10. maddesiyle eklenen geçici 3. maddesinin',
    ),
    '(176) numaralı Cumhurbaşkanlığı Kararnamesi m. 10: iptal istemi',
  )
})

test('a subject that breaks off is none, and the claim is told by the text', () => {
  for (const broken of [
    'Davacı, feshin geçersizliğine ve işe iadesine karar verilmesini',
    '4733 sayılı Tütün, Tütün Mamulleri ve Alkol Piyasasının',
    '1072 sayılı Rulet, Tilt, Langırt ve Benzeri Oyun Alet ve',
    'Türkiye Cumhuriyeti',
  ])
    assert.equal(normaliseSubject(broken), undefined, broken)
  for (const whole of ['Hâkimin reddi', 'Hizmet tespiti', 'Yağma, mala zarar vermek', 'Adın değiştirilmesi'])
    assert.equal(normaliseSubject(whole), whole)
  assert.equal(
    normaliseSubject('Yağma, tehdit Yerel Mahkemece verilen hüküm temyiz edilmekle; dosya görüşüldü'),
    'Yağma, tehdit',
  )
})

test('no headline breaks off: lists end behind a part, sentences of boards are whole, people are left out', () => {
  const charges = Array.from({ length: 20 }, (_, at) => `suç numara ${at}`).join(', ')
  const criminal = claim(`Suç : ${charges}\nHüküm : Mahkumiyet`, 'Yargıtay', '6. Ceza Dairesi')
  assert.match(criminal ?? '', /^Suç numara 0, .*suç numara \d+ …$/)
  assert.equal(
    claim("Katılan ...'ya yönelik kasten yaralama suçundan sanık", 'Yargıtay', '3. Ceza Dairesi'),
    'Kasten yaralama',
  )
  const board = (given: string) =>
    claimOf('', { court: 'Rekabet Kurulu', chamber: null, subject: null, given })
  const sentence = `${'Uzun Unvanlı Şirket '.repeat(8)}tarafından devralınması işlemi`
  assert.equal(board(sentence), sentence)
  assert.equal(board(sentence.repeat(3)), 'Devralma işlemine izin istemi')
})

test('a usable subject of the source stands', () => {
  const applied = { court: 'Yargıtay', chamber: '4. Ceza Dairesi', subject: 'Tehdit', given: 'Tehdit' }
  assert.equal(claimOf('Suç : Hakaret', applied), null)
})
