/** Time limits of enforcement and bankruptcy; the columns are named in `../limits.ts`. */
export const enforcementLimits = `
iik-sikayet | Şikâyet | İİK | 2004 | 16 | 1 | 7 day | İşlemin öğrenilmesi | procedural | none
iik-icra-emri | İlamlı icra: ödeme (icra emri) | İİK | 2004 | 32 | 1 | 7 day | İcra emrinin tebliği | procedural | none
iik-icranin-geri-birakilmasi | İcranın geri bırakılması (itfa, imhal, zamanaşımı) | İİK | 2004 | 33 | 1 | 7 day | İcra emrinin tebliği | procedural | none
iik-ilam-zamanasimi | İlamlı takipte zamanaşımı | İİK | 2004 | 39 | 1 | 10 year | Son işlem | limitation | none
iik-33a-dava | Zamanaşımı olmadığı davası | İİK | 2004 | 33/a | 2 | 7 day | Geri bırakma kararının kesinleşmesinin tebliği | peremptory | none
iik-odeme-ilamsiz | İlamsız takip: ödeme süresi | İİK | 2004 | 60 | bent 2 | 7 day | Ödeme emrinin tebliği | procedural | none
iik-itiraz-ilamsiz | Ödeme emrine itiraz (ilamsız) | İİK | 2004 | 62 | 1 | 7 day | Ödeme emrinin tebliği | procedural | none
iik-gecikmis-itiraz | Gecikmiş itiraz | İİK | 2004 | 65 | 2 | 3 day | Engelin kalkması | procedural | none
iik-itirazin-iptali | İtirazın iptali davası | İİK | 2004 | 67 | 1 | 1 year | İtirazın alacaklıya tebliği | peremptory | none
iik-itirazin-kaldirilmasi | İtirazın kaldırılması | İİK | 2004 | 68 | 1 | 6 month | İtirazın alacaklıya tebliği | peremptory | none
iik-itirazin-gecici-kaldirilmasi | İtirazın geçici kaldırılması | İİK | 2004 | 68/a | 1 | 6 month | İtirazın alacaklıya tebliği | peremptory | none
iik-borctan-kurtulma | Borçtan kurtulma davası | İİK | 2004 | 69 | 2 | 7 day | Geçici kaldırma kararının tefhim/tebliği | peremptory | none
iik-hesap-ozeti | Hesap özetine itiraz | İİK | 2004 | 68/b | 2 | 1 month | Hesap özetinin alınması | procedural | none
iik-istirdat | İstirdat davası | İİK | 2004 | 72 | 7 | 1 year | Ödeme | peremptory | none
iik-mal-beyani | İtirazın kaldırılması/iptali sonrası mal beyanı | İİK | 2004 | 75 | 1 | 3 day | Kararın tebliği | procedural | none
iik-haciz-isteme | Haciz isteme | İİK | 2004 | 78 | 2 | 1 year | Ödeme emrinin tebliği | peremptory | none |  | İtiraz/dava süresi hesaba katılmaz (78/2)
iik-89-birinci | Birinci haciz ihbarnamesine itiraz | İİK | 2004 | 89 | 2 | 7 day | İhbarnamenin tebliği | procedural | none
iik-89-ikinci | İkinci haciz ihbarnamesine itiraz | İİK | 2004 | 89 | 3 | 7 day | İkinci ihbarnamenin tebliği | procedural | none
iik-89-menfi-tespit | 89/3 bildirimi üzerine ödeme veya menfi tespit davası | İİK | 2004 | 89 | 3 | 15 day | Bildirimin tebliği | peremptory | none
iik-89-dava-belgesi | Menfi tespit davası belgesini sunma | İİK | 2004 | 89 | 3 | 20 day | Bildirim | procedural | none
iik-istihkak-iddia | İstihkak iddiası | İİK | 2004 | 96 | 3 | 7 day | Hacze ıttıla | peremptory | none
iik-istihkak-itiraz | İstihkak iddiasına itiraz | İİK | 2004 | 96 | 2 | 3 day | İcra dairesinin bildirimi | procedural | none
iik-istihkak-davasi | İstihkak davası (üçüncü kişi) | İİK | 2004 | 97 | 6 | 7 day | İcra mahkemesi kararının tefhim/tebliği | peremptory | none
iik-istihkak-99 | İstihkak davası (alacaklı, mal üçüncü kişide) | İİK | 2004 | 99 | 1 | 7 day | İcra müdürünün süre vermesi | peremptory | none
iik-103 | 103 davetiyesi: tutanağı inceleme | İİK | 2004 | 103 | 1 | 3 day | Davet | procedural | none
iik-satis-isteme | Satış isteme (taşınır ve taşınmaz) | İİK | 2004 | 106 | 1 | 1 year | Haciz | peremptory | none |  | 7343 s.K. ile tek süre; satılamazsa bir yıl daha (106/2)
iik-satis-gider | Satış gideri eksiğini tamamlama | İİK | 2004 | 106 |  | 15 day | Süre verilmesi | procedural | none
iik-rizaen-satis | Borçlunun rızaen satış yetkisi talebi | İİK | 2004 | 111/a | 1 | 7 day | Kıymet takdirinin tebliği | procedural | none
iik-kiymet-takdiri | Kıymet takdirine şikâyet | İİK | 2004 | 128/a | 1 | 7 day | Raporun tebliği | procedural | none
iik-ihale-bedeli | İhale bedelini ödeme | İİK | 2004 | 130 | 1 | 7 day | Sonuç tutanağının ilanı | procedural | none
iik-ihalenin-feshi | İhalenin feshi | İİK | 2004 | 134 | 2 | 7 day | İhale tarihi | peremptory | none
iik-ihalenin-feshi-azami | İhalenin feshi (üst süre) | İİK | 2004 | 134 |  | 1 year | Kararın satış portalında ilanı | peremptory | none
iik-ihale-fesih-teminat | İhalenin feshi: teminat/harç ikmali (kesin süre) | İİK | 2004 | 134 | 4 | 2 week | Muhtıranın tebliği | procedural | none |  | 7571 s.K. m. 1 (24/12/2025) ile eklendi
iik-tahliye-135 | Satılan taşınmazın tahliyesi | İİK | 2004 | 135 | 2 | 15 day | Tahliye emrinin tebliği | procedural | none
iik-sira-cetveli-itiraz | Sıra cetveline itiraz (haciz) | İİK | 2004 | 142 | 1 | 7 day | Cetvelin tebliği | peremptory | none
iik-aciz-vesikasi | Aciz belgesiyle yeniden takip (ödeme emrisiz) | İİK | 2004 | 143 | 3 | 1 year | Aciz belgesinin alınması | procedural | none
iik-aciz-vesikasi-za | Aciz belgesine bağlı borçta zamanaşımı | İİK | 2004 | 143 | 6 | 20 year | Belgenin düzenlenmesi | limitation | none
iik-rehin-odeme-tasinir | Taşınır rehni: ödeme süresi | İİK | 2004 | 146 | 1 | 15 day | Ödeme emrinin tebliği | procedural | none
iik-ipotek-icra-emri | İpotekli ilamlı takip: ödeme | İİK | 2004 | 149 | 2 | 30 day | İcra emrinin tebliği | procedural | none
iik-ipotek-odeme-emri | İpotekli ilamsız takip: ödeme | İİK | 2004 | 149/b | 1 | 30 day | Ödeme emrinin tebliği | procedural | none
iik-rehin-itiraz | Rehin takibinde ödeme emrine itiraz | İİK | 2004 | 150 | 1 | 7 day | Ödeme emrinin tebliği | procedural | none
iik-rehin-satis-tasinir | Taşınır rehninde satış isteme | İİK | 2004 | 150/e | 1 | 6 month | Ödeme/icra emrinin tebliği | peremptory | none
iik-rehin-satis-tasinmaz | Taşınmaz rehninde satış isteme | İİK | 2004 | 150/e | 1 | 1 year | Ödeme/icra emrinin tebliği | peremptory | none
iik-150i-itiraz | Krediden doğan ipotekte hesap özetine/ihtara itiraz | İİK | 2004 | 150/ı | 1 | 8 day | Tebliğ | procedural | none
iik-iflas-odeme-emri | İflas yolu: ödeme/itiraz | İİK | 2004 | 155 | 1 | 7 day | Ödeme emrinin tebliği | procedural | none
iik-iflas-isteme | İflas isteme hakkı | İİK | 2004 | 156 | 4 | 1 year | Ödeme emrinin tebliği | peremptory | none
iik-depo-emri | Depo emri | İİK | 2004 | 158 | 2 | 7 day | Depo emrinin tebliği | procedural | none
iik-iflas-istinaf | İflas kararına istinaf | İİK | 2004 | 164 | 2 | 2 week | Kararın tebliği | procedural | none |  | HMK 103/1-e; 7499 s.K. m. 37 (2/3/2024): “on gün” → “iki hafta”
iik-iflas-temyiz | İflasta temyiz | İİK | 2004 | 164 | 2 | 2 week | Kararın tebliği | procedural | none |  | HMK 103/1-e; 7499 s.K. m. 37 (2/3/2024): “on gün” → “iki hafta”
iik-kambiyo-odeme | Kambiyo takibi: ödeme | İİK | 2004 | 168 | bent 2 | 10 day | Ödeme emrinin tebliği | procedural | none
iik-kambiyo-sikayet | Kambiyo takibi: senet vasfına şikâyet | İİK | 2004 | 168 | bent 3 | 5 day | Ödeme emrinin tebliği | procedural | none
iik-kambiyo-imza | Kambiyo takibi: imzaya itiraz | İİK | 2004 | 168 | bent 4 | 5 day | Ödeme emrinin tebliği | procedural | none
iik-kambiyo-borc | Kambiyo takibi: borca itiraz | İİK | 2004 | 168 | bent 5 | 5 day | Ödeme emrinin tebliği | procedural | none
iik-kambiyo-iflas-itiraz | Kambiyo iflas takibi: itiraz ve şikâyet | İİK | 2004 | 172 | 1 | 5 day | Ödeme emrinin tebliği | procedural | none
iik-iflas-alacak-kayit | İflasta alacak kaydı | İİK | 2004 | 219 | 2 | 1 month | İlan | procedural | none
iik-iflas-sira-cetveli | İflasta sıra cetveline itiraz davası | İİK | 2004 | 235 | 1 | 15 day | Cetvelin ilanı | peremptory | none
iik-ihtiyati-haciz-infaz | İhtiyati haczin infazını isteme | İİK | 2004 | 261 | 1 | 10 day | Kararın verilmesi | peremptory | none
iik-ihtiyati-haciz-tamamlama | İhtiyati haczi tamamlama (takip/dava) | İİK | 2004 | 264 | 1 | 7 day | Haczin tatbiki/tutanağın tebliği | peremptory | none |  | Arabuluculukta işlemez: 6325 m. 18/A-16
iik-ihtiyati-haciz-hukum | İhtiyati haciz: hükümden sonra takip | İİK | 2004 | 264 | 3 | 1 month | Hükmün tebliği | peremptory | none
iik-ihtiyati-haciz-itiraz | İhtiyati hacze itiraz | İİK | 2004 | 265 | 1 | 7 day | Haczin tatbiki/tutanağın tebliği | procedural | none
iik-kira-itiraz | Kira takibinde itiraz | İİK | 2004 | 269 | 2 | 7 day | Ödeme emrinin tebliği | procedural | none
iik-kira-itiraz-kaldirma | Kira takibinde itirazın kaldırılması | İİK | 2004 | 269 | 3 | 6 month | İtirazın tebliği | peremptory | none
iik-kira-tahliye | Kira takibinde tahliye istemi | İİK | 2004 | 269/a | 1 | 6 month | İhtar müddetinin bitimi | peremptory | none
iik-tahliye-taahhut | Süre bitimi nedeniyle tahliye takibi | İİK | 2004 | 272 | 1 | 1 month | Kira süresinin bitmesi | peremptory | none
iik-tahliye-emri | Tahliye emri: tahliye süresi | İİK | 2004 | 272 | 2 | 15 day | Tahliye emrinin tebliği | procedural | none
iik-tahliye-itiraz | Tahliye emrine itiraz | İİK | 2004 | 274 | 1 | 7 day | Tahliye emrinin tebliği | procedural | none
iik-iptal-davasi | Tasarrufun iptali davası | İİK | 2004 | 284 | 1 | 5 year | Tasarruf tarihi | peremptory | none
iik-ivazsiz-tasarruf | İvazsız tasarrufta geriye bakılan süre | İİK | 2004 | 278 | 1 | 1 year | Aciz belgesi/iflas | peremptory | none | back | 7571 s.K. m. 2 (24/12/2025) ile değişti
iik-konkordato-itiraz | Konkordato mühletine itiraz (kesin süre) | İİK | 2004 | 288 | 2 | 7 day | İlan | procedural | none
iik-konkordato-alacak | Konkordatoda alacak bildirimi | İİK | 2004 | 299 | 1 | 15 day | İlan | procedural | none
iik-konkordato-istinaf | Konkordato kararına istinaf | İİK | 2004 | 308/a | 1 | 2 week | Tebliğ (alacaklı: ilan) | procedural | none |  | HMK 103/1-e; 7499 s.K. m. 37 (2/3/2024): “on gün” → “iki hafta”
iik-konkordato-kesin-muhlet | Konkordato kesin mühlet | İİK | 2004 | 289 | 3 | 1 year | Karar | procedural | none |  | Altı ay uzatılabilir
iik-konkordato-cekismeli | Çekişmeli alacak davası (konkordato) | İİK | 2004 | 308/b | 1 | 1 month | Tasdik kararının ilanı | peremptory | none
iik-ceza-sikayet | İcra suçlarında şikâyet | İİK | 2004 | 347 | 1 | 3 month | Fiilin öğrenilmesi | peremptory | none
iik-ceza-sikayet-azami | İcra suçlarında şikâyet (üst süre) | İİK | 2004 | 347 | 1 | 1 year | Fiilin işlenmesi | peremptory | none
iik-hapis-itiraz | Tazyik/disiplin hapsine itiraz | İİK | 2004 | 353 | 1 | 2 week | Kararın tebliği | procedural | none |  | 7499 s.K. m. 37 (2/3/2024): “yedi gün” → “iki hafta”
iik-istinaf | İcra mahkemesi kararına istinaf | İİK | 2004 | 363 | 1 | 2 week | Kararın tebliği | procedural | none |  | İİK 18: ivedi iş; HMK 103/1-h; 7499 s.K. m. 37 (2/3/2024): “on gündür.” → “iki haftadır.”
iik-temyiz | İcra işlerinde temyiz | İİK | 2004 | 364 | 2 | 2 week | Kararın tebliği | procedural | none |  | 7499 s.K. m. 3 (2/3/2024); İİK 18: ivedi iş
iik-memur-tazminat | İcra memuru kusuru: tazminat (öğrenme) | İİK | 2004 | 7 | 1 | 1 year | Zararın öğrenilmesi | limitation | none
7155-itiraz | Abonelik takibinde ödeme emrine itiraz | 7155 | 7155 | 7 | 1 | 7 day | Ödeme emrinin tebliği | procedural | none
7155-haciz | Abonelik takibinde haciz isteme | 7155 | 7155 | 8 | 4 | 5 year | Ödeme emrinin tebliği | peremptory | none
`
