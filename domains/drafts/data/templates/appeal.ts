import type { Template } from '../../rules/templates/template.ts'
import {
  court,
  docket,
  inTime,
  lawyer,
  lawyerAddress,
  ours,
  oursAddress,
  theirs,
  theirsRepresentative,
  today,
} from './fields.ts'

export const appeal: Template = {
  id: 'istinaf',
  kind: 'petition',
  title: 'İstinaf dilekçesi',
  purpose:
    'İlk derece mahkemesinin kararına karşı bölge adliye mahkemesine başvurmak için; süre tebliğden başlayarak iki haftadır.',
  checklist: 'hmk-342',
  fields: [
    { key: 'bam', label: 'bölge adliye mahkemesi hukuk dairesi', type: 'text' },
    court,
    docket,
    { key: 'kararNo', label: 'karar numarası', type: 'text' },
    { key: 'kararTarihi', label: 'karar tarihi', type: 'date' },
    { key: 'teblig', label: 'kararın tebliğ tarihi', type: 'date' },
    inTime('başvuru iki haftalık süre içinde mi'),
    { key: 'taraf', label: 'istinaf edenin sıfatı', type: 'choice', choices: ['davacı', 'davalı'] },
    ours('istinaf edenin adı soyadı'),
    oursAddress('istinaf edenin adresi'),
    lawyer,
    lawyerAddress,
    theirs('karşı tarafın adı soyadı'),
    theirsRepresentative,
    { key: 'karar', label: 'kararın özeti', type: 'long' },
    { key: 'nedenler', label: 'istinaf nedenleri ve gerekçesi', type: 'long' },
    { key: 'durdurma', label: 'icranın geri bırakılması isteniyor mu', type: 'yesNo' },
    { key: 'durusma', label: 'duruşma isteniyor mu', type: 'yesNo' },
    today,
  ],
  text: `
# {bam} BAŞKANLIĞINA
# SUNULMAK ÜZERE
# {mahkeme} SAYIN HÂKİMLİĞİNE
@ DOSYA NO : {esas} Esas, {kararNo} Karar
@ İSTİNAF EDEN : {biz} ({taraf})
@ ADRESİ : {bizAdres}
@ VEKİLİ : {vekil}
@ VEKİLİN ADRESİ : {vekilAdres}
@ KARŞI TARAF : {karsi}
@ VEKİLİ : {karsiVekil}
@ KARAR TARİHİ : {kararTarihi}
@ TEBLİĞ TARİHİ : {teblig}
@ KONU : Kararın istinaf yoluyla incelenerek kaldırılması istemidir.
## KARARIN ÖZETİ
{karar}
## İSTİNAF NEDENLERİ
Karar {teblig} tarihinde tebliğ edilmiştir.
{?suresinde}
Başvurumuz 6100 sayılı Hukuk Muhakemeleri Kanunu m. 345 uyarınca süresindedir.
{/}
1. {nedenler}
1. Kamu düzenine aykırılıklar 6100 sayılı Hukuk Muhakemeleri Kanunu m. 355 uyarınca kendiliğinden gözetilmelidir.
## SONUÇ VE İSTEM
Yukarıda açıklanan ve kendiliğinden gözetilecek nedenlerle;
{?durdurma}
1. 2004 sayılı İcra ve İflas Kanunu m. 36 uyarınca icranın geri bırakılmasına,
{/}
{?durusma}
1. İncelemenin duruşmalı yapılmasına,
{/}
1. İstinaf başvurumuzun kabulü ile ilk derece mahkemesi kararının **kaldırılmasına** ve 6100 sayılı Hukuk Muhakemeleri Kanunu m. 353 uyarınca istemimiz doğrultusunda yeniden karar verilmesine,
1. Yargılama giderleri ile vekâlet ücretinin karşı tarafa yükletilmesine
karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> İstinaf eden vekili
> {vekil}
`,
}
