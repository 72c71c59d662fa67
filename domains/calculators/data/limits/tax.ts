/** Time limits of taxes; the columns are named in `../limits.ts`. */
export const taxLimits = `
iyuk-dava-vergi | Vergi davası | İYUK | 2577 | 7 | 1 | 30 day | Tebliğ (tahsil, ödeme, tescil) | peremptory | iyuk
vuk-uzlasma | Uzlaşma talebi | VUK | 213 | Ek 1 |  | 30 day | İhbarnamenin tebliği | procedural | none |  | 7524 (28/7/2024) sonrası yalnız cezalar uzlaşma konusu
vuk-uzlasma-dava | Uzlaşma vaki olmazsa kalan dava süresi (en az) | VUK | 213 | Ek 7 | 4 | 15 day | Tutanağın tebliği | peremptory | none |  | Ek 7, 7524 s.K. m. 14 ile değişti
vuk-ceza-indirim | Vergi cezasında indirim başvurusu | VUK | 213 | 376 | 1 | 30 day | İhbarnamenin tebliği | procedural | none
vuk-izaha-davet | İzaha davet | VUK | 213 | 370 | a | 30 day | Yazının tebliği | procedural | none
vuk-pismanlik-odeme | Pişmanlıkta beyanname/ödeme | VUK | 213 | 371 | 1 | 15 day | Haber verme dilekçesi | procedural | none
vuk-mucbir-olum | Ölümde beyan süresine eklenen | VUK | 213 | 16 | 1 | 3 month | Asıl süre | procedural | none
vuk-idari-sure | Kanunda yazılı olmayan süre (en az) | VUK | 213 | 14 | 2 | 15 day | Tebliğ | procedural | none
vuk-tarh-za | Tarh zamanaşımı | VUK | 213 | 114 | 1 | 5 year | Vergi alacağının doğması (süre izleyen yıl başında başlar) | limitation | none | nextYear | 
vuk-ceza-za | Ceza kesme zamanaşımı (vergi ziyaı) | VUK | 213 | 374 | 1-1 | 5 year | Vergi alacağının doğması (süre izleyen yıl başında başlar) | limitation | none | nextYear | 
vuk-usulsuzluk-za | Usulsüzlük ceza zamanaşımı | VUK | 213 | 374 | 1-2 | 2 year | Usulsüzlüğün yapılması (süre izleyen yıl başında başlar) | limitation | none | nextYear | 
vuk-duzeltme-za | Düzeltme zamanaşımı (en az) | VUK | 213 | 126 | 1 | 1 year | Bentlerdeki tarih | limitation | none
vuk-defter-saklama | Defter ve vesika saklama | VUK | 213 | 253 | 1 | 5 year | İlgili yılın herhangi bir günü (süre izleyen takvim yılı başında başlar) | procedural | none | nextYear | 
vuk-fatura | Fatura düzenleme | VUK | 213 | 231 | 1-5 | 7 day | Teslim/hizmet | procedural | none
aatuhk-odeme-emri-odeme | Ödeme emri: ödeme/mal bildirimi | AATUHK | 6183 | 55 | 1 | 15 day | Ödeme emrinin tebliği | procedural | none
aatuhk-odeme-emri-dava | Ödeme emrine dava (itiraz) | AATUHK | 6183 | 58 | 1 | 15 day | Ödeme emrinin tebliği | peremptory | none |  | Metin “vergi itiraz komisyonu” der; dava vergi mahkemesinde açılır. Tatil: İYUK 8/3 “bu Kanunda yazılı süreler”
aatuhk-ihtiyati-haciz | İhtiyati hacze itiraz | AATUHK | 6183 | 15 | 1 | 15 day | Haczin tatbiki/tebliği | peremptory | none
aatuhk-haciz-bildirisi | Haciz bildirisine itiraz (üçüncü kişi) | AATUHK | 6183 | 79 | 3 | 7 day | Haciz bildirisinin tebliği | procedural | none
aatuhk-menfi-tespit | Üçüncü kişinin menfi tespit davası | AATUHK | 6183 | 79 | 4 | 1 year | Haciz bildirisinin tebliği | peremptory | none
aatuhk-tahsil-za | Tahsil zamanaşımı | AATUHK | 6183 | 102 | 1 | 5 year | Vade (süre izleyen takvim yılı başında başlar) | limitation | none | nextYear | 
aatuhk-iptal-davasi | Amme alacağında iptal davası | AATUHK | 6183 | 26 | 1 | 5 year | Tasarruf tarihi | peremptory | none
gumruk-itiraz | Gümrük vergisi/cezasına itiraz | GümK | 4458 | 242 | 1 | 15 day | Tebliğ | procedural | none
`
