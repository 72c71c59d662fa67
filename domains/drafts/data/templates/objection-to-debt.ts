import type { Template } from '../../rules/templates/template.ts'
import { inTime, lawyer, ours, oursAddress, oursId, theirs, theirsRepresentative, today } from './fields.ts'

export const objectionToDebt: Template = {
  id: 'borca-itiraz',
  kind: 'enforcement',
  title: 'Borca itiraz dilekçesi',
  purpose: 'İlamsız takipte ödeme emrine itiraz için; süre tebliğden başlayarak yedi gündür.',
  checklist: 'iik-62',
  fields: [
    { key: 'daire', label: 'icra dairesinin adı', type: 'text' },
    { key: 'takip', label: 'takip numarası', type: 'text' },
    ours('borçlunun adı soyadı'),
    oursId('borçlunun T.C. kimlik ya da vergi numarası'),
    oursAddress('borçlunun adresi'),
    lawyer,
    theirs('alacaklının adı soyadı'),
    theirsRepresentative,
    { key: 'teblig', label: 'ödeme emrinin tebliğ tarihi', type: 'date' },
    inTime('itiraz yedi günlük süre içinde mi'),
    {
      key: 'kapsam',
      label: 'itirazın kapsamı',
      type: 'choice',
      choices: ['borcun tamamı', 'borcun bir kısmı'],
    },
    { key: 'kismi', label: 'itiraz edilen tutar', type: 'amount' },
    { key: 'yetki', label: 'yetkiye itiraz ediliyor mu', type: 'yesNo' },
    { key: 'yetkili', label: 'yetkili icra dairesi', type: 'text' },
    { key: 'imza', label: 'imzaya itiraz ediliyor mu', type: 'yesNo' },
    { key: 'nedenler', label: 'itiraz nedenleri', type: 'long' },
    today,
  ],
  text: `
# {daire} MÜDÜRLÜĞÜNE
@ DOSYA NO : {takip}
@ İTİRAZ EDEN BORÇLU : {biz}
@ T.C. KİMLİK / VERGİ NO : {bizKimlik}
@ ADRESİ : {bizAdres}
@ VEKİLİ : {vekil}
@ ALACAKLI : {karsi}
@ ALACAKLI VEKİLİ : {karsiVekil}
@ TEBLİĞ TARİHİ : {teblig}
@ KONU : Ödeme emrine itirazımızdır.
## AÇIKLAMALAR
Ödeme emri {teblig} tarihinde tebliğ edilmiştir.
{?suresinde}
İtirazımız 2004 sayılı İcra ve İflas Kanunu m. 62 uyarınca süresindedir.
{/}
{?yetki}
1. İcra dairesinin yetkisine itiraz ediyoruz; yetkili icra dairesi {yetkili} icra dairesidir (2004 sayılı İcra ve İflas Kanunu m. 50).
{/}
{?imza}
1. Takibe dayanak belge altındaki imzaya ayrıca ve açıkça itiraz ediyoruz.
{/}
{?kapsam=borcun tamamı}
1. Borcun tamamına, işlemiş ve işleyecek faize, faiz oranına ve bütün ferilerine itiraz ediyoruz.
{:}
1. Borcun {kismi} tutarındaki kısmına, bu kısmın işlemiş ve işleyecek faizine ve ferilerine itiraz ediyoruz.
{/}
1. {nedenler}
## SONUÇ VE İSTEM
İtirazımızın kabulü ile 2004 sayılı İcra ve İflas Kanunu m. 66 uyarınca **takibin durdurulmasına** karar verilmesini dileriz. {tarih}
> Borçlu vekili
> {vekil}
`,
}
