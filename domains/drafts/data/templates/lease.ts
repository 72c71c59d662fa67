import type { Template } from '../../rules/templates/template.ts'
import { today } from './fields.ts'

export const lease: Template = {
  id: 'kira-sozlesmesi',
  kind: 'contract',
  title: 'Kira sözleşmesi',
  purpose: 'Konut ya da çatılı iş yeri kirası için.',
  fields: [
    { key: 'kiraya', label: 'kiraya verenin adı soyadı', type: 'long', fact: 'ours' },
    { key: 'kirayaKimlik', label: 'kiraya verenin T.C. kimlik numarası', type: 'text' },
    { key: 'kirayaAdres', label: 'kiraya verenin adresi', type: 'text' },
    { key: 'kiraci', label: 'kiracının adı soyadı', type: 'long', fact: 'theirs' },
    { key: 'kiraciKimlik', label: 'kiracının T.C. kimlik numarası', type: 'text' },
    { key: 'kiraciAdres', label: 'kiracının adresi', type: 'text' },
    { key: 'yer', label: 'kiralananın adresi ve tapu bilgisi', type: 'long' },
    { key: 'kullanim', label: 'kullanım amacı', type: 'choice', choices: ['konut', 'iş yeri'] },
    { key: 'baslangic', label: 'kiranın başlangıcı', type: 'date' },
    { key: 'sure', label: 'süre (ay)', type: 'number' },
    { key: 'kira', label: 'aylık kira', type: 'amount' },
    { key: 'gun', label: 'ödeme günü', type: 'number' },
    { key: 'hesap', label: 'ödeme hesabı (IBAN)', type: 'text' },
    { key: 'depozito', label: 'güvence alınıyor mu', type: 'yesNo' },
    { key: 'depozitoTutar', label: 'güvence bedeli', type: 'amount' },
    { key: 'aidat', label: 'aidatı kiracı mı öder', type: 'yesNo' },
    today,
  ],
  text: `
# KİRA SÖZLEŞMESİ
@ KİRAYA VEREN : {kiraya}
@ T.C. KİMLİK NO : {kirayaKimlik}
@ ADRESİ : {kirayaAdres}
@ KİRACI : {kiraci}
@ T.C. KİMLİK NO : {kiraciKimlik}
@ ADRESİ : {kiraciAdres}
@ KİRALANAN : {yer}
@ KULLANIM AMACI : {kullanim}
## 1. SÜRE
Kira {baslangic} tarihinde başlar ve {sure} ay sürer. Belirli süreli sözleşmede kiracı, sürenin bitiminden en az on beş gün önce bildirimde bulunmadıkça sözleşme aynı koşullarla bir yıl uzar (6098 sayılı Türk Borçlar Kanunu m. 347).
## 2. KİRA BEDELİ
Aylık kira {kira} olup her ayın {gun}. gününe kadar {hesap} numaralı hesaba ödenir.
## 3. KİRA ARTIŞI
Yenilenen dönemlerde kira, bir önceki kira yılında tüketici fiyat endeksindeki on iki aylık ortalamalara göre değişim oranını geçmemek üzere artırılır (6098 sayılı Türk Borçlar Kanunu m. 344).
{?depozito}
## 4. GÜVENCE
Kiracı {depozitoTutar} güvence verir. Güvence üç aylık kirayı aşamaz ve 6098 sayılı Türk Borçlar Kanunu m. 342 uyarınca bankada vadeli bir hesaba yatırılır.
{/}
## 5. GİDERLER
Elektrik, su, doğal gaz ve iletişim giderleri kiracıya aittir.
{?aidat}
Olağan yönetim giderleri (aidat) kiracıya, ana yapıya ilişkin demirbaş giderleri kiraya verene aittir.
{:}
Yönetim giderleri (aidat) kiraya verene aittir.
{/}
## 6. KULLANIM
Kiracı kiralananı sözleşmeye uygun ve özenle kullanır, komşulara saygı gösterir; kiraya verenin yazılı izni olmadan alt kiraya veremez ve kullanım hakkını devredemez (6098 sayılı Türk Borçlar Kanunu m. 316, m. 322).
## 7. GERİ VERME
Kiracı kiralananı sözleşmenin sonunda aldığı durumda geri verir; olağan kullanımdan doğan eskimeden sorumlu değildir (6098 sayılı Türk Borçlar Kanunu m. 334).
İki nüsha düzenlenen bu sözleşme {tarih} tarihinde imzalanmıştır.
@ KİRAYA VEREN : {kiraya}
@ KİRACI : {kiraci}
`,
}
