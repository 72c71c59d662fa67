/**
 * Laws by the names lawyers use: number | abbreviations | names. An abbreviation in brackets is also the name of an
 * institution or a common word, and counts as a law only together with an article number. `-` marks a repealed law.
 */
export const turkishLaws = `
2709 | [AY] | Türkiye Cumhuriyeti Anayasası; Anayasa; 1982 Anayasası; TC Anayasası
4721 | TMK, MK | Türk Medeni Kanunu; Medeni Kanun; Türk Medeni Yasası
6098 | TBK, BK | Türk Borçlar Kanunu; Borçlar Kanunu; Borçlar Yasası
6102 | TTK | Türk Ticaret Kanunu; Ticaret Kanunu
5237 | TCK | Türk Ceza Kanunu; Ceza Kanunu; Türk Ceza Yasası; Ceza Yasası
5271 | CMK | Ceza Muhakemesi Kanunu; Ceza Muhakemeleri Kanunu; Ceza Yargılaması Kanunu
6100 | HMK | Hukuk Muhakemeleri Kanunu; Hukuk Muhakemesi Kanunu; Hukuk Yargılama Kanunu
2004 | İİK, [İcİK] | İcra ve İflas Kanunu; İcra İflas Kanunu; İcra Kanunu
2577 | İYUK | İdari Yargılama Usulü Kanunu; İdari Yargılama Usul Kanunu
4857 | İşK, [İK] | İş Kanunu; İş Yasası; Türkiye Cumhuriyeti İş Kanunu
6356 | STİSK, [STİK] | Sendikalar ve Toplu İş Sözleşmesi Kanunu; Sendikalar Kanunu
6331 | İSGK | İş Sağlığı ve Güvenliği Kanunu
5510 | SSGSSK, SSGSS | Sosyal Sigortalar ve Genel Sağlık Sigortası Kanunu; Sosyal Sigortalar Kanunu; Sosyal Güvenlik Kanunu
6502 | TKHK | Tüketicinin Korunması Hakkında Kanun; Tüketicinin Korunması Kanunu; Tüketici Kanunu; Tüketici Yasası
6698 | KVKK | Kişisel Verilerin Korunması Kanunu; Kişisel Verileri Koruma Kanunu
5846 | FSEK | Fikir ve Sanat Eserleri Kanunu
6769 | SMK | Sınai Mülkiyet Kanunu
634 | KMK | Kat Mülkiyeti Kanunu
7201 | TebK | Tebligat Kanunu
213 | VUK | Vergi Usul Kanunu; Vergi Usulü Kanunu
6183 | AATUHK | Amme Alacaklarının Tahsil Usulü Hakkında Kanun; Amme Alacakları Kanunu
1136 | AvK | Avukatlık Kanunu
6362 | SPKn, [SPK], [SerPK] | Sermaye Piyasası Kanunu
5275 | CGTİHK, CGTİK | Ceza ve Güvenlik Tedbirlerinin İnfazı Hakkında Kanun; İnfaz Kanunu
5326 | KabK | Kabahatler Kanunu
6325 | HUAK | Hukuk Uyuşmazlıklarında Arabuluculuk Kanunu; Arabuluculuk Kanunu
5070 | EİK | Elektronik İmza Kanunu
3194 | İmarK | İmar Kanunu
2942 | KamK | Kamulaştırma Kanunu
6284 | AKKŞÖDK | Ailenin Korunması ve Kadına Karşı Şiddetin Önlenmesine Dair Kanun; Ailenin Korunması Kanunu
5718 | MÖHUK | Milletlerarası Özel Hukuk ve Usul Hukuku Hakkında Kanun
7036 | İMK | İş Mahkemeleri Kanunu
2918 | KTK, [KYTK] | Karayolları Trafik Kanunu; Trafik Kanunu
657 | DMK | Devlet Memurları Kanunu
193 | GVK | Gelir Vergisi Kanunu
3065 | KDVK, [KDV] | Katma Değer Vergisi Kanunu
5520 | KVK | Kurumlar Vergisi Kanunu
488 | DVK | Damga Vergisi Kanunu
492 | HarçK | Harçlar Kanunu
3095 | FaizK | Kanuni Faiz ve Temerrüt Faizine İlişkin Kanun; Faiz Kanunu
4054 | RKHK | Rekabetin Korunması Hakkında Kanun; Rekabet Kanunu
4734 | [KİK] | Kamu İhale Kanunu
4735 | KİSK | Kamu İhale Sözleşmeleri Kanunu
2886 | DİK | Devlet İhale Kanunu
5395 | ÇKK | Çocuk Koruma Kanunu
6458 | YUKK | Yabancılar ve Uluslararası Koruma Kanunu
5901 | TVK | Türk Vatandaşlığı Kanunu; Vatandaşlık Kanunu
5490 | NHK | Nüfus Hizmetleri Kanunu; Nüfus Kanunu
3402 | KadK | Kadastro Kanunu
2872 | ÇevK | Çevre Kanunu
2863 | KTVKK | Kültür ve Tabiat Varlıklarını Koruma Kanunu
6306 | | Afet Riski Altındaki Alanların Dönüştürülmesi Hakkında Kanun; Kentsel Dönüşüm Kanunu
4458 | GümK | Gümrük Kanunu
5253 | DerK | Dernekler Kanunu
5737 | | Vakıflar Kanunu
1163 | KoopK | Kooperatifler Kanunu
5411 | BankK | Bankacılık Kanunu
5684 | SigK | Sigortacılık Kanunu
5941 | ÇekK | Çek Kanunu
6361 | | Finansal Kiralama, Faktoring ve Finansman Şirketleri Kanunu; Finansal Kiralama Kanunu
6563 | ETDHK | Elektronik Ticaretin Düzenlenmesi Hakkında Kanun; Elektronik Ticaret Kanunu
6754 | | Bilirkişilik Kanunu
1512 | NotK | Noterlik Kanunu
5393 | BelK | Belediye Kanunu
5216 | BBK, BŞBK | Büyükşehir Belediyesi Kanunu
2464 | BGK | Belediye Gelirleri Kanunu
4982 | BEHK | Bilgi Edinme Hakkı Kanunu; Bilgi Edinme Kanunu
5018 | KMYKK | Kamu Malî Yönetimi ve Kontrol Kanunu
2547 | | Yükseköğretim Kanunu; YÖK Kanunu
5434 | | Türkiye Cumhuriyeti Emekli Sandığı Kanunu; Emekli Sandığı Kanunu
4483 | MDKGYHK | Memurlar ve Diğer Kamu Görevlilerinin Yargılanması Hakkında Kanun; Memurların Yargılanması Kanunu
6216 | | Anayasa Mahkemesinin Kuruluşu ve Yargılama Usulleri Hakkında Kanun
2797 | | Yargıtay Kanunu
2575 | | Danıştay Kanunu
6085 | | Sayıştay Kanunu
2247 | | Uyuşmazlık Mahkemesinin Kuruluş ve İşleyişi Hakkında Kanun
6087 | | Hâkimler ve Savcılar Kurulu Kanunu
2802 | | Hâkimler ve Savcılar Kanunu
5235 | | Adli Yargı İlk Derece Mahkemeleri ile Bölge Adliye Mahkemelerinin Kuruluş, Görev ve Yetkileri Hakkında Kanun
2576 | | Bölge İdare Mahkemeleri, İdare Mahkemeleri ve Vergi Mahkemelerinin Kuruluşu ve Görevleri Hakkında Kanun
5651 | | İnternet Ortamında Yapılan Yayınların Düzenlenmesi ve Bu Yayınlar Yoluyla İşlenen Suçlarla Mücadele Edilmesi Hakkında Kanun; İnternet Kanunu
3713 | TerK | Terörle Mücadele Kanunu
6136 | | Ateşli Silahlar ve Bıçaklar ile Diğer Aletler Hakkında Kanun; Ateşli Silahlar Kanunu
2911 | TGYK | Toplantı ve Gösteri Yürüyüşleri Kanunu
5607 | KaçK | Kaçakçılıkla Mücadele Kanunu
5549 | | Suç Gelirlerinin Aklanmasının Önlenmesi Hakkında Kanun
6101 | | Türk Borçlar Kanununun Yürürlüğü ve Uygulama Şekli Hakkında Kanun
6103 | | Türk Ticaret Kanununun Yürürlüğü ve Uygulama Şekli Hakkında Kanun
4722 | | Türk Medeni Kanununun Yürürlüğü ve Uygulama Şekli Hakkında Kanun
5252 | | Türk Ceza Kanununun Yürürlük ve Uygulama Şekli Hakkında Kanun
5320 | | Ceza Muhakemesi Kanununun Yürürlük ve Uygulama Şekli Hakkında Kanun
4787 | | Aile Mahkemelerinin Kuruluş, Görev ve Yargılama Usullerine Dair Kanun; Aile Mahkemeleri Kanunu
5188 | | Özel Güvenlik Hizmetlerine Dair Kanun
2559 | PVSK | Polis Vazife ve Salahiyet Kanunu
5442 | | İl İdaresi Kanunu
442 | | Köy Kanunu
4686 | MTK | Milletlerarası Tahkim Kanunu
6735 | | Uluslararası İşgücü Kanunu
5362 | | Esnaf ve Sanatkârlar Meslek Kuruluşları Kanunu
5174 | | Türkiye Odalar ve Borsalar Birliği ile Odalar ve Borsalar Kanunu
1319 | EVK | Emlak Vergisi Kanunu
6802 | | Gider Vergileri Kanunu
4760 | ÖTVK | Özel Tüketim Vergisi Kanunu
7338 | VİVK | Veraset ve İntikal Vergisi Kanunu
197 | MTVK | Motorlu Taşıtlar Vergisi Kanunu
1567 | | Türk Parası Kıymetini Koruma Hakkında Kanun
2644 | TapuK | Tapu Kanunu
5403 | | Toprak Koruma ve Arazi Kullanımı Kanunu
4342 | | Mera Kanunu
6831 | | Orman Kanunu
167 | | Yeraltı Suları Hakkında Kanun
3213 | | Maden Kanunu
5809 | EHK | Elektronik Haberleşme Kanunu
6112 | | Radyo ve Televizyonların Kuruluş ve Yayın Hizmetleri Hakkında Kanun
5187 | | Basın Kanunu
298 | | Seçimlerin Temel Hükümleri ve Seçmen Kütükleri Hakkında Kanun
2820 | | Siyasi Partiler Kanunu
2839 | | Milletvekili Seçimi Kanunu
5682 | | Pasaport Kanunu
6222 | | Sporda Şiddet ve Düzensizliğin Önlenmesine Dair Kanun
5996 | | Veteriner Hizmetleri, Bitki Sağlığı, Gıda ve Yem Kanunu
1219 | | Tababet ve Şuabatı San'atlarının Tarzı İcrasına Dair Kanun
3359 | | Sağlık Hizmetleri Temel Kanunu
2827 | | Nüfus Planlaması Hakkında Kanun
3628 | | Mal Bildiriminde Bulunulması, Rüşvet ve Yolsuzluklarla Mücadele Kanunu
2935 | | Olağanüstü Hal Kanunu
1632 | AsCK | Askerî Ceza Kanunu
353 | | Askerî Mahkemeler Kuruluşu ve Yargılama Usulü Kanunu
211 | | Türk Silahlı Kuvvetleri İç Hizmet Kanunu
926 | | Türk Silahlı Kuvvetleri Personel Kanunu
5953 | | Basın İş Kanunu
854 | | Deniz İş Kanunu
4447 | | İşsizlik Sigortası Kanunu
4632 | | Bireysel Emeklilik Tasarruf ve Yatırım Sistemi Kanunu
5464 | | Banka Kartları ve Kredi Kartları Kanunu
5302 | | İl Özel İdaresi Kanunu
3091 | | Taşınmaz Mal Zilyedliğine Yapılan Tecavüzlerin Önlenmesi Hakkında Kanun
AİHS | AİHS |
- 1086 | HUMK, HYUY | Hukuk Usulü Muhakemeleri Kanunu
- 1412 | CMUK | Ceza Muhakemeleri Usulü Kanunu
- 743 | TKM, eMK | Türk Kanunu Medenisi
- 818 | eBK |
- 765 | eTCK |
- 6762 | eTTK |
- 4077 | eTKHK |
- 1475 | eİşK |
- 506 | [SSK] |
- 6570 | GKK | Gayrimenkul Kiraları Hakkında Kanun
- 5521 | |
- 1479 | | Bağ-Kur Kanunu
- 4817 | | Yabancıların Çalışma İzinleri Hakkında Kanun
`

