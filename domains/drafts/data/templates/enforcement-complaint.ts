import type { Template } from '../../rules/templates/template.ts'
import { inTime, lawyer, ours, oursAddress, theirs, today } from './fields.ts'

export const enforcementComplaint: Template = {
  id: 'sikayet',
  kind: 'enforcement',
  title: 'Şikâyet dilekçesi (icra)',
  purpose:
    'İcra ve iflas dairesinin işlemine karşı icra mahkemesine; kural olarak öğrenmeden başlayarak yedi gün içinde.',
  fields: [
    { key: 'icraMahkemesi', label: 'icra hukuk mahkemesinin adı', type: 'text' },
    ours('şikâyet edenin adı soyadı'),
    oursAddress('şikâyet edenin adresi'),
    lawyer,
    theirs('karşı tarafın adı soyadı'),
    { key: 'daire', label: 'icra dairesinin adı', type: 'text' },
    { key: 'takip', label: 'takip numarası', type: 'text' },
    { key: 'islem', label: 'şikâyet edilen işlem', type: 'long' },
    { key: 'ogrenme', label: 'işlemin öğrenildiği tarih', type: 'date' },
    { key: 'suresiz', label: 'şikâyet süresiz mi', type: 'yesNo' },
    inTime('şikâyet yedi günlük süre içinde mi'),
    { key: 'nedenler', label: 'şikâyet nedenleri', type: 'long' },
    { key: 'durdurma', label: 'takibin durdurulması isteniyor mu', type: 'yesNo' },
    today,
  ],
  text: `
# {icraMahkemesi} SAYIN HÂKİMLİĞİNE
@ ŞİKÂYET EDEN : {biz}
@ ADRESİ : {bizAdres}
@ VEKİLİ : {vekil}
@ KARŞI TARAF : {karsi}
@ İCRA DOSYASI : {daire} {takip}
@ ŞİKÂYET EDİLEN İŞLEM : {islem}
@ ÖĞRENME TARİHİ : {ogrenme}
@ KONU : İcra dairesi işleminin kaldırılması istemidir.
## AÇIKLAMALAR
{?suresiz}
1. Şikâyet, bir hakkın yerine getirilmemesi ya da sebepsiz sürüncemede bırakılması nedenine dayandığından 2004 sayılı İcra ve İflas Kanunu m. 16/2 uyarınca süreye bağlı değildir.
{:}
1. İşlem {ogrenme} tarihinde öğrenilmiştir.
{?suresinde}
1. Şikâyet 2004 sayılı İcra ve İflas Kanunu m. 16 uyarınca yedi günlük süre içindedir.
{/}
{/}
1. {nedenler}
## HUKUKİ NEDENLER
2004 sayılı İcra ve İflas Kanunu m. 16, m. 17, m. 18, m. 22 ve ilgili mevzuat.
## SONUÇ VE İSTEM
{?durdurma}
1. 2004 sayılı İcra ve İflas Kanunu m. 22 uyarınca takibin şikâyet sonuçlanıncaya kadar durdurulmasına,
{/}
1. Şikâyetimizin kabulü ile şikâyet edilen işlemin **kaldırılmasına**
karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> Şikâyet eden vekili
> {vekil}
`,
}
