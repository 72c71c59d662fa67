/** Time limits of commerce and intellectual property; the columns are named in `../limits.ts`. */
export const commercialLimits = `
ttk-arabuluculuk | Ticari arabuluculuğu sonuçlandırma | TTK | 6102 | 5/A | 2 | 6 week | Görevlendirme | procedural | none |  | En fazla iki hafta uzar
ttk-fatura-itiraz | Faturaya itiraz | TTK | 6102 | 21 | 2 | 8 day | Faturanın alınması | procedural | none
ttk-teyit-mektubu | Teyit mektubuna itiraz | TTK | 6102 | 21 | 3 | 8 day | Yazının alınması | procedural | none
ttk-ayip-acik | Ticari satışta açık ayıp ihbarı | TTK | 6102 | 23 | 1-c | 2 day | Teslim | peremptory | none
ttk-ayip-gizli | Ticari satışta muayene ve ihbar | TTK | 6102 | 23 | 1-c | 8 day | Teslim | peremptory | none
ttk-tescil | Tescil isteme süresi | TTK | 6102 | 30 | 1 | 15 day | İşlem/olgu | procedural | none
ttk-sicil-itiraz | Sicil müdürlüğü kararına itiraz | TTK | 6102 | 34 | 1 | 8 day | Tebliğ | procedural | none
ttk-haksiz-rekabet | Haksız rekabet davası (öğrenmeden) | TTK | 6102 | 60 | 1 | 1 year | Hakkın öğrenilmesi | limitation | none
ttk-haksiz-rekabet-azami | Haksız rekabet davası (üst süre) | TTK | 6102 | 60 | 1 | 3 year | Hakkın doğumu | limitation | none
ttk-zayi-belgesi | Zayi belgesi istemi | TTK | 6102 | 82 | 7 | 30 day | Ziyaın öğrenilmesi | peremptory | none
ttk-defter-saklama | Ticari defter saklama | TTK | 6102 | 82 | 5 | 10 year | 82/6 | procedural | none
ttk-acente-denklestirme | Denkleştirme istemi | TTK | 6102 | 122 | 4 | 1 year | Sözleşmenin sona ermesi | peremptory | none
ttk-acente-fesih | Acentelik feshinde ihbar | TTK | 6102 | 121 | 1 | 3 month | İhbar | procedural | none
ttk-cari-hesap-itiraz | Cari hesap bakiyesine itiraz | TTK | 6102 | 94 | 2 | 1 month | Cetvelin alınması | procedural | none
ttk-cari-hesap-za | Cari hesap davaları zamanaşımı | TTK | 6102 | 101 | 1 | 5 year | Sözleşmenin sona ermesi | limitation | none
ttk-birlesme-iptal | Birleşme, bölünme, tür değiştirme iptal davası | TTK | 6102 | 192 | 1 | 2 month | Sicil Gazetesinde ilan | peremptory | none
ttk-birlesme-denklestirme | Ortaklık payı denkleştirme davası | TTK | 6102 | 191 | 1 | 2 month | Sicil Gazetesinde ilan | peremptory | none
ttk-as-fesih | Anonim şirketin feshi davası (kuruluş) | TTK | 6102 | 353 | 4 | 3 month | Tescil ve ilan | peremptory | none
ttk-genel-kurul-iptal | Genel kurul kararının iptali (AŞ) | TTK | 6102 | 445 | 1 | 3 month | Karar tarihi | peremptory | none
ttk-genel-kurul-cagri | Genel kurula çağrı (en az) | TTK | 6102 | 414 | 1 | 2 week | Toplantı tarihi | procedural | none | back clear | İlan ve toplantı günleri hariç
ttk-bilgi-alma | Bilgi alma/inceleme davası | TTK | 6102 | 437 | 5 | 10 day | Ret | peremptory | none
ttk-ozel-denetci | Özel denetçi atanması (kabul) | TTK | 6102 | 438 | 2 | 30 day | Genel kurul kararı | peremptory | none
ttk-ozel-denetci-ret | Özel denetçi atanması (ret) | TTK | 6102 | 439 | 1 | 3 month | Genel kurulun reddi | peremptory | none
ttk-yk-kayitli-sermaye | Yönetim kurulu sermaye kararının iptali | TTK | 6102 | 460 | 5 | 1 month | Kararın ilanı | peremptory | none
ttk-ruchan | Rüçhan hakkı kullanımı (en az) | TTK | 6102 | 461 | 3 | 15 day | Karar | procedural | none
ttk-sorumluluk-za | Yönetici sorumluluğu (öğrenmeden) | TTK | 6102 | 560 | 1 | 2 year | Zarar ve sorumlunun öğrenilmesi | limitation | none
ttk-sorumluluk-za-azami | Yönetici sorumluluğu (üst süre) | TTK | 6102 | 560 | 1 | 5 year | Fiil | limitation | none
ttk-limited-cikarma | Limited ortağın çıkarma kararına iptal davası | TTK | 6102 | 640 | 2 | 3 month | Noter bildirimi | peremptory | none
ttk-limited-pay-red | Limited pay devrine genel kurul onayı | TTK | 6102 | 595 | 7 | 3 month | Başvuru | procedural | none
ttk-police-za-kabul | Poliçe/bono: kabul edene (keşideciye) karşı zamanaşımı | TTK | 6102 | 749 | 1 | 3 year | Vade | limitation | none |  | Bonoda 778-779 yollaması
ttk-police-za-ciranta | Poliçe/bono: hamilin ciranta ve düzenleyene karşı | TTK | 6102 | 749 | 2 | 1 year | Protesto/vade | limitation | none
ttk-police-za-rucu | Poliçe/bono: cirantanın rücuu | TTK | 6102 | 749 | 3 | 6 month | Ödeme/dava | limitation | none
ttk-protesto | Ödememe protestosu | TTK | 6102 | 714 | 3 | 2 workday | Ödeme günü | peremptory | none
ttk-kambiyo-sebepsiz | Kambiyoda sebepsiz zenginleşme | TTK | 6102 | 732 | 4 | 1 year | Zamanaşımının dolması | limitation | none
ttk-cek-ibraz-ayni | Çek ibraz: aynı yer | TTK | 6102 | 796 | 1 | 10 day | Düzenleme günü (796/3) | peremptory | none
ttk-cek-ibraz-baska | Çek ibraz: başka yer | TTK | 6102 | 796 | 1 | 1 month | Düzenleme günü (796/3) | peremptory | none
ttk-cek-ibraz-kita | Çek ibraz: ayrı kıta | TTK | 6102 | 796 | 2 | 3 month | Düzenleme günü (796/3) | peremptory | none
ttk-cek-za | Çekte hamilin başvuru hakkı zamanaşımı | TTK | 6102 | 814 | 1 | 3 year | İbraz süresinin bitimi | limitation | none
ttk-tasima-za | Taşıma: zıya, hasar, gecikme | TTK | 6102 | 855 | 1 | 1 year | Teslim/varma | limitation | none |  | Kasıt/pervasızlıkta üç yıl (855/5)
ttk-tasima-bildirim | Gizli zıya/hasar bildirimi | TTK | 6102 | 889 | 2 | 7 day | Teslim | procedural | none
ttk-deniz-hak-dusuren | Denizde eşya taşımasında dava | TTK | 6102 | 1188 | 1 | 1 year | Teslim (1188/2) | peremptory | none
ttk-catma | Çatma tazminatı | TTK | 6102 | 1297 | 1 | 2 year | Çatma | limitation | none
ttk-sigorta-za | Sigorta istemleri | TTK | 6102 | 1420 | 1 | 2 year | Muacceliyet | limitation | none
ttk-sigorta-za-azami | Sigorta istemleri (üst süre) | TTK | 6102 | 1420 | 1 | 6 year | Rizikonun gerçekleşmesi | limitation | none
ttk-sorumluluk-sigortasi | Sorumluluk sigortacısına karşı | TTK | 6102 | 1482 | 1 | 10 year | Sigorta konusu olay | limitation | none
ttk-gec-odeme | Mal/hizmet bedelinde temerrüt (süre yoksa) | TTK | 6102 | 1530 | 4-a | 30 day | Faturanın alınması | procedural | none
ttk-gec-odeme-azami | Ödeme süresi üst sınırı | TTK | 6102 | 1530 | 5 | 60 day | Fatura/mal/hizmet | procedural | none
sigorta-tahkim-itiraz | Sigorta tahkimde hakem kararına itiraz | SigK | 5684 | 30 | 12 | 10 day | Kararın bildirimi | procedural | none |  | Yargıtay 4. HD 2022/15387, 2023/126: adli tatilde görülür
sigorta-tahkim-basvuru | Sigortacının cevap süresi (tahkim ön şartı) | SigK | 5684 | 30 | 13 | 15 workday | Başvuru | procedural | none
fsek-cayma-itiraz | Cayma ihbarına itiraz davası | FSEK | 5846 | 58 | 3 | 4 week | Cayma ihbarının tebliği | peremptory | none
fsek-hukum-ilani | Hükmün ilanı hakkı | FSEK | 5846 | 78 |  | 3 month | Hükmün kesinleşmesi | peremptory | none
fsek-pay-za | Satış bedelinden pay (pay ve takip) | FSEK | 5846 | 45 |  | 5 year | Satış | limitation | none
fsek-internet-ihlal | İçerik sağlayıcıdan ihlalin durdurulması | FSEK | 5846 | Ek 4 | 3 | 3 day | Başvuru | procedural | none
fsek-koruma | Koruma süresi (ölümden sonra) | FSEK | 5846 | 27 | 1 | 70 year | Eser sahibinin ölümü | procedural | none
smk-marka-yayima-itiraz | Marka yayımına itiraz | SMK | 6769 | 18 | 1 | 2 month | Bültende yayım | procedural | none
smk-marka-karara-itiraz | Marka kararına itiraz | SMK | 6769 | 20 | 2 | 2 month | Kararın bildirimi | procedural | none
smk-yidk-dava | YİDK kararına dava | 5000 | 5000 | 15/C |  | 2 month | Kararın bildirimi | peremptory | none
smk-kullanmama | Kullanmama nedeniyle iptal | SMK | 6769 | 9 | 1 | 5 year | Tescil | procedural | none
smk-sessiz-kalma | Sessiz kalma yoluyla hak kaybı | SMK | 6769 | 25 | 6 | 5 year | Kullanımın bilinmesi | peremptory | none
smk-marka-koruma | Marka koruma süresi | SMK | 6769 | 23 | 1 | 10 year | Başvuru | procedural | none
smk-marka-yenileme | Marka yenileme (süre bitmeden) | SMK | 6769 | 23 | 2 | 6 month | Sürenin bitimi | procedural | none | back | Ek ücretle sonraki altı ay
smk-tasarim-itiraz | Tasarım tesciline itiraz | SMK | 6769 | 67 | 2 | 3 month | Yayım | procedural | none
smk-tasarim-gasp | Tasarımın gaspı | SMK | 6769 | 71 | 3 | 3 year | Yayım/kamuya sunma | peremptory | none
smk-tasarim-hukumsuz | Tasarımın hükümsüzlüğü (sona ermeden sonra) | SMK | 6769 | 78 | 3 | 5 year | Hakkın sona ermesi | peremptory | none
smk-patent-itiraz | Patente itiraz | SMK | 6769 | 99 | 1 | 6 month | Yayım | procedural | none
smk-patent-karar-itiraz | Patent: Kurum kararına itiraz | SMK | 6769 | 100 | 1 | 2 month | Kararın bildirimi | procedural | none
smk-patent-gasp | Patentin gaspı | SMK | 6769 | 111 | 3 | 2 year | Yayım | peremptory | none
smk-patent-koruma | Patent koruma süresi | SMK | 6769 | 101 | 1 | 20 year | Başvuru | procedural | none
smk-hizmet-bulusu | İşverenin hizmet buluşu talebi | SMK | 6769 | 115 | 1 | 4 month | Bildirimin ulaşması | procedural | none
smk-cografi-isaret | Coğrafi işarete itiraz | SMK | 6769 | 40 | 2 | 3 month | Yayım | procedural | none
rekabet-savunma | Rekabet Kurulu: yazılı savunma | RKHK | 4054 | 45 | 2 | 30 day | Soruşturma raporunun tebliği | procedural | none |  | 7511 s.K. m. 5 (23/5/2024) ile değişti
5941-yasak-kaldirma | Çek yasağının kaldırılması istemi | ÇekK | 5941 | 6 | 3 | 3 year | Cezanın infazı | procedural | none |  | Her hâlde on yıl
`
