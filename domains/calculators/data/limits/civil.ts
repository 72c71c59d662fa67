/** Time limits of civil procedure and civil law; the columns are named in `../limits.ts`. */
export const civilLimits = `
hmk-cevap-dilekcesi | Cevap dilekçesi (yazılı yargılama) | HMK | 6100 | 127 | 1 | 2 week | Dava dilekçesinin tebliği | procedural | hmk
hmk-ek-cevap-suresi | Ek cevap süresi (en çok) | HMK | 6100 | 127 | 1 | 1 month | Cevap süresinin bitimi | procedural | hmk |  | En üst sınır; hâkim verir
hmk-cevaba-cevap | Cevaba cevap dilekçesi (replik) | HMK | 6100 | 136 | 1 | 2 week | Cevap dilekçesinin tebliği | procedural | hmk
hmk-ikinci-cevap | İkinci cevap dilekçesi (düplik) | HMK | 6100 | 136 | 1 | 2 week | Cevaba cevap dilekçesinin tebliği | procedural | hmk
hmk-basit-cevap | Cevap dilekçesi (basit yargılama) | HMK | 6100 | 317 | 2 | 2 week | Dava dilekçesinin tebliği | procedural | hmk
hmk-basit-ek-cevap | Ek cevap süresi, basit yargılama (en çok) | HMK | 6100 | 317 | 2 | 2 week | Cevap süresinin bitimi | procedural | hmk |  | En üst sınır; hâkim verir
hmk-karsi-dava | Karşı dava | HMK | 6100 | 133 | 1 | 2 week | Dava dilekçesinin tebliği (cevap süresi) | procedural | hmk |  | Madde süre yazmaz, cevap süresine yollar
hmk-gorevsizlik-gonderme | Görevsizlik/yetkisizlik sonrası gönderme talebi | HMK | 6100 | 20 | 1 | 2 week | Kesin karar: tebliğ; değilse kesinleşme veya kanun yolu ret kararının tebliği | procedural | hmk
hmk-dava-dilekcesi-eksik | Dava dilekçesi eksikliğini tamamlama (kesin süre) | HMK | 6100 | 119 | 2 | 1 week | Mahkemenin ihtarı | procedural | hmk
hmk-gider-avansi | Gider avansı eksikliğini tamamlama (kesin süre) | HMK | 6100 | 120 | 2 | 2 week | Mahkemenin ihtarı | procedural | hmk
hmk-cevap-dilekcesi-eksik | Cevap dilekçesi eksikliğini giderme | HMK | 6100 | 130 | 1 | 1 week | Hâkimin süre vermesi | procedural | hmk
hmk-on-inceleme-belge | Ön inceleme: belge sunma/açıklama (kesin süre) | HMK | 6100 | 139 | 1-ç | 2 week | Ön inceleme davetiyesinin tebliği | procedural | hmk
hmk-dosya-yenileme | İşlemden kaldırılan davanın yenilenmesi | HMK | 6100 | 150 | 4 | 3 month | İşlemden kaldırma tarihi | procedural | hmk
hmk-yenileme-harcsiz | Harçsız yenileme (işlemden kaldırma sonrası) | HMK | 6100 | 150 | 4 | 1 month | İşlemden kaldırma tarihi | procedural | hmk |  | Bir ay geçince yeniden harç
hmk-eski-hale-getirme | Eski hâle getirme talebi | HMK | 6100 | 96 | 1 | 2 week | Engelin ortadan kalkması | procedural | hmk
hmk-islah-teminat | Islahta yargılama gideri/teminat yatırma | HMK | 6100 | 178 | 1 | 1 week | Hâkimin takdiri | procedural | hmk
hmk-tam-islah | Tam ıslahta yeni dava dilekçesi | HMK | 6100 | 180 | 1 | 1 week | Islah bildirimi | procedural | hmk
hmk-kismi-islah | Kısmen ıslahta işlemin yapılması | HMK | 6100 | 181 | 1 | 1 week | Süre verilmesi | procedural | hmk
hmk-sahtelik-davasi | Resmî senette sahtelik davası (kesin süre) | HMK | 6100 | 208 | 4 | 2 week | Hâkimin süre vermesi | procedural | hmk
hmk-bilirkisi-red | Bilirkişinin reddi | HMK | 6100 | 272 | 3 | 1 week | Ret sebebinin öğrenilmesi | procedural | hmk
hmk-bilirkisi-itiraz | Bilirkişi raporuna itiraz | HMK | 6100 | 281 | 1 | 2 week | Raporun tebliği | procedural | hmk
hmk-bilirkisi-ek-sure | Bilirkişi raporuna itirazda ek süre (en çok) | HMK | 6100 | 281 | 1 | 2 week | İtiraz süresinin bitimi | procedural | hmk |  | En üst sınır
hmk-hukmun-tamamlanmasi | Hükmün tamamlanması talebi | HMK | 6100 | 305/A | 1 | 1 month | Nihaî kararın tebliği | procedural | hmk
hmk-adli-yardim-itiraz | Adli yardım talebinin reddine itiraz | HMK | 6100 | 337 | 2 | 2 week | Kararın tebliği | procedural | hmk |  | 7499 s.K. m. 37 (2/3/2024): “bir hafta” → “iki hafta”
hmk-hakim-red-istinaf | Hâkimin reddi kararına istinaf | HMK | 6100 | 43 | 2 | 2 week | Merci kararının tebliği | procedural | hmk |  | 7499 s.K. m. 37 (2/3/2024): “bir hafta” → “iki hafta”
hmk-hakim-red-temyiz | Hâkimin reddi kararına temyiz | HMK | 6100 | 44 | 2 | 2 week | Kararın tebliği | procedural | hmk |  | 7499 s.K. m. 37 (2/3/2024): “bir hafta” → “iki hafta”
hmk-istinaf | İstinaf başvurusu | HMK | 6100 | 345 | 1 | 2 week | İlamın usulen tebliği | procedural | hmk
hmk-istinaf-harc | İstinaf harç/gider eksiğini tamamlama (kesin süre) | HMK | 6100 | 344 | 1 | 1 week | Bildirimin tebliği | procedural | hmk
hmk-istinaf-ret-karari | İstinaf dilekçesinin reddi kararına istinaf | HMK | 6100 | 346 | 2 | 2 week | Ret kararının tebliği | procedural | hmk |  | 7499 s.K. m. 37 (2/3/2024): “bir hafta” → “iki hafta”
hmk-istinaf-cevap | İstinaf dilekçesine cevap | HMK | 6100 | 347 | 2 | 2 week | İstinaf dilekçesinin tebliği | procedural | hmk |  | Katılma yoluyla istinaf da bu süre içinde (348)
hmk-katilma-istinaf-cevap | Katılma yoluyla istinafa cevap | HMK | 6100 | 348 | 1 | 2 week | Katılma dilekçesinin tebliği | procedural | hmk
hmk-temyiz | Temyiz başvurusu | HMK | 6100 | 361 | 1 | 2 week | Kararın tebliği | procedural | hmk
hmk-temyiz-cevap | Temyiz dilekçesine cevap | HMK | 6100 | 347 | 2 | 2 week | Temyiz dilekçesinin tebliği | procedural | hmk |  | 366 yollamasıyla 347 kıyasen
hmk-yargilamanin-iadesi | Yargılamanın iadesi (öğrenmeden) | HMK | 6100 | 377 | 1 | 3 month | Sebebe göre öğrenme/tebliğ | procedural | hmk
hmk-yargilamanin-iadesi-azami | Yargılamanın iadesi (üst süre) | HMK | 6100 | 377 | 1 | 10 year | Hükmün kesinleşmesi | procedural | hmk
hmk-cekismesiz-istinaf | Çekişmesiz yargı kararına istinaf | HMK | 6100 | 387 | 1 | 2 week | Kararın öğrenilmesi | procedural | none |  | HMK 103/1-ğ: adli tatilde görülür
hmk-tedbir-uygulama | İhtiyati tedbirin uygulanmasını isteme | HMK | 6100 | 393 | 1 | 1 week | Kararın tefhimi/tebliği | procedural | none |  | HMK 103/1-a
hmk-tedbire-itiraz | İhtiyati tedbire itiraz | HMK | 6100 | 394 | 2 | 1 week | Uygulama; hazır değilse tutanağın tebliği | procedural | none |  | HMK 103/1-a
hmk-tedbire-itiraz-ucuncu | İhtiyati tedbire üçüncü kişinin itirazı | HMK | 6100 | 394 | 3 | 1 week | Tedbirin öğrenilmesi | procedural | none |  | HMK 103/1-a
hmk-tedbir-esas-dava | Tedbir sonrası esas hakkında dava | HMK | 6100 | 397 | 1 | 2 week | Kararın uygulanmasını talep tarihi | procedural | none |  | Tatil etkisi metinde açık değil (103/1-a); arabuluculukta süre işlemez: 6325 m. 18/A-16
hmk-tedbir-teminat-iade | Tedbir teminatının iadesi için tazminat davası | HMK | 6100 | 392 | 2 | 1 month | Hükmün kesinleşmesi/tedbirin kalkması | procedural | none
hmk-haksiz-tedbir-tazminat | Haksız ihtiyati tedbir tazminatı | HMK | 6100 | 399 | 3 | 1 year | Hükmün kesinleşmesi/tedbirin kalkması | limitation | none
hmk-tedbire-muhalefet-sikayet | Tedbire muhalefet şikâyeti | HMK | 6100 | 398 | 1 | 6 month | İhlalin öğrenilmesi | procedural | none |  | Tatil etkisi metinde açık değil
hmk-tedbire-muhalefet-itiraz | Disiplin hapsi kararına itiraz | HMK | 6100 | 398 | 5 | 2 week | Kararın tebliği | procedural | none |  | Tatil etkisi metinde açık değil; 7499 s.K. m. 37 (2/3/2024): “bir hafta” → “iki hafta”
hmk-delil-tespiti-itiraz | Acele delil tespiti kararına itiraz | HMK | 6100 | 403 | 1 | 1 week | Kararın tebliği | procedural | none |  | HMK 103/1-a
hmk-hakem-red | Hakemin reddi | HMK | 6100 | 418 | 2 | 2 week | Ret sebebinin öğrenilmesi | procedural | none
hmk-hakem-red-mahkeme | Hakem ret kararına karşı mahkemeye başvuru | HMK | 6100 | 418 | 3 | 1 month | Ret kararının öğrenilmesi | procedural | none |  | HMK 103/1-g
hmk-hakem-karari-iptal | Hakem kararının iptali davası | HMK | 6100 | 439 | 4 | 1 month | Hakem kararının bildirilmesi | procedural | none |  | HMK 103/1-g: adli tatilde görülür
hmk-hakem-karari-duzeltme | Hakem kararının tavzihi/düzeltilmesi talebi | HMK | 6100 | 437 | 1 | 2 week | Hakem kararının bildirilmesi | procedural | none
tmk-dernek-karar | Dernek genel kurul kararının iptali (hazır) | TMK | 4721 | 83 | 1 | 1 month | Karar tarihi | peremptory | none
tmk-dernek-karar-azami | Dernek kararının iptali (üst süre) | TMK | 4721 | 83 | 1 | 3 month | Karar tarihi | peremptory | none
tmk-yasal-onalim | Yasal önalım davası (bildirimden) | TMK | 4721 | 733 | 4 | 3 month | Noter bildirimi | peremptory | none
tmk-yasal-onalim-azami | Yasal önalım davası (üst süre) | TMK | 4721 | 733 | 4 | 1 year | Satış | peremptory | none |  | 7571 s.K. m. 35 (24/12/2025): iki yıl → bir yıl
tmk-zilyetlik | Zilyetliğin korunması davası (öğrenmeden) | TMK | 4721 | 984 | 1 | 2 month | Fiil ve failin öğrenilmesi | peremptory | none
tmk-tasinir-dava | Taşınır davası (çalınan/kaybolan) | TMK | 4721 | 989 | 1 | 5 year | Elden çıkma | peremptory | none |  | Başlangıç maddede yazılı değil
tmk-olagan-za | Olağan kazandırıcı zamanaşımı (taşınmaz) | TMK | 4721 | 712 | 1 | 10 year | Zilyetlik | limitation | none
tmk-olaganustu-za | Olağanüstü kazandırıcı zamanaşımı | TMK | 4721 | 713 | 1 | 20 year | Zilyetlik | limitation | none
tmk-yapi-ipotegi | Yüklenici kanunî ipoteğinin tescili | TMK | 4721 | 895 | 2 | 3 month | İşin tamamlanması | peremptory | none
kmk-karar-iptal | Kat malikleri kararının iptali (karşı oy) | KMK | 634 | 33 | 1 | 1 month | Karar tarihi | peremptory | none
kmk-karar-iptal-ogrenme | Kat malikleri kararının iptali (katılmayan) | KMK | 634 | 33 | 1 | 1 month | Kararın öğrenilmesi | peremptory | none
kmk-karar-iptal-azami | Kat malikleri kararının iptali (üst süre) | KMK | 634 | 33 | 1 | 6 month | Karar tarihi | peremptory | none
kmk-devir-zorunlulugu | Kat mülkiyetinin devri davası | KMK | 634 | 25 | 4 | 6 month | Dava açma kararının öğrenilmesi | peremptory | none
6325-teklif-cevap | İhtiyari arabuluculuk teklifine cevap | HUAK | 6325 | 13 | 2 | 30 day | Teklif | procedural | none
6325-sonuclandirma | Dava şartı arabuluculuğu sonuçlandırma | HUAK | 6325 | 18/A | 9 | 3 week | Görevlendirme | procedural | none |  | En fazla bir hafta uzar
6325-son-tutanak | Son tutanağı sunma (kesin süre) | HUAK | 6325 | 18/A | 2 | 1 week | Davetiyenin tebliği | procedural | none
6325-menfi-tespit | Arabuluculuk sırasında takip: menfi tespit davası | HUAK | 6325 | 18/A | 16 | 2 week | Son tutanağın düzenlenmesi | procedural | none
`
