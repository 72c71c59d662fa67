/** Time limits of criminal law; the columns are named in `../limits.ts`. */
export const criminalLimits = `
cmk-hakim-red | Hâkimin reddi istemi (tarafsızlık) | CMK | 5271 | 25 | 2 | 7 day | Ret sebebinin öğrenilmesi | procedural | cmk
cmk-eski-hale-getirme | Eski hâle getirme | CMK | 5271 | 41 | 1 | 2 week | Engelin kalkması | procedural | cmk |  | 7499 s.K. m. 37 (2/3/2024): “yedi gün” → “iki hafta”
cmk-itiraz | İtiraz (hâkim/mahkeme kararına) | CMK | 5271 | 268 | 1 | 2 week | Kararın öğrenilmesi | procedural | cmk |  | 7499 s.K. m. 37 (2/3/2024): “yedi gün” → “iki hafta”
cmk-kyok-itiraz | Kovuşturmaya yer olmadığı kararına itiraz | CMK | 5271 | 173 | 1 | 2 week | Kararın tebliği | procedural | cmk |  | Soruşturma işleri: CMK 331/2; 7499 s.K. m. 37 (2/3/2024): “onbeş gün” → “iki hafta”
cmk-aihm-yeniden-sorusturma | AİHM kararı üzerine yeniden soruşturma talebi | CMK | 5271 | 172 | 3 | 3 month | AİHM kararının kesinleşmesi | procedural | cmk
cmk-iddianame-iade | İddianamenin incelenmesi ve iadesi | CMK | 5271 | 174 | 1 | 15 day | İddianamenin verilmesi | procedural | cmk |  | Mahkemenin süresi
cmk-savunma-delili | Savunma delillerinin toplanması istemi (duruşmadan önce) | CMK | 5271 | 177 | 1 | 5 day | Duruşma günü | procedural | none | back | 
cmk-cagri-kagidi | Çağrı kâğıdı tebliği ile duruşma arası en az | CMK | 5271 | 176 | 4 | 1 week | Çağrı kâğıdının tebliği | procedural | none
cmk-yoklukta-eski-hal | Sanığın yokluğundaki duruşmada eski hâle getirme | CMK | 5271 | 198 | 1 | 1 week | Karar ve işlemlerin tebliği | procedural | cmk
cmk-basit-yargilama-beyan | Basit yargılama: beyan ve savunma | CMK | 5271 | 251 | 2 | 2 week | İddianamenin tebliği | procedural | cmk |  | 7499 s.K. m. 37 (2/3/2024): “on beş gün” → “iki hafta”
cmk-basit-yargilama-itiraz | Basit yargılama hükmüne itiraz | CMK | 5271 | 268 | 1 | 2 week | Hükmün öğrenilmesi/tebliği | procedural | cmk |  | 252 süre yazmaz, genel itiraz süresi; 7499 s.K. m. 37 (2/3/2024): “yedi gün” → “iki hafta”
cmk-uzlasma-teklif | Uzlaşma teklifine cevap | CMK | 5271 | 253 | 4 | 7 day | Uzlaşma teklifi | procedural | none |  | Tatil etkisi metinde açık değil; 7531 s.K. m. 16 (7/11/2024): “üç gün” → “yedi gün”
cmk-uzlastirmaci | Uzlaştırma işlemlerini sonuçlandırma | CMK | 5271 | 253 | 12 | 30 day | Belgelerin uzlaştırmacıya verilmesi | procedural | none
cmk-istinaf | İstinaf istemi | CMK | 5271 | 273 | 1 | 2 week | Hükmün gerekçesiyle tebliği | procedural | cmk |  | 7499 s.K. m. 18 (2/3/2024): “hükmün açıklanmasından itibaren yedi gün” → “hükmün gerekçesiyle birlikte tebliğ edildiği tarihten itibaren iki hafta”
cmk-istinaf-savci | Ağır ceza savcısının asliye hükmüne istinafı | CMK | 5271 | 273 | 3 | 2 week | Kararın başsavcılığa gelişi | procedural | cmk |  | 7499 s.K. m. 18 (2/3/2024): 3. ve 5. fıkrada “yedi gün” → “iki hafta”
cmk-istinaf-ret | İstinaf isteminin reddine karşı başvuru | CMK | 5271 | 276 | 2 | 2 week | Ret kararının tebliği | procedural | cmk |  | 7499 s.K. m. 37 (2/3/2024): “yedi gün” → “iki hafta”
cmk-istinaf-cevap | İstinafa cevap | CMK | 5271 | 277 | 1 | 2 week | İstinaf dilekçesinin tebliği | procedural | cmk |  | 7499 s.K. m. 37 (2/3/2024): “yedi gün” → “iki hafta”
cmk-temyiz | Temyiz istemi | CMK | 5271 | 291 | 1 | 2 week | Hükmün gerekçesiyle tebliği | procedural | cmk |  | 7499 s.K. m. 19 (2/3/2024): “hükmün açıklanmasından itibaren on beş gün” → “hükmün gerekçesiyle birlikte tebliğ edildiği tarihten itibaren iki hafta”
cmk-temyiz-ret | Temyiz isteminin reddine karşı başvuru | CMK | 5271 | 296 | 2 | 2 week | Ret kararının tebliği | procedural | cmk |  | 7499 s.K. m. 37 (2/3/2024): “yedi gün” → “iki hafta”
cmk-temyiz-cevap | Temyize cevap | CMK | 5271 | 297 | 1 | 2 week | Temyiz dilekçesinin tebliği | procedural | cmk |  | 7499 s.K. m. 37 (2/3/2024): “yedi gün” → “iki hafta”
cmk-tebligname-cevap | Tebliğnameye cevap | CMK | 5271 | 297 | 3 | 2 week | Tebliğnamenin tebliği | procedural | cmk |  | 7499 s.K. m. 37 (2/3/2024): “yedi gün” → “iki hafta”
cmk-yargitay-cb-itiraz | Yargıtay C. Başsavcısının itirazı | CMK | 5271 | 308 | 1 | 3 month | Dosyanın teslimi | procedural | cmk |  | 7589 s.K. m. 17 (16/7/2026) ile değişti
cmk-bam-cb-itiraz | BAM C. Başsavcılığının itirazı | CMK | 5271 | 308/A | 1 | 1 month | Kararın verilmesi | procedural | cmk |  | 7499 s.K. m. 37 (2/3/2024): “otuz gün” → “bir ay”
cmk-aihm-yenileme | AİHM kararı üzerine yargılamanın yenilenmesi | CMK | 5271 | 311 | 1-f | 1 year | AİHM kararının kesinleşmesi | procedural | none |  | Tatil etkisi metinde açık değil
cmk-tazminat-ogrenme | Koruma tedbiri tazminatı (tebliğden) | CMK | 5271 | 142 | 1 | 3 month | Kesinleşmenin tebliği | peremptory | none |  | 7499 ile CMK 141-142 ve 6384 s.K. m. 5/B birlikte okunmalı
cmk-tazminat-azami | Koruma tedbiri tazminatı (üst süre) | CMK | 5271 | 142 | 1 | 1 year | Kesinleşme | peremptory | none
cmk-tutukluluk-asliye | Tutukluluk azami süre (ağır ceza dışı) | CMK | 5271 | 102 | 1 | 1 year | Tutuklama | procedural | none |  | Altı ay uzatılabilir
cmk-tutukluluk-agir | Tutukluluk azami süre (ağır ceza) | CMK | 5271 | 102 | 2 | 2 year | Tutuklama | procedural | none |  | Uzatma toplam üç, sayılan suçlarda beş yıl
cmk-adli-kontrol-inceleme | Adli kontrolün gözden geçirilmesi | CMK | 5271 | 110 | 4 | 4 month | Önceki karar | procedural | none
tck-sikayet | Şikâyet süresi | TCK | 5237 | 73 | 1 | 6 month | Fiil ve failin öğrenilmesi (73/2) | peremptory | none
tck-hakaret-sikayet-azami | Hakarette şikâyet üst süresi | TCK | 5237 | 73 | 2 | 2 year | Fiilin gerçekleşmesi | peremptory | none |  | 7531 s.K. m. 14 (7/11/2024) ile eklendi
tck-onodeme | Önödeme | TCK | 5237 | 75 | 1 | 10 day | Önödeme tebliği | procedural | none
tck-dava-za-agir-muebbet | Dava zamanaşımı: ağırlaştırılmış müebbet | TCK | 5237 | 66 | 1-a | 30 year | Suç tarihi (66/6) | limitation | none
tck-dava-za-muebbet | Dava zamanaşımı: müebbet | TCK | 5237 | 66 | 1-b | 25 year | Suç tarihi (66/6) | limitation | none
tck-dava-za-20-ustu | Dava zamanaşımı: 20 yıldan az olmayan hapis | TCK | 5237 | 66 | 1-c | 20 year | Suç tarihi (66/6) | limitation | none
tck-dava-za-5-20 | Dava zamanaşımı: 5 yıldan fazla 20 yıldan az | TCK | 5237 | 66 | 1-d | 15 year | Suç tarihi (66/6) | limitation | none
tck-dava-za-5-alti | Dava zamanaşımı: 5 yıla kadar hapis/adli para | TCK | 5237 | 66 | 1-e | 8 year | Suç tarihi (66/6) | limitation | none
tck-ceza-za-agir-muebbet | Ceza zamanaşımı: ağırlaştırılmış müebbet | TCK | 5237 | 68 | 1-a | 40 year | Kesinleşme (68/5) | limitation | none
tck-ceza-za-muebbet | Ceza zamanaşımı: müebbet | TCK | 5237 | 68 | 1-b | 30 year | Kesinleşme (68/5) | limitation | none
tck-ceza-za-20-ustu | Ceza zamanaşımı: 20 yıl ve fazlası | TCK | 5237 | 68 | 1-c | 24 year | Kesinleşme (68/5) | limitation | none
tck-ceza-za-5-ustu | Ceza zamanaşımı: 5 yıldan fazla | TCK | 5237 | 68 | 1-d | 20 year | Kesinleşme (68/5) | limitation | none
tck-ceza-za-5-alti | Ceza zamanaşımı: 5 yıla kadar/adli para | TCK | 5237 | 68 | 1-e | 10 year | Kesinleşme (68/5) | limitation | none
tck-musadere-za | Müsaderede zamanaşımı | TCK | 5237 | 70 | 1 | 20 year | Kesinleşme | limitation | none
infaz-hakimligi-sikayet | İnfaz hâkimliğine şikâyet | 4675 | 4675 | 5 | 1 | 15 day | İşlemin öğrenilmesi | procedural | none
infaz-hakimligi-sikayet-azami | İnfaz hâkimliğine şikâyet (üst süre) | 4675 | 4675 | 5 | 1 | 30 day | İşlemin yapılması | procedural | none
infaz-hakimligi-itiraz | İnfaz hâkimi kararına itiraz | 4675 | 4675 | 6 | 5 | 2 week | Kararın tebliği | procedural | cmk |  | 7499 s.K. m. 37 (2/3/2024): “yedi gün” → “iki hafta”
infaz-cagri | İnfaz çağrısı üzerine gelme | 5275 | 5275 | 19 | 1 | 10 day | Çağrı kâğıdının tebliği | procedural | none
kabahat-basvuru | İdari para cezasına karşı sulh ceza başvurusu | KabK | 5326 | 27 | 1 | 15 day | Tebliğ veya tefhim | procedural | none |  | 7499 bu maddeyi değiştirmedi; tatil etkisi kanunda yazılı değil
kabahat-mucbir | Mücbir sebep sonrası başvuru | KabK | 5326 | 27 | 2 | 7 day | Mücbir sebebin kalkması | procedural | none
kabahat-cevap | Kurumun başvuruya cevabı | KabK | 5326 | 28 | 3 | 15 day | Başvuru dilekçesinin tebliği | procedural | none
kabahat-itiraz | Sulh ceza kararına itiraz | KabK | 5326 | 29 | 1 | 2 week | Kararın tebliği | procedural | cmk |  | CMK’ya göre itiraz; 7499 s.K. m. 37 (2/3/2024): “yedi gün” → “iki hafta”
kabahat-odeme | İdari para cezasının ödenmesi (özel süre yoksa) | KabK | 5326 | 17 | 6 | 1 month | Tebliğ | procedural | none
kabahat-sorusturma-za-nispi | Soruşturma zamanaşımı: nispî para cezası | KabK | 5326 | 20 | 3 | 8 year | Fiilin işlenmesi (20/4) | limitation | none
kabahat-sorusturma-za-100 | Soruşturma zamanaşımı: 100.000 TL ve üstü | KabK | 5326 | 20 | 2-a | 5 year | Fiilin işlenmesi (20/4) | limitation | none
kabahat-sorusturma-za-50 | Soruşturma zamanaşımı: 50.000 TL ve üstü | KabK | 5326 | 20 | 2-b | 4 year | Fiilin işlenmesi (20/4) | limitation | none
kabahat-sorusturma-za-50alti | Soruşturma zamanaşımı: 50.000 TL altı | KabK | 5326 | 20 | 2-c | 3 year | Fiilin işlenmesi (20/4) | limitation | none |  | 2918 vb. için takvim yılı kuralı
cmk-istinaf-savci-cevap | Savcının istinaf nedenlerine cevap | CMK | 5271 | 273 | 5 | 2 week | İstemin tebliği | procedural | cmk |  | 7499 s.K. m. 18 (2/3/2024): “yedi gün” → “iki hafta”
cmk-hagb-istinaf | HAGB kararına istinaf | CMK | 5271 | 273 | 1 | 2 week | Hükmün gerekçesiyle tebliği | procedural | cmk |  | 231/12 (7499 m. 15 ve 7589 m. 15) istinafı açar, süreyi 273’ten alır
5187-dava-gunluk | Basın davası: günlük yayın/internet haber sitesi | BasK | 5187 | 26 | 1 | 4 month | Teslim/ihbar | peremptory | none
5187-dava-diger | Basın davası: diğer basılmış eser | BasK | 5187 | 26 | 1 | 6 month | Teslim | peremptory | none
`
