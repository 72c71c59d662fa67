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
  theirs,
  theirsAddress,
  today,
} from './fields.ts'

export const annulmentOfObjection: Template = {
  id: 'itirazin-iptali',
  kind: 'petition',
  title: 'İtirazın iptali davası dilekçesi',
  purpose:
    'Borçlunun itirazıyla duran takibin devamı için; itirazın alacaklıya tebliğinden başlayarak bir yıl içinde.',
  checklist: 'hmk-119',
  fields: [
    court,
    ours('davacı alacaklının adı soyadı'),
    oursId('davacının T.C. kimlik ya da vergi numarası'),
    oursAddress('davacının adresi'),
    lawyer,
    lawyerAddress,
    theirs('davalı borçlunun adı soyadı'),
    theirsAddress('davalının adresi'),
    { key: 'daire', label: 'icra dairesinin adı', type: 'text' },
    { key: 'takip', label: 'takip numarası', type: 'text' },
    { key: 'deger', label: 'itiraza uğrayan alacak', type: 'amount' },
    { key: 'itiraz', label: 'itirazın tebliğ tarihi', type: 'date' },
    { key: 'tebligVar', label: 'itiraz alacaklıya tebliğ edildi mi', type: 'yesNo' },
    facts('alacağın doğumu ve itirazın haksızlığı'),
    { key: 'arabulucu', label: 'dava şartı arabuluculuğa başvuruldu mu', type: 'yesNo' },
    { key: 'likit', label: 'alacak likit mi', type: 'yesNo' },
    { key: 'tutanak', label: 'arabuluculuk son tutanağının tarihi', type: 'date' },
    evidence,
    today,
  ],
  text: `
# {mahkeme} SAYIN HÂKİMLİĞİNE
@ DAVACI : {biz}
@ T.C. KİMLİK / VERGİ NO : {bizKimlik}
@ ADRESİ : {bizAdres}
@ VEKİLİ : {vekil}
@ VEKİLİN ADRESİ : {vekilAdres}
@ DAVALI : {karsi}
@ ADRESİ : {karsiAdres}
@ DAVA DEĞERİ : {deger}
@ KONU : {daire} {takip} sayılı dosyasında yapılan itirazın iptali, takibin devamı ve icra inkâr tazminatı istemidir.
## AÇIKLAMALAR
1. {olaylar}
1. Davalı, {daire} {takip} sayılı dosyasındaki takibe itiraz etmiş ve takip durmuştur.
{?tebligVar}
1. İtiraz {itiraz} tarihinde tebliğ edilmiş olup dava 2004 sayılı İcra ve İflas Kanunu m. 67 uyarınca açılmıştır.
{:}
1. İtiraz tarafımıza tebliğ edilmediğinden 2004 sayılı İcra ve İflas Kanunu m. 67 uyarınca dava açma süresi işlemeye başlamamıştır.
{/}
{?arabulucu}
1. Dava açılmadan önce arabuluculuğa başvurulmuş, arabuluculuk {tutanak} tarihli son tutanakla sona ermiştir; tutanak ektedir.
{/}
1. Davalının itirazı haksızdır.
{?likit}
1. Alacak likittir.
{/}
## HUKUKİ NEDENLER
2004 sayılı İcra ve İflas Kanunu m. 67, 6100 sayılı Hukuk Muhakemeleri Kanunu m. 119 ve ilgili mevzuat.
## DELİLLER
1. {daire} {takip} sayılı takip dosyası.
1. {deliller}
1. Bilirkişi incelemesi, yemin ve her türlü yasal delil.
## SONUÇ VE İSTEM
Davamızın kabulü ile;
1. Davalının itirazının **iptaline** ve takibin devamına,
1. Hükmolunan tutarın yüzde yirmisinden aşağı olmamak üzere icra inkâr tazminatının davalıdan alınmasına,
1. Yargılama giderleri ile vekâlet ücretinin davalıya yükletilmesine
karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> Davacı vekili
> {vekil}
`,
}