export const cypriotLaws = `
KKTC Anayasası | | Kuzey Kıbrıs Türk Cumhuriyeti Anayasası; KKTC Anayasası
KTFD Anayasası | | Kıbrıs Türk Federe Devleti Anayasası; KTFD Anayasası
Fasıl 2 | | Avukatlar Yasası
Fasıl 6 | | Hukuk Muhakemeleri Usulü Yasası
Fasıl 9 | | Şahadet Yasası; Tanıklık Yasası
Fasıl 113 | | Şirketler Yasası
Fasıl 148 | | Haksız Fiiller Yasası
Fasıl 149 | | Sözleşmeler Yasası
Fasıl 154 | | Ceza Yasası
Fasıl 155 | | Ceza Muhakemeleri Usulü Yasası
Fasıl 189 | | Tereke İdaresi Yasası
Fasıl 195 | | Vasiyetnameler ve Veraset Yasası
Fasıl 224 | | Taşınmaz Mal Yasası
Fasıl 332 | | Motorlu Vasıtalar ve Yol Trafik Yasası
9/1976 | | Mahkemeler Yasası
17/1981 | | Kira (Denetim) Yasası; Kira Denetim Yasası; Kira Yasası
21/1974 | | Motorlu Araçlar ve Yol Trafik Yasası
22/1992 | | İş Yasası
24/1982 | | Gelir Vergisi Yasası
27/1977 | | Vergi Usul Yasası
27/2013 | | İyi İdare Yasası
41/1976 | | Kurumlar Vergisi Yasası
47/1992 | | Katma Değer Vergisi Yasası
1/1998 | | Aile (Evlenme ve Boşanma) Yasası; Aile Yasası
26/1977 | | Emeklilik Yasası
55/1989 | | İmar Yasası
5/1976 | | Seçim ve Halkoylaması Yasası
40/2003 | | Tüketicileri Koruma Yasası
7/1979 | | Kamu Görevlileri Yasası
`
