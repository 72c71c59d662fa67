/** Subjects of labour and social security law, with the articles that govern them. */
export const labourSubjects = `
law 4857
2 alt işveren; asıl işveren alt işveren; muvazaalı taşeron; işyeri işçi işveren tanımı
5 eşit davranma ilkesi; eşit davranma tazminatı; ayrımcılık tazminatı
6 işyerinin devri
7 geçici iş ilişkisi
8 iş sözleşmesi
11 belirli süreli iş sözleşmesi
13 kısmi süreli çalışma
14 uzaktan çalışma; çağrı üzerine çalışma
15 deneme süresi
17 ihbar süresi; ihbar tazminatı; bildirim süresi; ihbar öneli; kötüniyet tazminatı; süreli fesih
18 iş güvencesi; geçerli nedenle fesih; işe iade şartları; feshin geçerli sebebe dayandırılması
19 fesihte savunma alınması; fesihte usul; feshin yazılı yapılması
20 işe iade davası süresi; işe iade davası; işe iade davası açma süresi; fesih bildirimine itiraz
21 işe iade sonuçları; işe başlatmama tazminatı; boşta geçen süre ücreti; işe iade kararı üzerine başvuru süresi
22 esaslı değişiklik; çalışma koşullarında değişiklik
24 işçinin haklı nedenle feshi; işçinin haklı fesih; işçi haklı fesih sebepleri; ücreti ödenmeyen işçinin feshi; maaşı ödenmeyen işçi
25 işverenin haklı nedenle feshi; işveren haklı fesih; işten çıkarma tazminatsız; devamsızlık nedeniyle fesih; ahlak ve iyiniyet kuralları fesih
26 haklı fesihte altı iş günü; derhal fesih hakkını kullanma süresi; haklı fesih süresi; altı iş günlük süre
27 yeni iş arama izni
29 toplu işçi çıkarma
32 ücret ödenmesi; ücretin ödenme zamanı; ücret alacağı zamanaşımı; ücret zamanaşımı süresi
34 ücretin gününde ödenmemesi; ücret ödenmezse işçinin çalışmaması
35 işçi ücretinin haczi; ücretin dörtte biri
36 kamu makamlarının ücret sorumluluğu
37 ücret bordrosu; ücret hesap pusulası
39 asgari ücret
40 yarım ücret
41 fazla çalışma; fazla mesai; fazla çalışma ücreti; fazla mesai ücreti
46 hafta tatili ücreti; hafta tatili
47 genel tatil ücreti; ulusal bayram genel tatil
53 yıllık izin; yıllık izin süresi; yıllık ücretli izin; yıllık izin kaç gün
54,55 yıllık izne hak kazanma
59 kullanılmayan yıllık izin ücreti; yıllık izin ücreti fesih; izin ücreti alacağı
63 haftalık çalışma süresi; haftalık kırk beş saat; denkleştirme çalışma
68 ara dinlenmesi
69 gece çalışması
71 çocuk çalıştırma yaşı
74 doğum izni; analık izni; süt izni; hamile işçi
Ek 3 kıdem tazminatı zamanaşımı; kıdem tazminatı zamanaşımı süresi; ihbar tazminatı zamanaşımı; yıllık izin ücreti zamanaşımı; işçilik alacakları zamanaşımı; işçilik alacağı zamanaşımı süresi
law 1475
14 kıdem tazminatı; kıdem tazminatı şartları; kıdem tazminatı hesabı; kıdem tazminatı tavanı; evlilik nedeniyle kıdem tazminatı; askerlik kıdem; emeklilik kıdem; istifa kıdem tazminatı
law 7036
3 işçi işveren arabuluculuk; dava şartı arabuluculuk iş; işe iade arabuluculuk süresi; işe iade arabuluculuk başvuru; iş davasında arabuluculuk; iş arabuluculuk son tutanak
4 kuruma başvuru zorunluluğu; sgk başvuru dava şartı
5 iş mahkemesinin görevi; iş mahkemesi görevli
6 iş mahkemesinde yetki
7 iş mahkemesinde yargılama usulü
8 iş mahkemesi temyiz edilemeyen
law 6356
25 sendikal tazminat; sendika özgürlüğü güvencesi; sendikal nedenle fesih
17 sendika üyeliği
35 toplu iş sözleşmesi
36 toplu iş sözleşmesinin hükmü
41 toplu iş sözleşmesi yetki; işkolu barajı
43 yetki itirazı toplu iş
58 grev; grev tanımı
60 grev kararı
62 grev yasağı
law 5510
4 sigortalı sayılanlar
11 işyeri bildirgesi
13 iş kazası; iş kazası tanımı; iş kazası bildirimi; iş kazası sayılan haller
14 meslek hastalığı
18 geçici iş göremezlik ödeneği
19 sürekli iş göremezlik geliri
21 sgk rücu; iş kazasında işverenin sorumluluğu; iş kazası rücu
28 yaşlılık aylığı; emeklilik şartları
32,34 ölüm aylığı; dul yetim aylığı
56 ölüm aylığının kesilmesi; boşanıp birlikte yaşama aylık
86 hizmet tespiti; hizmet tespit davası; hizmet tespit davası süresi; sigortasız çalışma
88 prim ödenmesi
93 sgk alacaklarında zamanaşımı; prim alacağı zamanaşımı süresi
102 sgk idari para cezası
97 gelir aylık zamanaşımı
41 hizmet borçlanması; askerlik borçlanması; doğum borçlanması
law 6331
4 işverenin iş güvenliği yükümlülüğü; işverenin genel yükümlülüğü
13 çalışmaktan kaçınma hakkı
14 iş kazasının bildirilmesi
17 iş güvenliği eğitimi
law 4447
48,50 işsizlik ödeneği; işsizlik maaşı
Ek 2 kısa çalışma ödeneği
51 işsizlik ödeneğine hak kazanma şartları
law 854
14 gemi adamı fesih
law 5953
6 gazeteci ihbar kıdem
law 657
125 memur disiplin cezaları; memuriyetten çıkarma; devlet memurluğundan çıkarma
127 disiplin cezasında zamanaşımı; memur disiplin zamanaşımı süresi
130 memurda savunma hakkı
135 disiplin cezasına itiraz; memur disiplin cezasına itiraz süresi
137 görevden uzaklaştırma memur
94 memurun çekilmesi
48 memur olma şartları
104 memur mazeret izni
`
