/** Tests of words that lawyers type for a time limit, with the limit that they mean. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usualLimits } from '../../data/limits-usual.ts'
import { findLimits } from './find.ts'
import { findNamedLimit, namedLimits } from './named-limits.ts'

/** Typed words | the time limit that comes first. */
const first = `
istinaf | hmk-istinaf
isti | hmk-istinaf
istnaf | hmk-istinaf
İSTİNAF | hmk-istinaf
istinafa cevap | cmk-istinaf-cevap
ceza istinaf | cmk-istinaf
idari istinaf | iyuk-istinaf
icra istinaf | iik-istinaf
appeal | hmk-istinaf
temyiz | hmk-temyiz
temiyz | hmk-temyiz
ceza temyiz | cmk-temyiz
cevap | hmk-cevap-dilekcesi
cevap dilekcesi | hmk-cevap-dilekcesi
statement of defence | hmk-cevap-dilekcesi
replik | hmk-cevaba-cevap
duplik | hmk-ikinci-cevap
rejoinder | hmk-ikinci-cevap
itiraz | iik-itiraz-ilamsiz
odeme emrine itiraz | iik-itiraz-ilamsiz
ödeme emirne itiraz | iik-itiraz-ilamsiz
payment order | iik-itiraz-ilamsiz
imzaya itiraz | iik-kambiyo-imza
bilirkisi raporuna itiraz | hmk-bilirkisi-itiraz
expert report | hmk-bilirkisi-itiraz
ise iade | isk-ise-iade-arabulucu
işe iade | isk-ise-iade-arabulucu
kıdem | isk-tazminat-za
kidem tazminati | isk-tazminat-za
severance | isk-tazminat-za
ihbar süresi | isk-ihbar-1
fazla mesai | isk-ucret-za
haklı fesih | isk-hakli-fesih
kira | tbk-bes-yil
kira tespit | tbk-kira-tespit
tahliye | tbk-gereksinim-dava
tahliye taahhudu | tbk-tahliye-taahhudu
eviction | tbk-gereksinim-dava
nafaka | tmk-bosanma-fer-i
ecrimisil | tbk-bes-yil
ecrimsil | tbk-bes-yil
haksız fiil | tbk-haksiz-fiil
trafik kazasi | 2918-za
sebepsiz zenginlesme | tbk-sebepsiz-zenginlesme
zamanaşımı | tbk-genel-za
iptal davası | iyuk-dava-idare
tam yargi davasi | iyuk-dava-idare
vergi davası | iyuk-dava-vergi
yürütmenin durdurulması | iyuk-yd-itiraz
bireysel basvuru | aym-bireysel
individual application | aym-bireysel
aihm | aihm-basvuru
idari para cezası | kabahat-basvuru
administrative fine | kabahat-basvuru
takipsizlik | cmk-kyok-itiraz
kyok | cmk-kyok-itiraz
hagb | cmk-hagb-istinaf
şikayet | tck-sikayet
itirazın iptali | iik-itirazin-iptali
itirazin kaldirilmasi | iik-itirazin-kaldirilmasi
istirdat | iik-istirdat
ihalenin feshi | iik-ihalenin-feshi
reddi miras | tmk-mirasin-reddi
mirasın reddi | tmk-mirasin-reddi
şufa | tmk-yasal-onalim
genel kurul | ttk-genel-kurul-iptal
faturaya itiraz | ttk-fatura-itiraz
hakem heyeti | tkhk-thh-itiraz
tasarrufun iptali | iik-iptal-davasi
hmk 345 | hmk-istinaf
tmk 606 | tmk-mirasin-reddi
kamulastirma | 2942-iptal-davasi
konkordato itiraz | iik-konkordato-itiraz
babalık davası | tmk-babalik-ana
`

const pairs = first
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('typed words find the usual time limit first, even without Turkish letters and with a slip', () => {
  assert.ok(pairs.length >= 60)
  const wrong = pairs.filter(([typed = '', wanted]) => findLimits(typed)[0] !== wanted)
  assert.deepEqual(
    wrong.map(([typed = '', wanted]) => [typed, wanted, findLimits(typed)[0]]),
    [],
  )
})

test('a name that is typed as a whole comes among the first three, unless others have the same name', () => {
  const far = namedLimits.filter(({ id, name }) => !findLimits(name).slice(0, 3).includes(id))
  const isShared = (name: string) => namedLimits.filter((one) => one.name === name).length > 3
  assert.deepEqual(
    far.filter(({ name }) => !isShared(name)).map(({ id }) => id),
    [],
  )
})

test('phrases lead to time limits that there are, and words that nobody knows find none', () => {
  const ids = usualLimits
    .trim()
    .split('\n')
    .flatMap((line) => (line.split('|')[1] ?? '').trim().split(' '))
  assert.deepEqual(
    ids.filter((id) => !findNamedLimit(id)),
    [],
  )
  assert.deepEqual(findLimits('zürafa'), [])
  assert.equal(findLimits(' ').length, namedLimits.length)
})
