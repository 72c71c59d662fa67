/** Time limits of contracts, torts and leases; the columns are named in `../limits.ts`. */
export const obligationsLimits = `
tbk-haksiz-fiil | Haksız fiil tazminatı (öğrenmeden) | TBK | 6098 | 72 | 1 | 2 year | Zarar ve sorumlunun öğrenilmesi | limitation | none
tbk-haksiz-fiil-azami | Haksız fiil tazminatı (üst süre) | TBK | 6098 | 72 | 1 | 10 year | Fiil tarihi | limitation | none |  | Ceza zamanaşımı uzunsa o uygulanır
tbk-rucu | Rücu istemi | TBK | 6098 | 73 | 1 | 2 year | Ödeme ve sorumlunun öğrenilmesi | limitation | none
tbk-sebepsiz-zenginlesme | Sebepsiz zenginleşme (öğrenmeden) | TBK | 6098 | 82 | 1 | 2 year | Geri isteme hakkının öğrenilmesi | limitation | none
tbk-sebepsiz-zenginlesme-azami | Sebepsiz zenginleşme (üst süre) | TBK | 6098 | 82 | 1 | 10 year | Zenginleşme | limitation | none
tbk-genel-za | Genel zamanaşımı | TBK | 6098 | 146 | 1 | 10 year | Muacceliyet (149) | limitation | none
tbk-bes-yil | Kira, faiz, vekâlet, eser vb. zamanaşımı | TBK | 6098 | 147 | 1 | 5 year | Muacceliyet (149) | limitation | none
tbk-ilam-yeni-za | İkrar/ilam sonrası yeni süre | TBK | 6098 | 156 | 2 | 10 year | Kesilme | limitation | none
tbk-ek-sure | Usulden rette ek süre | TBK | 6098 | 158 | 1 | 60 day | Ret kararı | peremptory | none |  | Başlangıç maddede yazılı değil
tbk-asiri-yararlanma | Aşırı yararlanma (gabin) | TBK | 6098 | 28 | 2 | 1 year | Öğrenme/zor durumun kalkması | peremptory | none
tbk-irade-bozuklugu | İrade bozukluğunda iptal | TBK | 6098 | 39 | 1 | 1 year | Öğrenme/korkunun kalkması | peremptory | none
tbk-satis-ayip | Ayıptan sorumluluk (taşınır satışı) | TBK | 6098 | 231 | 1 | 2 year | Alıcıya devir | limitation | none
tbk-yapi-ayip | Ayıplı yapı (satış) | TBK | 6098 | 244 | 3 | 5 year | Mülkiyetin geçmesi | limitation | none |  | Ağır kusurda yirmi yıl
tbk-onalim | Sözleşmeden doğan önalım davası | TBK | 6098 | 242 | 1 | 3 month | Satışın bildirilmesi | peremptory | none
tbk-ihale-iptal | İhalenin iptali (TBK) | TBK | 6098 | 281 | 1 | 10 day | İptal sebebinin öğrenilmesi | peremptory | none
tbk-bagislama-geri | Bağışlamayı geri alma | TBK | 6098 | 297 | 1 | 1 year | Sebebin öğrenilmesi | peremptory | none
tbk-kira-temerrut-konut | Konut/çatılı işyeri: ödeme ihtarı (en az) | TBK | 6098 | 315 | 2 | 30 day | Yazılı bildirimin yapıldığı tarih | procedural | none
tbk-kira-temerrut | Diğer kiralar: ödeme ihtarı (en az) | TBK | 6098 | 315 | 2 | 10 day | Yazılı bildirimin yapıldığı tarih | procedural | none
tbk-ozen-borcu | Özen borcuna aykırılıkta ihtar (en az) | TBK | 6098 | 316 | 2 | 30 day | İhtar | procedural | none
tbk-kira-bildirim-kiraci | Kiracının süre sonu bildirimi | TBK | 6098 | 347 | 1 | 15 day | Sözleşme bitimi | procedural | none | back | 
tbk-on-yil-uzama | On yıllık uzama sonrası fesih bildirimi | TBK | 6098 | 347 | 1 | 3 month | Uzama yılının bitimi | procedural | none | back | 
tbk-kira-tespit | Kira tespit davası (yeni dönemden önce) | TBK | 6098 | 345 | 2 | 30 day | Yeni dönem başlangıcı | procedural | none | back | 
tbk-gereksinim-dava | Gereksinim nedeniyle tahliye davası | TBK | 6098 | 350 | 1 | 1 month | Süre sonu/fesih dönemi | peremptory | none
tbk-yeni-malik-bildirim | Yeni malikin gereksinim bildirimi | TBK | 6098 | 351 | 1 | 1 month | Edinme | peremptory | none
tbk-yeni-malik-dava | Yeni malikin davası | TBK | 6098 | 351 | 1 | 6 month | Edinme | peremptory | none
tbk-tahliye-taahhudu | Tahliye taahhüdüne dayalı takip/dava | TBK | 6098 | 352 | 1 | 1 month | Taahhüt edilen tarih | peremptory | none
tbk-iki-hakli-ihtar | İki haklı ihtar davası | TBK | 6098 | 352 | 2 | 1 month | Kira süresi/kira yılının bitimi | peremptory | none
tbk-yeniden-kiralama | Yeniden kiralama yasağı | TBK | 6098 | 355 | 1 | 3 year | Boşaltma | peremptory | none
tbk-guvence-iade | Depozito: kiraya verenin bildirimi | TBK | 6098 | 342 | 3 | 3 month | Sözleşmenin sona ermesi | procedural | none
tbk-hizmet-haksiz-birakma | İşi haksız bırakmada işverenin tazminat istemi | TBK | 6098 | 439 | 3 | 30 day | İşi bırakma | peremptory | none
tbk-eser-ayip | Ayıplı eser (taşınır) | TBK | 6098 | 478 | 1 | 2 year | Teslim | limitation | none
tbk-eser-ayip-tasinmaz | Ayıplı eser (taşınmaz yapı) | TBK | 6098 | 478 | 1 | 5 year | Teslim | limitation | none |  | Ağır kusurda yirmi yıl
tbk-kefalet-on-yil | Gerçek kişi kefaletinin sona ermesi | TBK | 6098 | 598 | 3 | 10 year | Sözleşmenin kurulması | peremptory | none
2918-sigorta-basvuru | Trafik sigortasında ön başvuruya cevap | KTK | 2918 | 97 | 1 | 15 day | Başvuru | procedural | none
2918-za | Trafik kazası maddi tazminat (öğrenmeden) | KTK | 2918 | 109 | 1 | 2 year | Zarar ve yükümlünün öğrenilmesi | limitation | none |  | Ceza zamanaşımı uzunsa o uygulanır
2918-za-azami | Trafik kazası maddi tazminat (üst süre) | KTK | 2918 | 109 | 1 | 10 year | Kaza günü | limitation | none
2918-rucu | Trafik kazasında rücu | KTK | 2918 | 109 | 4 | 2 year | İfa ve kişinin öğrenilmesi | limitation | none
2918-sulh-iptal | Yetersiz/fahiş anlaşmanın iptali | KTK | 2918 | 111 | 2 | 2 year | Anlaşma | peremptory | none
2918-odeme | Trafik sigortasında ödeme | KTK | 2918 | 99 | 1 | 8 workday | Belgelerin iletilmesi | procedural | none
`
