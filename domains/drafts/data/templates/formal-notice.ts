import type { Template } from '../../rules/templates/template.ts'
import { facts, lawyer, lawyerAddress, ours, oursAddress, theirs, theirsAddress, today } from './fields.ts'

export const formalNotice: Template = {
  id: 'ihtarname',
  kind: 'notice',
  title: 'İhtarname',
  purpose:
    'Borçluyu noter aracılığıyla temerrüde düşürmek ya da bir yükümlülüğün yerine getirilmesini istemek için.',
  fields: [
    { key: 'noter', label: 'noterliğin adı', type: 'text' },
    ours('ihtar edenin adı soyadı'),
    oursAddress('ihtar edenin adresi'),
    lawyer,
    lawyerAddress,
    theirs('muhatabın adı soyadı'),
    theirsAddress('muhatabın adresi'),
    { key: 'konu', label: 'ihtarın konusu', type: 'text' },
    facts('ihtara yol açan olaylar'),
    { key: 'paraBorcu', label: 'istenen bir para borcu mu', type: 'yesNo' },
    { key: 'tutar', label: 'ödenmemiş borç tutarı', type: 'amount' },
    { key: 'hesap', label: 'ödemenin yapılacağı IBAN', type: 'text' },
    { key: 'yukumluluk', label: 'yerine getirilmesi istenen yükümlülük', type: 'long' },
    { key: 'sure', label: 'verilen süre (gün)', type: 'number' },
    today,
  ],
  text: `
# {noter} NOTERLİĞİ ARACILIĞIYLA İHTARNAME
@ İHTAR EDEN : {biz}
@ ADRESİ : {bizAdres}
@ VEKİLİ : {vekil}
@ VEKİLİN ADRESİ : {vekilAdres}
@ MUHATAP : {karsi}
@ ADRESİ : {karsiAdres}
@ KONU : {konu}
## AÇIKLAMALAR
1. {olaylar}
{?paraBorcu}
1. Müvekkile {tutar} borcunuz bulunmaktadır.
1. İşbu ihtarnamenin tarafınıza tebliğinden başlayarak **{sure} gün** içinde borcunuzun tamamını müvekkile ait {hesap} numaralı hesaba ödemeniz gerekmektedir.
1. Verilen süre içinde ödeme yapılmaması hâlinde 6098 sayılı Türk Borçlar Kanunu m. 117 uyarınca temerrüde düşeceğinizi, aynı Kanunun 120. maddesi uyarınca temerrüt faizi isteneceğini bildiririz.
{:}
1. İşbu ihtarnamenin tarafınıza tebliğinden başlayarak **{sure} gün** içinde aşağıdaki yükümlülüğünüzü yerine getirmeniz gerekmektedir:
* {yukumluluk}
1. Aksi hâlde 6098 sayılı Türk Borçlar Kanunu m. 125 uyarınca aynen ifa ve gecikme tazminatı ile seçimlik haklarımızın kullanılacağını bildiririz.
{/}
## SONUÇ
Yukarıda belirtilen sürede gereğinin yerine getirilmemesi hâlinde hakkınızda dava ve icra takibi yoluna başvurulacağını, doğacak bütün yargılama gideri, vekâlet ücreti ve faizden sorumlu olacağınızı, fazlaya ilişkin her türlü hakkımız saklı kalmak üzere vekil olarak ihtar ederiz. {tarih}
> İhtar eden vekili
> {vekil}
Sayın Noter; üç nüshadan oluşan işbu ihtarnamenin bir nüshasının muhataba tebliğini, bir nüshasının dairenizde saklanmasını, tebliğ şerhli bir nüshasının tarafımıza verilmesini dileriz.
`,
}
