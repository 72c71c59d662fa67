/** Subjects of the Code of Obligations (6098), and of consumer, insurance and traffic law, with their articles. */
export const obligationSubjects = `
law 6098
1 sözleşmenin kurulması
12 sözleşmenin şekli; geçersiz sözleşme şekil
19 muvazaa; danışıklı işlem; muris muvazaası; mirastan mal kaçırma; muvazaalı satış
20,21 genel işlem koşulları; genel işlem şartları; yazılmamış sayılma
26 sözleşme özgürlüğü
27 kesin hükümsüzlük; ahlaka aykırı sözleşme; sözleşmenin butlanı; imkansız sözleşme
28 aşırı yararlanma; gabin
29 önsözleşme; satış vaadi sözleşmesi
30,31 esaslı yanılma; hata sözleşme
36 aldatma sözleşme; hile sözleşme
37,38 korkutma sözleşme; ikrah
39 irade bozukluğu süresi; iradenin sakatlanması iptal süresi; yanılma aldatma iptal süresi
46 yetkisiz temsil
49 haksız fiil; haksız fiil sorumluluğu
50 zararın ispatı
51 tazminatın belirlenmesi
52 tazminattan indirim; müterafik kusur; ortak kusur
53 destekten yoksun kalma; ölüm halinde zarar; ölüm tazminatı
54 bedensel zarar; iş göremezlik tazminatı; çalışma gücü kaybı
56 manevi tazminat; ölenin yakınlarının manevi tazminatı; bedensel zararda manevi tazminat
58 kişilik hakkı zedelenmesi manevi tazminat
61 haksız fiilde müteselsil sorumluluk
62 müteselsil sorumlular rücu
65 hakkaniyet sorumluluğu
66 adam çalıştıranın sorumluluğu; istihdam edenin sorumluluğu
67 hayvan bulunduranın sorumluluğu; köpek ısırması tazminat
69 yapı malikinin sorumluluğu; bina malikinin sorumluluğu
71 tehlike sorumluluğu
72 haksız fiil zamanaşımı; tazminat zamanaşımı; haksız fiil zamanaşımı süresi; manevi tazminat zamanaşımı
73 rücu zamanaşımı
74 ceza mahkemesi kararı hukuk hakimi; beraat kararı hukuk hakimini bağlar; ceza hukuku ile ilişki hakim bağlılık
76 geçici ödeme
77 sebepsiz zenginleşme
78 borç olmayan şeyin ödenmesi
82 sebepsiz zenginleşme zamanaşımı; sebepsiz zenginleşme zamanaşımı süresi
84 kısmen ifa
88 yasal faiz sözleşme; akdi faiz oranı
89 ifa yeri; para borcunun ödeme yeri
97 ödemezlik defi; karşılıklı borçlarda ifa sırası
99 yabancı para borcu; döviz borcunun ödenmesi
100 kısmi ödemenin faize mahsubu; ödemenin önce faize mahsubu
106 alacaklının temerrüdü
112 borcun ifa edilmemesi; sözleşmeye aykırılık tazminat
115 sorumsuzluk anlaşması
116 ifa yardımcısının fiili; yardımcı kişilerin fiillerinden sorumluluk
117 borçlunun temerrüdü; temerrüt ihtarı; temerrüde düşme
120 temerrüt faizi oranı; temerrüt faizi
122 munzam zarar; aşkın zarar
123,125 temerrütte seçimlik haklar; sözleşmeden dönme; ek süre verilmesi
128 üçüncü kişinin fiilini üstlenme
129 üçüncü kişi yararına sözleşme
132 ibra
136 ifa imkansızlığı
138 aşırı ifa güçlüğü; sözleşmenin uyarlanması; uyarlama davası; emprevizyon
139 takas
146 genel zamanaşımı; on yıllık zamanaşımı; alacak zamanaşımı; alacak zamanaşımı süresi; sözleşmeden doğan alacak zamanaşımı; genel zamanaşımı süresi
147 beş yıllık zamanaşımı; kira alacağı zamanaşımı; kira bedeli zamanaşımı; vekalet ücreti zamanaşımı; avukatlık ücreti zamanaşımı; avukatlık ücreti zamanaşımı süresi; nafaka alacağı zamanaşımı; dönemsel edim zamanaşımı; eser sözleşmesi bedeli zamanaşımı
149 zamanaşımının başlangıcı; zamanaşımı ne zaman başlar
153 zamanaşımının durması
154 zamanaşımının kesilmesi; zamanaşımını kesen sebepler
156,157 zamanaşımı kesilince yeni süre
160 zamanaşımından feragat
161 zamanaşımı defi; zamanaşımı hakim kendiliğinden
162,163 müteselsil borçluluk
167 müteselsil borçlular rücu
177 bağlanma parası; kapora; pey akçesi
178 cayma parası
179 cezai şart; ceza koşulu
182 cezai şartın indirilmesi; fahiş cezai şart; ceza koşulunun indirilmesi; aşırı ceza koşulu
183,184 alacağın devri; alacağın temliki
195,196 borcun üstlenilmesi; borcun nakli
201 borca katılma
202 işletmenin devralınması borçlar
205 sözleşmenin devri
207 satış sözleşmesi
208 satışta yarar ve hasar
214 zapttan sorumluluk
219 satıcının ayıptan sorumluluğu; ayıplı mal satış
223 ayıp ihbarı; ayıp bildirim süresi; satılanı gözden geçirme
225 satıcının ağır kusuru ayıp
227 ayıpta alıcının seçimlik hakları; ayıplı mal seçimlik haklar
231 satışta ayıp zamanaşımı; ayıp zamanaşımı süresi; ayıplı mal zamanaşımı
237 taşınmaz satışı resmi şekil; taşınmaz satış vaadi
253 taksitle satış
285,288 bağışlama; bağışlama sözü
295 bağışlamanın geri alınması; bağıştan rücu; bağıştan dönme
297 bağışlamanın geri alınması süresi; bağıştan rücu süresi
299 kira sözleşmesi
301 kiralananın teslimi
304,305 kiralananın ayıplı olması
310 kiralananın el değiştirmesi; ev satılırsa kiracı; yeni malik kira sözleşmesi
315 kiracının temerrüdü; kirayı ödemeyen kiracı; kiracı kirayı ödemiyor; kira ödenmiyor; kirasını ödemiyor; kira borcu ödenmezse; kira ödenmemesi tahliye; kiracının temerrüt nedeniyle tahliyesi; kira bedelini ödememe
316 kiracının özenle kullanma borcu; kiracının komşuya saygı; kiracı özen borcu tahliye
322 alt kira
323 kira ilişkisinin devri; kiranın devri
325 erken tahliye; kiracının erken tahliyesi; kiracının sözleşmeyi erken bitirmesi; kiralananın süresinden önce geri verilmesi
331 kirada önemli sebeple fesih
333,356 kiracının ölümü
334 kiralananın geri verilmesi
336 kiraya verenin hapis hakkı
339 konut ve çatılı işyeri kirası
342 depozito; kira depozitosu; kiracının güvence vermesi; kira güvence bedeli
343 kiracı aleyhine değişiklik yasağı
344 kira artışı; kira artış oranı; kira bedelinin belirlenmesi; kira tespit davası; kira zammı; kira bedelinin tespiti; kira ne kadar artırılabilir
345 kira tespit davası süresi; kira tespit davası açma süresi; kira tespit davası ne zaman açılır
346 kiracı aleyhine düzenleme yasağı; kirada muacceliyet şartı
347 kira sözleşmesinin bildirim yoluyla sona ermesi; kirada on yıllık uzama süresi; on yıllık kiracı tahliye; kira sözleşmesinin yenilenmesi; kira sözleşmesini fesih bildirim süresi
348 kira fesih bildiriminin şekli
349 aile konutu kira feshi
350,352,315 kira tahliye; kiracı tahliyesi; kiracının tahliyesi; tahliye sebepleri
350 ihtiyaç nedeniyle tahliye; kiraya verenin gereksinimi; konut ihtiyacı tahliye; yeniden inşa tahliye; evlenecek oğlu için tahliye
351 yeni malikin gereksinimi; yeni malikin ihtiyacı; yeni malikin tahliye davası
352 tahliye taahhüdü; tahliye taahhütnamesi; iki haklı ihtar; kiracının aynı ilçede konutu
353 tahliye dava süresinin uzaması
355 yeniden kiralama yasağı
357 ürün kirası
379 kullanım ödüncü; ariyet
386 tüketim ödüncü; karz
393 hizmet sözleşmesi
400 işçinin sorumluluğu
402 hizmet sözleşmesinde fazla çalışma
417 işçinin kişiliğinin korunması; mobbing; psikolojik taciz; işyerinde taciz
420 ibraname; işçi ibranamesi; ibra sözleşmesi işçi
438 hizmet sözleşmesinin haksız feshi
444 rekabet yasağı; rekabet yasağı sözleşmesi; işçinin rekabet yasağı
445 rekabet yasağı süresi; rekabet yasağının sınırlanması
446 rekabet yasağına aykırılık
470 eser sözleşmesi; inşaat sözleşmesi; kat karşılığı inşaat sözleşmesi
471 yüklenicinin borcu; müteahhidin özen borcu
473 yüklenicinin gecikmesi; müteahhidin işi geciktirmesi
474 eserin gözden geçirilmesi; eserde ayıp ihbarı
475 eserde ayıp seçimlik haklar; iş sahibinin seçimlik hakları; ayıplı eser; ayıplı inşaat
478 eser sözleşmesinde ayıp zamanaşımı; müteahhidin ayıptan sorumluluğu zamanaşımı; müteahhit zamanaşımı; yüklenici zamanaşımı; müteahhidin sorumluluğu zamanaşımı süresi
480 götürü bedel
484 eser sözleşmesinin tazminat karşılığı feshi
502 vekalet sözleşmesi
506 vekilin özen borcu; vekilin sadakat borcu
508 vekilin hesap vermesi
512 vekalette azil; vekilin azli; vekilin istifası
513 vekilin ölümü; müvekkilin ölümü; vekalet ölümle sona erme
520 simsarlık; emlak komisyonu; emlakçı komisyonu
526 vekaletsiz iş görme
561 saklama sözleşmesi
576 otel sorumluluğu; konaklama yeri işletenin sorumluluğu
581 kefalet sözleşmesi
583 kefaletin şekli; kefalet sözleşmesinin şekli; kefalette el yazısı
584 kefalette eşin rızası; eşin rızası kefil; kefalet eş rızası
585 adi kefalet
586 müteselsil kefalet
589 kefilin sorumluluğu
596 kefilin rücu hakkı
598 kefaletin süresi; kefaletin on yılda sona ermesi
599 kefaletten dönme
603 kefalet hükümlerinin uygulama alanı; aval garanti eşin rızası
604 kumar borcu; bahis borcu
611,612 ölünceye kadar bakma sözleşmesi
617 ölünceye kadar bakma sözleşmesinin feshi
620 adi ortaklık
639 adi ortaklığın sona ermesi
law 6502
4 tüketici sözleşmesi temel ilkeler
5 haksız şart; tüketici sözleşmesinde haksız şart
8 ayıplı mal tanımı; tüketici ayıplı mal
9 ayıplı maldan sorumluluk
10 ayıpta ispat yükü tüketici; altı ay ayıp karinesi
11 tüketicinin seçimlik hakları; ayıplı malda tüketicinin hakları; ayıplı mal seçimlik haklar
12 tüketicide ayıp zamanaşımı; ayıplı mal zamanaşımı süresi tüketici
13,15 ayıplı hizmet
17 taksitle satışta temerrüt
18 taksitle satışta cayma
22,24 tüketici kredisi; tüketici kredisinde cayma
27 tüketici kredisinde erken ödeme
37 konut finansmanında erken ödeme
40 ön ödemeli konut satışı
43 ön ödemeli konut cayma
45 ön ödemeli konutta dönme
47 kapıdan satış; işyeri dışında sözleşme
48 mesafeli sözleşme; internetten alışveriş cayma; mesafeli sözleşmede cayma hakkı; cayma hakkı süresi
50 devre tatil
52 abonelik sözleşmesinin feshi
56 garanti belgesi; garanti süresi
66 tüketici hakem heyeti
68 tüketici hakem heyetine başvuru; tüketici hakem heyeti parasal sınır; tüketici hakem heyeti başvuru sınırı
70 tüketici hakem heyeti kararına itiraz; hakem heyeti kararına itiraz süresi
73 tüketici mahkemesi
73/A tüketici arabuluculuk; tüketici davasında arabuluculuk
83 tüketici işlemi diğer hükümler
law 2918
85 işletenin sorumluluğu; araç işletenin sorumluluğu; araç sahibinin sorumluluğu
86 işletenin sorumluluktan kurtulması
87 hatır taşıması
90 trafik maddi tazminat; zorunlu trafik sigortası tazminat hesabı
91 zorunlu mali sorumluluk sigortası; trafik sigortası zorunluluğu
92 trafik sigortası teminat dışı
97 sigortacıya başvuru trafik; trafik sigortasına doğrudan dava
98 trafik kazası tedavi giderleri
99 sigortacının ödeme süresi trafik; trafik sigortası ödeme süresi
109 trafik kazası zamanaşımı; trafik kazası tazminat zamanaşımı; trafik kazası zamanaşımı süresi
110 trafik davasında yetki; trafik kazası görevli mahkeme
48 alkollü araç kullanma; alkollü araç ehliyet
51 hız sınırı aşımı
law 5684
30 sigorta tahkim; sigorta tahkim komisyonu
14 güvence hesabı
law 3095
1 kanuni faiz; yasal faiz oranı
2 temerrüt faizi; avans faizi; ticari temerrüt faizi
4/a yabancı para faizi; döviz faizi
law 6698
5 kişisel verilerin işlenme şartları; kişisel verinin işlenmesi şartı
6 özel nitelikli kişisel veri
7 kişisel verinin silinmesi
8,9 kişisel verilerin aktarılması; kişisel verinin yurt dışına aktarılması
10 aydınlatma yükümlülüğü
11 ilgili kişinin hakları
12 veri güvenliği; veri ihlali bildirimi
13 veri sorumlusuna başvuru
14 kişisel verileri koruma kuruluna şikayet
18 kvkk idari para cezası
law 5846
1/B eser tanım; eser sahibi
8 eser sahibi
14,15,16 eser sahibinin manevi hakları
21,22,23,24,25 eser sahibinin mali hakları
27 eserde koruma süresi; telif süresi
52 mali hak devri şekil; telif sözleşmesi yazılı şekil
68 telif üç kat bedel; eser izinsiz kullanım bedel
law 6769
6 markada nispi ret; marka iltibas
5 markada mutlak ret
7 marka hakkının kapsamı
9 markanın kullanılmaması; marka kullanmama iptal
23 marka koruma süresi
25 markanın hükümsüzlüğü
26 markanın iptali
29 marka hakkına tecavüz
30 marka suçu; marka hakkına tecavüz cezası
`
