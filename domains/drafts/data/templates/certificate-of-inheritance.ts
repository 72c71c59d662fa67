import type { Template } from '../../rules/templates/template.ts'
import { court, lawyer, ours, oursAddress, oursId, today } from './fields.ts'

export const certificateOfInheritance: Template = {
  id: 'veraset',
  kind: 'petition',
  title: 'Veraset ilamı (mirasçılık belgesi) dilekçesi',
  purpose: 'Sulh hukuk mahkemesinden mirasçılık belgesi istemek için.',
  fields: [
    court,
    ours('istemde bulunan mirasçının adı soyadı'),
    oursId('istemde bulunanın T.C. kimlik numarası'),
    oursAddress('istemde bulunanın adresi'),
    lawyer,
    { key: 'muris', label: 'mirasbırakanın adı soyadı', type: 'text' },
    { key: 'murisKimlik', label: 'mirasbırakanın T.C. kimlik numarası', type: 'text' },
    { key: 'olum', label: 'ölüm tarihi', type: 'date' },
    { key: 'yerlesim', label: 'mirasbırakanın son yerleşim yeri', type: 'text' },
    { key: 'mirascilar', label: 'bilinen mirasçılar', type: 'long' },
    { key: 'vasiyet', label: 'vasiyetname var mı', type: 'yesNo' },
    { key: 'vasiyetBilgi', label: 'vasiyetnamenin tarihi ve yeri', type: 'text' },
    today,
  ],
  text: `
# {mahkeme} SAYIN HÂKİMLİĞİNE
@ İSTEMDE BULUNAN : {biz}
@ T.C. KİMLİK NO : {bizKimlik}
@ ADRESİ : {bizAdres}
@ VEKİLİ : {vekil}
@ MİRASBIRAKAN : {muris}
@ T.C. KİMLİK NO : {murisKimlik}
@ KONU : Mirasçılık belgesi verilmesi istemidir.
## AÇIKLAMALAR
1. Mirasbırakan {muris}, {olum} tarihinde ölmüştür; son yerleşim yeri {yerlesim} olup geride aşağıdaki mirasçılar kalmıştır:
* {mirascilar}
{?vasiyet}
1. Mirasbırakanın vasiyetnamesi bulunmaktadır: {vasiyetBilgi}.
{:}
1. Mirasbırakanın bilinen bir vasiyetnamesi yoktur.
{/}
## HUKUKİ NEDENLER
4721 sayılı Türk Medeni Kanunu m. 495, m. 499, m. 598 ve ilgili mevzuat.
## DELİLLER
1. Nüfus kayıtları.
1. Tanık beyanları ve her türlü yasal delil.
## SONUÇ VE İSTEM
Mirasçıları ve miras paylarını gösteren **mirasçılık belgesi** verilmesine karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> İstemde bulunan vekili
> {vekil}
`,
}
