import type { Template } from '../../rules/templates/template.ts'
import { evidence, facts, inTime, lawyer, ours, oursAddress, oursId, theirs, today } from './fields.ts'

export const criminalComplaint: Template = {
  id: 'suc-duyurusu',
  kind: 'petition',
  title: 'Suç duyurusu',
  purpose: 'Cumhuriyet başsavcılığına ihbar ve şikâyet için.',
  checklist: 'cmk-158',
  fields: [
    { key: 'savcilik', label: 'Cumhuriyet başsavcılığının adı', type: 'text' },
    ours('müştekinin adı soyadı'),
    oursId('müştekinin T.C. kimlik numarası'),
    oursAddress('müştekinin adresi'),
    lawyer,
    theirs('şüphelinin adı soyadı'),
    { key: 'suc', label: 'suçun adı', type: 'text' },
    { key: 'sucTarihi', label: 'suç tarihi', type: 'date' },
    { key: 'sucYeri', label: 'suç yeri', type: 'text' },
    facts('olayın anlatımı'),
    { key: 'sikayeteBagli', label: 'suç şikâyete bağlı mı', type: 'yesNo' },
    { key: 'ogrenme', label: 'fiilin ve failin öğrenildiği tarih', type: 'date' },
    inTime('şikâyet altı aylık süre içinde mi'),
    { key: 'maddeler', label: 'uygulanması istenen ceza hükümleri', type: 'text' },
    evidence,
    today,
  ],
  text: `
# {savcilik} CUMHURİYET BAŞSAVCILIĞINA
@ MÜŞTEKİ : {biz}
@ T.C. KİMLİK NO : {bizKimlik}
@ ADRESİ : {bizAdres}
@ VEKİLİ : {vekil}
@ ŞÜPHELİ : {karsi}
@ SUÇ : {suc}
@ SUÇ TARİHİ VE YERİ : {sucTarihi}, {sucYeri}
@ KONU : Şüpheli hakkında soruşturma yapılarak kamu davası açılması istemidir.
## AÇIKLAMALAR
1. {olaylar}
{?sikayeteBagli}
1. Fiil ve fail {ogrenme} tarihinde öğrenilmiştir.
{?suresinde}
1. Şikâyet 5237 sayılı Türk Ceza Kanunu m. 73 uyarınca altı aylık süre içindedir.
{/}
{/}
## HUKUKİ NEDENLER
{maddeler}, 5271 sayılı Ceza Muhakemesi Kanunu m. 158, m. 160 ve ilgili mevzuat.
## DELİLLER
1. {deliller}
1. Soruşturma sırasında toplanacak her türlü delil.
## SONUÇ VE İSTEM
Şüpheli hakkında **soruşturma yapılarak** cezalandırılması için kamu davası açılmasını, müştekinin davadan haberdar edilmesini vekil olarak saygıyla dileriz. {tarih}
> Müşteki vekili
> {vekil}
`,
}
