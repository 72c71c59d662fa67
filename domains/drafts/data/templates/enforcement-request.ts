import type { Template } from '../../rules/templates/template.ts'
import { lawyer, lawyerAddress, ours, oursAddress, oursId, theirs, theirsAddress, today } from './fields.ts'

export const enforcementRequest: Template = {
  id: 'icra-takip-talebi',
  kind: 'enforcement',
  title: 'İcra takip talebi',
  purpose: 'İlamsız genel haciz yoluyla takip başlatmak için.',
  checklist: 'iik-58',
  fields: [
    { key: 'daire', label: 'icra dairesinin adı', type: 'text' },
    ours('alacaklının adı soyadı'),
    oursId('alacaklının T.C. kimlik ya da vergi numarası'),
    oursAddress('alacaklının adresi'),
    lawyer,
    lawyerAddress,
    { key: 'hesap', label: 'alacaklının ya da vekilinin banka hesap numarası', type: 'text' },
    theirs('borçlunun adı soyadı'),
    {
      key: 'karsiKimlik',
      label: 'borçlunun T.C. kimlik ya da vergi numarası',
      type: 'text',
      isOptional: true,
    },
    theirsAddress('borçlunun adresi'),
    { key: 'asil', label: 'asıl alacak', type: 'amount' },
    { key: 'islemis', label: 'işlemiş faiz var mı', type: 'yesNo' },
    { key: 'islemisFaiz', label: 'işlemiş faiz tutarı', type: 'amount' },
    { key: 'faizBaslangici', label: 'faizin başlangıç tarihi', type: 'date' },
    { key: 'toplam', label: 'takip tutarı', type: 'amount' },
    {
      key: 'faizTuru',
      label: 'istenen faizin türü',
      type: 'choice',
      choices: ['yasal faiz', 'avans faizi', 'sözleşme faizi'],
    },
    { key: 'sebep', label: 'borcun sebebi', type: 'long' },
    { key: 'senet', label: 'dayanılan senet ya da belge', type: 'text', isOptional: true },
    today,
  ],
  text: `
# {daire} MÜDÜRLÜĞÜNE
# TAKİP TALEBİ
@ ALACAKLI : {biz}
@ T.C. KİMLİK / VERGİ NO : {bizKimlik}
@ ADRESİ : {bizAdres}
@ VEKİLİ : {vekil}
@ VEKİLİN ADRESİ : {vekilAdres}
@ BANKA HESABI : {hesap}
@ BORÇLU : {karsi}
@ T.C. KİMLİK / VERGİ NO : {karsiKimlik}
@ ADRESİ : {karsiAdres}
@ ASIL ALACAK : {asil}
{?islemis}
@ İŞLEMİŞ FAİZ : {islemisFaiz} ({faizBaslangici} tarihinden takip tarihine kadar)
{/}
@ TAKİP TUTARI : {toplam}
@ BORCUN SEBEBİ : {sebep}
@ DAYANAK BELGE : {senet}
@ TAKİP YOLU : 2004 sayılı İcra ve İflas Kanunu m. 42 uyarınca genel haciz yoluyla ilamsız takip
## İSTEM
Asıl alacağa takip tarihinden başlayarak {faizTuru} işletilmesi, icra giderleri ve vekâlet ücreti ile birlikte, kısmi ödemelerde 6098 sayılı Türk Borçlar Kanunu m. 100 hükmü saklı kalmak üzere, yukarıda yazılı alacağın borçludan tahsili için 2004 sayılı İcra ve İflas Kanunu m. 58 ve m. 60 uyarınca ödeme emri gönderilmesini, süresinde itiraz edilmez ve borç ödenmezse haciz işlemlerine geçilmesini dileriz. {tarih}
> Alacaklı vekili
> {vekil}
`,
}
