import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomeNamed } from './named-outcome.ts'
import { statedOutcome } from './stated-outcome.ts'

const by = (court: string, chamber: string | null = null, truncated = false) => ({
  country: court.startsWith('KKTC') ? ('kktc' as const) : ('turkey' as const),
  court,
  chamber,
  truncated,
})
const ofYargitay = (ruling: string) =>
  statedOutcome(`Mahkemece davanın reddine karar verilmiştir.\n${ruling}`, by('Yargıtay'))
const vote = '12.03.2015 tarihinde oybirliğiyle karar verildi.'

test('the operative clause of the Yargıtay says what became of the judgment', () => {
  for (const [ruling, outcome] of [
    ['temyiz itirazlarının reddi ile hükmün ONANMASINA,', 'Onama'],
    ['TEMYİZ DAVASININ ESASTAN REDDİYLE HÜKMÜN ONANMASINA,', 'Onama'],
    ['hükmün bu sebeplerden dolayı (BOZULMASINA),', 'Bozma'],
    ['gereğince (BOZU- LMASINA),', 'Bozma'],
    ['bu kısımların çıkartılarak DÜZELTİLMEK ve hüküm, bu bağlamda ONANMAK suretiyle', 'Düzelterek onama'],
    ['HUMK.nun 440. maddesindeki hallere uymayan karar düzeltme isteğinin (REDDİNE),', 'Ret'],
    ['5271 sayılı CMK’nın 223/8. maddesi uyarınca KAMU DAVASININ DÜŞMESİNE,', 'Düşme'],
    ['Ankara 3. Sulh Hukuk Mahkemesinin YARGI YERİ OLARAK BELİRLENMESİNE,', 'Merci tayini'],
    ['Dairemizin GÖREVSİZLİĞİNE, dosyanın ilgili Daireye GÖNDERİLMESİNE,', 'Gönderme'],
    ['eksiklik için dosyanın mahalline GERİ ÇEVRİLMESİNE,', 'Geri çevirme'],
    ['temyiz isteği hakkında bir KARAR VERMEYE YER OLMADIĞINA,', 'Karar verilmesine yer olmadığına'],
  ] as const)
    assert.equal(ofYargitay(`${ruling} ${vote}`), outcome, ruling)
})

test('a quashing that the court puts right itself is a correction, two parts are a quashing in part', () => {
  const corrected =
    'hükmün BOZULMASINA, bozma nedeni yeniden yargılama gerektirmediğinden hükmün DÜZELTİLEREK ONANMASINA,'
  assert.equal(ofYargitay(`${corrected} ${vote}`), 'Düzelterek onama')
  assert.equal(ofYargitay(`I- hükmün ${corrected} II- Diğer hükmün BOZULMASINA, ${vote}`), 'Kısmen bozma')
  assert.equal(ofYargitay(`1- hükmün ONANMASINA, 2- hükmün BOZULMASINA, ${vote}`), 'Kısmen bozma')
  assert.equal(ofYargitay(`hükmün BOZULMASINA, kamu davasının zamanaşımından DÜŞMESİNE, ${vote}`), 'Düşme')
})

test('a dissent, a quoted ruling and one that was taken back do not count', () => {
  const dissent = '\nKARŞI OY\nHükmün ONANMASINA karar verilmesi gerektiğinden çoğunluğa katılmıyorum.'
  assert.equal(ofYargitay(`hükmün BOZULMASINA, ${vote}${dissent}`), 'Bozma')
  assert.equal(
    ofYargitay(`hükmün ONANMASINA ilişkin ilama karşı karar düzeltme isteminin REDDİNE, ${vote}`),
    'Ret',
  )
  assert.equal(
    ofYargitay(
      `"hükmün ONANMASINA" demiştir. İTİRAZIN KABULÜNE, 16.03.2015 günlü kararın KALDIRILMASINA, HÜKMÜN BOZULMASINA, ${vote}`,
    ),
    'Bozma',
  )
})

test('a text that breaks off, or ends without a vote, says nothing', () => {
  assert.equal(
    ofYargitay('Mahkemece hükmün BOZULMASINA uyularak davanın reddine karar verilmiş, hüküm'),
    undefined,
  )
  assert.equal(
    statedOutcome(`hükmün BOZULMASINA, ${vote} Devamında davacının`, by('Yargıtay', null, true)),
    undefined,
  )
  assert.equal(ofYargitay('Davanın reddine karar verilmiştir.'), undefined)
})

test('regional courts hear or refuse an appeal; one that is heard decides', () => {
  const regional = (ruling: string) =>
    statedOutcome(
      `GEREKÇE: İnceleme.\nHÜKÜM: ${ruling} oy birliği ile karar verildi.`,
      by('Ankara Bölge Adliye Mahkemesi'),
    )
  assert.equal(
    regional('Davalının istinaf başvurusunun HMK.nın 353. maddesi uyarınca ESASTAN REDDİNE,'),
    'İstinaf başvurusunun reddi',
  )
  assert.equal(
    regional('Davacının istinaf başvurusunun REDDİNE, davalının istinaf başvurusunun KABULÜ ile'),
    'İstinaf başvurusunun kabulü',
  )
})

test('the Constitutional Court finds a violation, none, or an application inadmissible; it annuls or refuses', () => {
  const of = (ruling: string, chamber: string) =>
    statedOutcome(`III. HÜKÜM\n${ruling} OYBİRLİĞİYLE karar verildi.`, by('Anayasa Mahkemesi', chamber))
  const application = 'Bireysel başvuru – Birinci Bölüm'
  assert.equal(
    of(
      'A. İddianın KABUL EDİLEMEZ OLDUĞUNA, B. Mülkiyet hakkının İHLAL EDİLDİĞİNE, tazminatın REDDİNE',
      application,
    ),
    'İhlal',
  )
  assert.equal(
    of('A. Hakkın ihlal edildiğine ilişkin iddianın KABUL EDİLEMEZ OLDUĞUNA', application),
    'Kabul edilemezlik',
  )
  assert.equal(of('B. Mülkiyet hakkının İHLAL EDİLMEDİĞİNE', application), 'İhlal yok')
  assert.equal(of('İbarenin Anayasa’ya aykırı olduğuna ve İPTALİNE', 'Norm denetimi'), 'İptal')
  assert.equal(of('Anayasa’ya aykırı olmadığına ve iptal talebinin REDDİNE', 'Norm denetimi'), 'Ret')
})

test('judges of Northern Cyprus rule with their last sentence', () => {
  const text = '1. istinaf sebebi reddedilir. Sonuç olarak istinaf kabul edilir. Masraf emri verilmez.'
  assert.equal(statedOutcome(text, by('KKTC Yüksek Mahkemesi')), 'İstinaf başvurusunun kabulü')
})

test('words of a source count only if they name an outcome', () => {
  assert.equal(outcomeNamed('Düzelterek Onama'), 'Düzelterek onama')
  assert.equal(outcomeNamed('KABUL EDİLEMEZ'), 'Kabul edilemezlik')
  assert.equal(outcomeNamed('Red'), 'Ret')
  for (const other of ['annulment', 'Birleşme ve Devralma', '', undefined])
    assert.equal(outcomeNamed(other), undefined)
})
