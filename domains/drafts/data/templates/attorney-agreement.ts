import type { Template } from '../../rules/templates/template.ts'
import { lawyer, lawyerAddress, ours, oursAddress, oursId, today } from './fields.ts'

export const attorneyAgreement: Template = {
  id: 'vekalet-ucreti-sozlesmesi',
  kind: 'contract',
  title: 'Vekâlet ücreti sözleşmesi',
  purpose: 'Avukat ile iş sahibi arasında ücret ve işin kapsamı için.',
  fields: [
    ours('iş sahibinin adı soyadı'),
    oursId('iş sahibinin T.C. kimlik ya da vergi numarası'),
    oursAddress('iş sahibinin adresi'),
    lawyer,
    lawyerAddress,
    { key: 'is', label: 'üstlenilen iş', type: 'long' },
    { key: 'ucretTuru', label: 'ücretin türü', type: 'choice', choices: ['maktu', 'nispi'] },
    { key: 'ucret', label: 'maktu ücret', type: 'amount' },
    { key: 'oran', label: 'nispi ücret oranı (yüzde)', type: 'number' },
    { key: 'pesin', label: 'peşin ödenen tutar', type: 'amount' },
    { key: 'kalan', label: 'kalanın ödeme zamanı', type: 'text' },
    { key: 'istinafDahil', label: 'kanun yolları ücrete dâhil mi', type: 'yesNo' },
    { key: 'mahkemesi', label: 'yetkili mahkemenin bulunduğu yer', type: 'text' },
    today,
  ],
  text: `
# AVUKATLIK ÜCRET SÖZLEŞMESİ
@ İŞ SAHİBİ : {biz}
@ T.C. KİMLİK / VERGİ NO : {bizKimlik}
@ ADRESİ : {bizAdres}
@ AVUKAT : {vekil}
@ ADRESİ : {vekilAdres}
## 1. İŞİN KONUSU
{is}
## 2. ÜCRET
{?ucretTuru=maktu}
Avukata, üstlendiği iş karşılığında {ucret} maktu ücret ödenir. Katma değer vergisi ücrete eklenir.
{:}
Avukata, hükmolunan ya da elde edilen değerin yüzde {oran} oranında ücret ödenir. Bu oran 1136 sayılı Avukatlık Kanunu m. 164 uyarınca yüzde yirmi beşi aşamaz; avukatlık asgari ücret tarifesinin altında kalan kısım tarifeye göre tamamlanır.
{/}
{pesin} bu sözleşmenin imzasında ödenir; kalan ücretin ödeme zamanı: {kalan}.
## 3. KANUN YOLLARI
{?istinafDahil}
İstinaf ve temyiz aşamaları bu ücrete dâhildir.
{:}
İstinaf ve temyiz aşamaları bu ücrete dâhil değildir; her biri için ayrıca ücret kararlaştırılır.
{/}
## 4. GİDERLER
Harç, posta, bilirkişi, keşif, yol ve konaklama giderleri iş sahibine aittir ve istendiğinde avans olarak ödenir.
## 5. KARŞI TARAFA YÜKLENEN ÜCRET
Yargılama sonunda karşı tarafa yükletilen vekâlet ücreti 1136 sayılı Avukatlık Kanunu m. 164 uyarınca avukata aittir.
## 6. AZİL VE ÇEKİLME
Azil ve çekilme hâlinde 1136 sayılı Avukatlık Kanunu m. 174 uygulanır.
## 7. SIR SAKLAMA VE KİŞİSEL VERİLER
Avukat, 1136 sayılı Avukatlık Kanunu m. 36 uyarınca öğrendiği sırları saklar; kişisel veriler yalnız işin görülmesi için işlenir.
## 8. UYUŞMAZLIK
Uyuşmazlıklarda {mahkemesi} mahkemeleri ve icra daireleri yetkilidir.
İki nüsha düzenlenen bu sözleşme {tarih} tarihinde imzalanmıştır.
@ İŞ SAHİBİ : {biz}
@ AVUKAT : {vekil}
`,
}
