import type { Template } from '../../rules/templates/template.ts'
import {
  inTime,
  lawyer,
  lawyerAddress,
  ours,
  oursAddress,
  theirs,
  theirsRepresentative,
  today,
} from './fields.ts'

export const cassation: Template = {
  id: 'temyiz',
  kind: 'petition',
  title: 'Temyiz dilekçesi',
  purpose:
    'Bölge adliye mahkemesi kararına karşı Yargıtaya başvurmak için; süre tebliğden başlayarak iki haftadır.',
  checklist: 'hmk-364',
  fields: [
    { key: 'bam', label: 'bölge adliye mahkemesi hukuk dairesi', type: 'text' },
    { key: 'bamEsas', label: 'bölge adliye mahkemesi esas numarası', type: 'text' },
    { key: 'bamKarar', label: 'bölge adliye mahkemesi karar numarası', type: 'text' },
    { key: 'kararTarihi', label: 'karar tarihi', type: 'date' },
    { key: 'teblig', label: 'kararın tebliğ tarihi', type: 'date' },
    inTime('başvuru iki haftalık süre içinde mi'),
    { key: 'taraf', label: 'temyiz edenin sıfatı', type: 'choice', choices: ['davacı', 'davalı'] },
    ours('temyiz edenin adı soyadı'),
    oursAddress('temyiz edenin adresi'),
    lawyer,
    lawyerAddress,
    theirs('karşı tarafın adı soyadı'),
    theirsRepresentative,
    { key: 'karar', label: 'kararın özeti', type: 'long' },
    { key: 'nedenler', label: 'temyiz nedenleri ve gerekçesi', type: 'long' },
    { key: 'durdurma', label: 'icranın geri bırakılması isteniyor mu', type: 'yesNo' },
    { key: 'durusma', label: 'duruşma isteniyor mu', type: 'yesNo' },
    today,
  ],
  text: `
# YARGITAY İLGİLİ HUKUK DAİRESİ BAŞKANLIĞINA
# SUNULMAK ÜZERE
# {bam} BAŞKANLIĞINA
@ DOSYA NO : {bamEsas} Esas, {bamKarar} Karar
@ TEMYİZ EDEN : {biz} ({taraf})
@ ADRESİ : {bizAdres}
@ VEKİLİ : {vekil}
@ VEKİLİN ADRESİ : {vekilAdres}
@ KARŞI TARAF : {karsi}
@ VEKİLİ : {karsiVekil}
@ KARAR TARİHİ : {kararTarihi}
@ TEBLİĞ TARİHİ : {teblig}
@ KONU : Bölge adliye mahkemesi kararının temyizen bozulması istemidir.
## KARARIN ÖZETİ
{karar}
## TEMYİZ NEDENLERİ
Karar {teblig} tarihinde tebliğ edilmiştir.
{?suresinde}
Başvurumuz 6100 sayılı Hukuk Muhakemeleri Kanunu m. 361 uyarınca süresindedir.
{/}
1. {nedenler}
1. Açıklanan hususlar 6100 sayılı Hukuk Muhakemeleri Kanunu m. 371 uyarınca bozma nedenidir.
## SONUÇ VE İSTEM
Yukarıda açıklanan ve kendiliğinden gözetilecek nedenlerle;
{?durdurma}
1. 2004 sayılı İcra ve İflas Kanunu m. 36 uyarınca icranın geri bırakılmasına,
{/}
{?durusma}
1. 6100 sayılı Hukuk Muhakemeleri Kanunu m. 369 uyarınca incelemenin duruşmalı yapılmasına,
{/}
1. Usul ve yasaya aykırı kararın **bozulmasına**,
1. Yargılama giderleri ile vekâlet ücretinin karşı tarafa yükletilmesine
karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> Temyiz eden vekili
> {vekil}
`,
}
