/** Time limits of administrative courts and authorities; the columns are named in `../limits.ts`. */
export const administrativeLimits = `
iyuk-dava-idare | İptal/tam yargı davası (idare, Danıştay) | İYUK | 2577 | 7 | 1 | 60 day | Yazılı bildirim | peremptory | iyuk
iyuk-ilan-baslangic | İlan yoluyla bildirimde sürenin başlaması | İYUK | 2577 | 7 | 3 | 15 day | Son ilan | procedural | none |  | Sürenin başlangıcını erteler
iyuk-adli-yargi-ret | Adli yargı görev reddi sonrası dava | İYUK | 2577 | 9 | 1 | 30 day | Kararın kesinleşmesi | peremptory | iyuk
iyuk-zimni-ret-10 | Zımni ret (m. 10) | İYUK | 2577 | 10 | 2 | 30 day | Başvuru | procedural | none |  | İdarenin süresi
iyuk-kesin-cevap-bekleme | Kesin cevabı bekleme üst süresi | İYUK | 2577 | 10 | 2 | 4 month | Başvuru | procedural | none
iyuk-sonradan-cevap-dava | Sonradan verilen cevap üzerine dava | İYUK | 2577 | 10 | 2 | 60 day | Cevabın tebliği | peremptory | iyuk
iyuk-zimni-ret-11 | Üst makama başvuruda zımni ret (m. 11) | İYUK | 2577 | 11 | 2 | 30 day | Başvuru | procedural | none
iyuk-eylem-basvuru | İdari eylemde ön başvuru (öğrenmeden) | İYUK | 2577 | 13 | 1 | 1 year | Eylemin öğrenilmesi | peremptory | iyuk
iyuk-eylem-basvuru-azami | İdari eylemde ön başvuru (üst süre) | İYUK | 2577 | 13 | 1 | 5 year | Eylem tarihi | peremptory | iyuk
iyuk-harc-tamamlama | Harç/posta ücreti tamamlama | İYUK | 2577 | 6 | 4 | 30 day | Tebliğ | procedural | iyuk
iyuk-savunma-cevap | Savunma ve ikinci dilekçe | İYUK | 2577 | 16 | 3 | 30 day | Tebliğ | procedural | iyuk
iyuk-savunma-uzatma | Cevap süresinin uzatılması (en çok) | İYUK | 2577 | 16 | 3 | 30 day | Önceki sürenin bitimi | procedural | iyuk
iyuk-dusunce-cevap | Danıştay savcısı düşüncesine cevap | İYUK | 2577 | 16 | 6 | 10 day | Tebliğ | procedural | iyuk
iyuk-yd-itiraz | Yürütmenin durdurulması kararına itiraz | İYUK | 2577 | 27 | 7 | 7 day | Kararın tebliği | procedural | iyuk
iyuk-karar-uygulama | İdarenin kararı uygulaması (üst süre) | İYUK | 2577 | 28 | 1 | 30 day | Kararın idareye tebliği | procedural | none
iyuk-adres-yenileme | İşlemden kaldırılan davada yeni adres bildirimi | İYUK | 2577 | 26 | 3 | 1 year | İşlemden kaldırma | procedural | iyuk
iyuk-ivedi-dava | İvedi yargılama: dava | İYUK | 2577 | 20/A | 2-a | 30 day | Yazılı bildirim | peremptory | iyuk |  | Tatil: 8/3 metni ayırmaz, 62/b nöbetçi; metinde istisna yok
iyuk-ivedi-savunma | İvedi yargılama: savunma | İYUK | 2577 | 20/A | 2-d | 15 day | Dava dilekçesinin tebliği | procedural | iyuk
iyuk-ivedi-temyiz | İvedi yargılama: temyiz | İYUK | 2577 | 20/A | 2-g | 15 day | Kararın tebliği | procedural | iyuk
iyuk-ivedi-temyiz-cevap | İvedi yargılama: temyize cevap | İYUK | 2577 | 20/A | 2-ı | 15 day | Temyiz dilekçesinin tebliği | procedural | iyuk
iyuk-sinav-dava | Merkezî sınav: dava | İYUK | 2577 | 20/B | 1-a | 10 day | Yazılı bildirim | peremptory | iyuk |  | Tatil: 8/3 metni ayırmaz
iyuk-sinav-savunma | Merkezî sınav: savunma | İYUK | 2577 | 20/B | 1-ç | 3 day | Dava dilekçesinin tebliği | procedural | iyuk
iyuk-sinav-temyiz | Merkezî sınav: temyiz | İYUK | 2577 | 20/B | 1-f | 5 day | Kararın tebliği | procedural | iyuk
iyuk-sinav-temyiz-cevap | Merkezî sınav: temyize cevap | İYUK | 2577 | 20/B | 1-ğ | 5 day | Temyiz dilekçesinin tebliği | procedural | iyuk
iyuk-istinaf | İdari istinaf | İYUK | 2577 | 45 | 1 | 30 day | Kararın tebliği | procedural | iyuk |  | Madde 7589 ile de değişti; süre aynı
iyuk-bim-48-7-temyiz | BİM’in 48/7 kararına temyiz | İYUK | 2577 | 45 | 2 | 7 day | Tebliğ | procedural | iyuk |  | 7524 s.K. m. 52 (28/7/2024) ile eklendi
iyuk-temyiz | İdari temyiz | İYUK | 2577 | 46 | 1 | 30 day | Kararın tebliği | procedural | iyuk
iyuk-temyiz-kaldirma | BİM kaldırıp yeniden karar verince temyiz | İYUK | 2577 | 46 | 2 | 30 day | Kararın tebliği | procedural | iyuk |  | 7589 s.K. m. 6 (16/7/2026) ile eklendi
iyuk-temyiz-cevap | Temyize cevap | İYUK | 2577 | 48 | 3 | 30 day | Tebliğ | procedural | iyuk
iyuk-temyiz-eksik | Temyiz dilekçesi eksikliğini tamamlama | İYUK | 2577 | 48 | 2 | 15 day | Tebliğ | procedural | iyuk
iyuk-temyiz-harc | Temyiz harç/gider eksiği | İYUK | 2577 | 48 | 6 | 7 day | Tebliğ | procedural | iyuk
iyuk-temyiz-ret | Temyiz ret/yapılmamış sayılma kararına temyiz | İYUK | 2577 | 48 | 6 | 7 day | Tebliğ | procedural | iyuk
iyuk-yenileme | Yargılamanın yenilenmesi (genel) | İYUK | 2577 | 53 | 3 | 60 day | Sebebin gerçekleşmesi | procedural | iyuk
iyuk-yenileme-aihm | Yargılamanın yenilenmesi (AİHM) | İYUK | 2577 | 53 | 3 | 1 year | AİHM kararının kesinleşmesi | procedural | iyuk
iyuk-yenileme-celiski | Yargılamanın yenilenmesi (çelişik karar) | İYUK | 2577 | 53 | 3 | 10 year | Sebebin gerçekleşmesi | procedural | iyuk
bilgi-edinme-erisim | Bilgi edinme başvurusuna cevap | 4982 | 4982 | 11 | 1 | 15 workday | Başvuru | procedural | none
bilgi-edinme-itiraz | Bilgi Edinme Değerlendirme Kuruluna itiraz | 4982 | 4982 | 13 | 1 | 15 day | Kararın tebliği | procedural | none
kdk-basvuru | Kamu Denetçiliği Kurumuna başvuru | 6328 | 6328 | 17 | 7 | 6 month | İdarenin cevabı veya altmış günün bitimi | procedural | none
657-disiplin-itiraz | Memur disiplin cezasına itiraz | DMK | 657 | 135 | 2 | 7 day | Kararın tebliği | procedural | none
657-disiplin-za | Memur disiplin cezası zamanaşımı | DMK | 657 | 127 | 2 | 2 year | Fiilin işlenmesi | limitation | none |  | 7573 s.K. m. 3 (23/1/2026) ile değişti
657-disiplin-sorusturma | Memur disiplin soruşturması başlatma | DMK | 657 | 127 | 1-a | 1 month | Fiilin öğrenilmesi | limitation | none
6458-sinirdisi-dava | Sınır dışı etme kararına dava | YUKK | 6458 | 53 | 3 | 7 day | Kararın tebliği | peremptory | none |  | 7533 s.K. m. 36 (21/11/2024) ile yeniden yazıldı; tatil etkisi bu kanunda yazılı değil
6458-komisyon-itiraz | Uluslararası Koruma Değerlendirme Komisyonuna itiraz | YUKK | 6458 | 80 | 1-a | 10 day | Kararın tebliği | procedural | none
kik-sikayet | İdareye şikâyet (kamu ihalesi) | KİK | 4734 | 55 | 1 | 10 day | Farkına varılan tarih | procedural | none |  | 21/b-c ihalelerinde beş gün
kik-itirazen-sikayet | Kuruma itirazen şikâyet | KİK | 4734 | 55 | 4 | 10 day | Kararın bildirimi veya karar süresinin bitimi | procedural | none
6306-dava | Kentsel dönüşüm işlemine dava | 6306 | 6306 | 6 | 9 | 30 day | Tebliğ | peremptory | none |  | İYUK’a göre dava; tatil etkisi bu kanunda yazılı değil
2942-iptal-davasi | Kamulaştırma işlemine iptal/düzeltim davası | KamK | 2942 | 14 | 1 | 30 day | Mahkeme tebligatı veya ilan | peremptory | none
2942-kismen | Artan kısmın da kamulaştırılması istemi | KamK | 2942 | 12 | 5 | 30 day | Kamulaştırma kararının tebliği | peremptory | none
2942-satin-alma | Satın alma teklifine başvuru | KamK | 2942 | 8 | 5 | 15 day | Yazının tebliği | procedural | none
2942-geri-alma | Mal sahibinin geri alma hakkı | KamK | 2942 | 23 | 2 | 1 year | Hakkın doğması | peremptory | none
2942-vazgecme-iade | Vazgeçmede taşınmazı geri alma | KamK | 2942 | 22 | 1 | 3 month | İdarenin duyurusu | peremptory | none
3194-plan-itiraz | İmar planına itiraz (ilan süresi) | İmarK | 3194 | 8 | 1-b | 1 month | İlan | procedural | none
3194-plan-dava-azami | İmar/parselasyon planına dava (üst süre) | İmarK | 3194 | 8 |  | 5 year | Planın kesinleşmesi | peremptory | none
3194-ruhsat-yapi-baslama | Ruhsattan sonra yapıya başlama | İmarK | 3194 | 29 | 1 | 2 year | Ruhsat tarihi | peremptory | none
3194-yapi-tatil | Yapı tatil sonrası aykırılığı giderme | İmarK | 3194 | 32 | 3 | 1 month | Yapı tatil zaptı | procedural | none
3402-aski-dava | Kadastro askı süresi: dava | KadK | 3402 | 11 | 1 | 30 day | İlan | peremptory | none
3402-hak-dusuren | Kadastro öncesi sebebe dayalı dava | KadK | 3402 | 12 | 3 | 10 year | Tutanağın kesinleşmesi | peremptory | none
3402-duzeltme-dava | Kadastro düzeltme işlemine dava | KadK | 3402 | 41 | 1 | 30 day | Tebliğ | peremptory | none |  | 7579 s.K. m. 16 (7/5/2026) ile fıkra değişti
`
