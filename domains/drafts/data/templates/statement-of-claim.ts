import type { Template } from '../../rules/templates/template.ts'
import {
  court,
  evidence,
  facts,
  lawyer,
  lawyerAddress,
  ours,
  oursAddress,
  oursId,
  request,
  theirs,
  theirsAddress,
  today,
} from './fields.ts'

export const statementOfClaim: Template = {
  id: 'dava-dilekcesi',
  kind: 'petition',
  title: 'Dava dilekçesi',
  purpose: 'Hukuk mahkemesinde yazılı yargılama usulüne bağlı bir dava açmak için.',
  checklist: 'hmk-119',
  fields: [
    court,
    ours('davacının adı soyadı'),
    oursId('davacının T.C. kimlik numarası'),
    oursAddress('davacının adresi'),
    lawyer,
    lawyerAddress,
    theirs('davalının adı soyadı'),
    theirsAddress('davalının adresi'),
    { key: 'konu', label: 'dava konusu', type: 'text' },
    { key: 'parasal', label: 'dava konusu parayla ölçülebilir mi', type: 'yesNo' },
    { key: 'deger', label: 'dava değeri', type: 'amount' },
    facts(),
    { key: 'sebepler', label: 'dayanılan maddi hukuk kuralları', type: 'text' },
    evidence,
    { key: 'tanik', label: 'tanık dinletilecek mi', type: 'yesNo' },
    { key: 'arabulucu', label: 'dava şartı arabuluculuğa başvuruldu mu', type: 'yesNo' },
    { key: 'tutanak', label: 'arabuluculuk son tutanağının tarihi', type: 'date' },
    request(),
    { key: 'faiz', label: 'faiz isteniyor mu', type: 'yesNo' },
    { key: 'faizBaslangici', label: 'faizin başlangıç tarihi', type: 'date' },
    today,
  ],
  text: `
# {mahkeme} SAYIN HÂKİMLİĞİNE
@ DAVACI : {biz}
@ T.C. KİMLİK NO : {bizKimlik}
@ ADRESİ : {bizAdres}
@ VEKİLİ : {vekil}
@ VEKİLİN ADRESİ : {vekilAdres}
@ DAVALI : {karsi}
@ ADRESİ : {karsiAdres}
@ KONU : {konu}
{?parasal}
@ DAVA DEĞERİ : {deger}
{/}
## AÇIKLAMALAR
1. {olaylar}
{?arabulucu}
1. Uyuşmazlık dava açılmadan önce arabuluculuğa götürülmüş, arabuluculuk {tutanak} tarihli son tutanakla sona ermiştir. Tutanağın aslı dilekçe ekindedir.
{/}
1. Yukarıda açıklanan nedenlerle bu davanın açılması zorunlu olmuştur.
## HUKUKİ NEDENLER
{sebepler}, 6100 sayılı Hukuk Muhakemeleri Kanunu m. 118, m. 119 ve ilgili mevzuat.
## DELİLLER
1. {deliller}
{?tanik}
1. Tanık beyanları (isim ve adresler, 6100 sayılı Hukuk Muhakemeleri Kanunu m. 240 uyarınca verilecek süre içinde bildirilecektir).
{/}
1. Keşif, bilirkişi incelemesi, yemin ve karşı delil sunma hakkımız saklı kalmak üzere her türlü yasal delil.
## SONUÇ VE İSTEM
Yukarıda açıklanan ve mahkemece resen gözetilecek nedenlerle, davamızın kabulü ile;
1. {talep}
{?faiz}
1. Hüküm altına alınacak alacağa {faizBaslangici} tarihinden başlayarak faiz işletilmesine,
{/}
1. Yargılama giderleri ile vekâlet ücretinin davalıya yükletilmesine
karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> Davacı vekili
> {vekil}
`,
}
