/** Time limits of family law; the columns are named in `../limits.ts`. */
export const familyLimits = `
tmk-ad-degistirme | Ad değiştirmeye karşı dava | TMK | 4721 | 27 | 4 | 1 year | Öğrenme | peremptory | none
tmk-nisan-za | Nişanın bozulmasından doğan davalar | TMK | 4721 | 123 | 1 | 1 year | Sona erme | limitation | none
tmk-evlenme-iptal | Evlenmenin iptali (öğrenmeden) | TMK | 4721 | 152 | 1 | 6 month | Öğrenme/korkunun kalkması | peremptory | none
tmk-zina | Zina sebebiyle boşanma (öğrenmeden) | TMK | 4721 | 161 | 2 | 6 month | Öğrenme | peremptory | none
tmk-zina-azami | Zina sebebiyle boşanma (üst süre) | TMK | 4721 | 161 | 2 | 5 year | Eylem | peremptory | none
tmk-hayata-kast | Hayata kast/pek kötü davranış (öğrenmeden) | TMK | 4721 | 162 | 2 | 6 month | Öğrenme | peremptory | none
tmk-terk-ihtar | Terkte ihtar öncesi bekleme | TMK | 4721 | 164 | 2 | 4 month | Ayrılık | procedural | none
tmk-terk-dava | Terkte ihtardan sonra bekleme | TMK | 4721 | 164 | 2 | 2 month | İhtar | procedural | none
tmk-anlasmali | Anlaşmalı boşanma: evlilik süresi (en az) | TMK | 4721 | 166 | 3 | 1 year | Evlenme | procedural | none
tmk-fiili-ayrilik | Ret sonrası fiili ayrılık | TMK | 4721 | 166 | 4 | 1 year | Ret kararının kesinleşmesi | procedural | none |  | 7532 s.K. m. 13 (14/11/2024) ile değişti
tmk-bosanma-fer-i | Boşanmadan doğan dava hakları | TMK | 4721 | 178 | 1 | 1 year | Boşanmanın kesinleşmesi | limitation | none
tmk-edinilmis-mal-ucuncu | Katılma alacağında üçüncü kişiye dava | TMK | 4721 | 241 | 2 | 1 year | Öğrenme | peremptory | none
tmk-soybagi-red-koca | Soybağının reddi (koca) | TMK | 4721 | 289 | 1 | 1 year | Öğrenme | peremptory | none
tmk-soybagi-red-ana-cocuk | Soybağının reddi (ana/çocuk) | TMK | 4721 | 289 | 2 | 1 year | Doğum / erginlik | peremptory | none
tmk-soybagi-red-ilgili | Soybağının reddi (baba olduğunu iddia eden, altsoy, ana baba) | TMK | 4721 | 291 | 1 | 1 year | Doğum ile ölüm/ayırt etme gücü kaybı/gaipliğin öğrenilmesi | peremptory | none |  | 7531 s.K. m. 11 (7/11/2024) ile değişti
tmk-tanima-iptal | Tanımanın iptali | TMK | 4721 | 300 | 1 | 1 year | Öğrenme/korkunun kalkması | peremptory | none
tmk-babalik-ana | Babalık davası (ana) | TMK | 4721 | 303 | 1 | 1 year | Doğum | peremptory | none
tmk-evlatlik-kaldirma | Evlatlık ilişkisinin kaldırılması | TMK | 4721 | 319 | 1 | 1 year | Öğrenme | peremptory | none
tmk-vasi-itiraz | Vesayet makamı kararına itiraz | TMK | 4721 | 461 | 2 | 10 day | Tebliğ | procedural | none |  | HMK 103/1-b
tmk-kuruma-yerlestirme | Kuruma yerleştirme kararına itiraz | TMK | 4721 | 435 | 1 | 10 day | Bildirim | procedural | none
6284-itiraz | 6284 tedbir kararına itiraz | 6284 | 6284 | 9 | 1 | 2 week | Tefhim veya tebliğ | procedural | none
6284-tedbir-sure | 6284 tedbir süresi (ilk karar) | 6284 | 6284 | 8 | 2 | 6 month | Karar | procedural | none
5395-teslim-sikayet | Çocuk teslimi işlemine şikâyet | ÇKK | 5395 | 41/E | 1 | 1 week | Öğrenme/tebliğ | procedural | none
5395-teslim-itiraz | Çocuk teslimi şikâyet kararına itiraz | ÇKK | 5395 | 41/E | 3 | 2 week | Kararın tebliği | procedural | none |  | 7499 s.K. m. 37 (2/3/2024): “bir hafta” → “iki hafta”
5395-teslim-ceza | Teslim emrine aykırılıkta şikâyet | ÇKK | 5395 | 41/F | 1 | 1 month | Fiil | peremptory | none |  | Başlangıç fıkrada yazılı değil
`
