/** Subjects of civil procedure, enforcement, notification, mediation and the bar, with the articles that govern them. */
export const procedureSubjects = `
law 6100
1 mahkemelerin görevi; görev kamu düzeni
2 asliye hukuk mahkemesinin görevi
4 sulh hukuk mahkemesinin görevi
5,6 genel yetkili mahkeme; davalının yerleşim yeri yetki
7 davalı birden fazla yetki
10 sözleşmeden doğan davada yetki; sözleşmenin ifa yeri yetki
11 miras davasında yetki
12 taşınmaz davasında yetki; taşınmazın aynı yetki
14 şube yetki; tüzel kişi davasında yetki
15 sigorta sözleşmesinde yetki
16 haksız fiilde yetki
17,18 yetki sözleşmesi; yetki şartı
19 yetki itirazı; yetki itirazının ileri sürülmesi
20 görevsizlik kararı üzerine; yetkisizlik kararı sonrası süre; dosyanın görevli mahkemeye gönderilmesi; görevsizlik kararından sonra iki hafta
24 tasarruf ilkesi
25 taraflarca getirilme ilkesi
26 taleple bağlılık; taleple bağlılık ilkesi
27 hukuki dinlenilme hakkı
30 usul ekonomisi
31 hakimin davayı aydınlatma ödevi
33 hukukun uygulanması hakim
34 hakimin yasaklılığı
36 hakimin reddi; hakimin reddi sebepleri
38 hakimin reddi usulü
46 hakimin hukuki sorumluluğu; hakime karşı tazminat
50 taraf ehliyeti
51 dava ehliyeti
55 tarafın ölümü; davacının ölümü; davalının ölümü
57 ihtiyari dava arkadaşlığı
59 mecburi dava arkadaşlığı; zorunlu dava arkadaşlığı
61 davanın ihbarı
65 asli müdahale
66 feri müdahale
73 vekaletin kanuni kapsamı
74 vekalette özel yetki; özel yetki gerektiren haller
77 vekaletnamesiz dava; vekaletname ibrazı
81,82,83 vekilin azli dava; vekilin istifası dava; davada vekilin çekilmesi
84 teminat gösterilmesi; yabancılık teminatı
90 sürelerin belirlenmesi
92 sürelerin hesaplanması; süre hesabı; haftalık sürenin hesabı
93 tatil günleri süre; sürenin tatile rastlaması
94 kesin süre
95 eski hale getirme; eski hale getirme hukuk
96 eski hale getirme süresi hukuk
102 adli tatil; adli tatil süresi; adli tatil zamanı
103 adli tatilde görülecek işler; adli tatilde bakılacak davalar
104 adli tatilin sürelere etkisi; adli tatilde süre uzaması
105 eda davası
106 tespit davası; hukuki yarar tespit davası
107 belirsiz alacak davası
109 kısmi dava
110 davaların yığılması
111 terditli dava
114,115 dava şartları; dava şartı yokluğu
116,117 ilk itirazlar
118 davanın açılma zamanı
119 dava dilekçesinin içeriği; dava dilekçesinde bulunması gerekenler
120 gider avansı; harç ve gider avansı
121 dava dilekçesine belge eklenmesi
123 davanın geri alınması
124 taraf değişikliği; iradi taraf değişikliği; husumet yanlış gösterme
125 dava konusunun devri
127 cevap süresi; cevap dilekçesi süresi; cevap dilekçesi verme süresi; cevap süresinin uzatılması
128 cevap dilekçesi verilmemesi; süresinde cevap verilmemesi
129 cevap dilekçesinin içeriği
132 karşı dava; karşı dava şartları
133 karşı dava süresi; karşı dava açılması
136 cevaba cevap; ikinci cevap dilekçesi; cevaba cevap süresi
137 ön inceleme
139 ön inceleme duruşmasına davet
140 ön inceleme duruşması
141 iddianın genişletilmesi; iddia ve savunmanın genişletilmesi yasağı
145 sonradan delil gösterilmesi
147 tahkikata davet
150 dosyanın işlemden kaldırılması; davanın açılmamış sayılması; müracaata kalma; duruşmaya gelmeme; yenileme süresi dosya; davanın takipsiz bırakılması
163,164 ön sorun
165 bekletici mesele; bekletici sorun
166 davaların birleştirilmesi; bağlantılı dava
167 davaların ayrılması
169 isticvap
176 ıslah; ıslahın kapsamı
177 ıslah zamanı; ıslah süresi; ıslah ne zaman yapılır; bozmadan sonra ıslah
178 ıslah giderleri
180 tamamen ıslah
181 kısmen ıslah
187 ispatın konusu
188 ikrar
189 hukuka aykırı delil hukuk; ispat hakkı
190 ispat yükü; ispat yükü kimde
193 delil sözleşmesi
194 somutlaştırma yükü
199 belge tanımı; elektronik belge delil; whatsapp yazışması delil
200 senetle ispat; senetle ispat zorunluluğu; senetle ispat sınırı
201 senede karşı tanıkla ispat; senede karşı senetle ispat
202 delil başlangıcı; yazılı delil başlangıcı
203 senetle ispat istisnaları; yakın akraba tanıkla ispat
205 adi senedin ispat gücü
208 senette sahtelik iddiası; imza inkarı
211 imza incelemesi
219 belgelerin ibrazı
222 ticari defterlerin delil olması; ticari defter delil
225 yemin; yemin teklifi
240 tanık; tanık listesi; ikinci tanık listesi
245 tanığın davete uyması
247,248 tanıklıktan çekinme; tanıklıktan çekinme hukuk
266 bilirkişi; bilirkişiye başvurma
281 bilirkişi raporuna itiraz; bilirkişi raporuna itiraz süresi; bilirkişi raporu itiraz
282 bilirkişi raporunun değerlendirilmesi
288 keşif
293 uzman görüşü; uzman mütalaası
294 hüküm
297 hükmün kapsamı; gerekçeli karar içeriği
303 kesin hüküm
304 hükmün tashihi; maddi hata düzeltme
305 hükmün tavzihi
305/A hükmün tamamlanması
307,310,311 davadan feragat; feragat zamanı; feragat ne zaman
308,310 davayı kabul
309 feragatin şekli
312 feragatte yargılama gideri
313,314,315 sulh; mahkeme içi sulh
316 basit yargılama usulü
317 basit yargılamada cevap süresi; basit yargılama dilekçeler; basit yargılama usulünde cevap süresi
319 basit yargılamada iddianın genişletilmesi; basit yargılamada ıslah
320 basit yargılamada ön inceleme
323 yargılama giderleri
326 yargılama giderlerinden sorumluluk
329 kötüniyetli davalı disiplin para cezası
331 konusuz kalan dava yargılama gideri; esastan sonuçlanmayan davada yargılama gideri
334,336 adli yardım; adli yardım talebi
337 adli yardım kararına itiraz; adli yardım itiraz süresi
341 istinaf; istinaf sınırı; istinaf yoluna başvurulabilen kararlar; istinaf kesinlik sınırı
342 istinaf dilekçesi; istinaf dilekçesinin içeriği
345 istinaf süresi; istinaf başvuru süresi; hukuk istinaf süresi
346 istinaf dilekçesinin reddi
347 istinafa cevap; istinafa cevap süresi
348 katılma yoluyla istinaf
350 istinafta icranın durdurulması; istinaf icrayı durdurur
352 istinaf ön inceleme
353 istinafta duruşma yapılmadan karar
355 istinaf incelemesinin kapsamı
357 istinafta yapılamayacak işlemler; istinafta yeni delil
361 temyiz; temyiz süresi; hukuk temyiz süresi; temyiz edilebilen kararlar
362 temyiz edilemeyen kararlar; temyiz sınırı; temyiz kesinlik sınırı
363 kanun yararına temyiz
366,367 temyizin icraya etkisi; temyiz icrayı durdurur
369 temyiz incelemesi duruşma
371 bozma sebepleri
373 bozmaya uyma; direnme kararı
374,375 yargılamanın iadesi; yargılamanın iadesi sebepleri
377 yargılamanın iadesi süresi
382,383 çekişmesiz yargı
389 ihtiyati tedbir; ihtiyati tedbir şartları
390 ihtiyati tedbir talebi; ihtiyati tedbirde görevli mahkeme
392 ihtiyati tedbirde teminat
393 ihtiyati tedbir kararının uygulanması süresi; tedbirin uygulanması süresi
394 ihtiyati tedbire itiraz; tedbire itiraz süresi
396 ihtiyati tedbirin kaldırılması
397 ihtiyati tedbirden sonra dava açma süresi; tedbirden sonra dava süresi; tedbiri tamamlayan işlem
398 tedbire muhalefet; ihtiyati tedbire aykırılık cezası
399 haksız ihtiyati tedbir tazminat
400 delil tespiti
407,412 tahkim sözleşmesi; tahkim
413 tahkim itirazı; tahkim ilk itirazı
439 hakem kararının iptali; hakem kararının iptali süresi
107 belirsiz alacak
law 2004
4 icra mahkemesi
16 icra memuru işlemini şikayet; şikayet süresi icra; icra mahkemesine şikayet süresi; süresiz şikayet
17 şikayet üzerine karar icra
32 icra emri taşınır
36 icranın geri bırakılması; tehiri icra; icra teminat
38 ilam niteliğinde belge
39 ilam zamanaşımı; ilamlı icrada zamanaşımı süresi
40 icranın iadesi
42 para borcu ilamsız icra
50 icra dairesinin yetkisi; icrada yetki itirazı; icra takibinde yetki
58 takip talebi; takip talebinin içeriği
60 ödeme emri içeriği
61 ödeme emrinin tebliği
62 ödeme emrine itiraz; ödeme emrine itiraz süresi; icra takibine itiraz; icra takibine itiraz süresi; borca itiraz süresi; ilamsız icrada itiraz süresi
63 itiraz sebeplerinin genişletilmesi
65 gecikmiş itiraz
66 itirazın takibi durdurması; icra takibinin durması itiraz
67 itirazın iptali; itirazın iptali davası; itirazın iptali davası süresi; itirazın iptali süresi; icra inkar tazminatı
68 itirazın kesin kaldırılması; itirazın kaldırılması; itirazın kaldırılması süresi
68/a itirazın geçici kaldırılması; imzaya itirazın kaldırılması
69 borçtan kurtulma davası
70 itirazın kaldırılması usulü
71 takibin talik iptali; borcun itfa edilmesi takibin iptali
72 menfi tespit davası; istirdat davası; istirdat davası süresi; borçlu olmadığının tespiti
74,75 mal beyanı; mal beyanı süresi
76 mal beyanında bulunmama hapis; mal beyanı tazyik hapsi
78 haciz isteme süresi; haciz talebi süresi; haciz isteme hakkı
82 haczedilemeyen mallar; haczi caiz olmayan mallar; haczedilmezlik; haline münasip ev; meskeniyet iddiası
83 maaş haczi; ücretin haczi; kısmen haczi caiz; emekli maaşı haczi; maaşın dörtte biri; maaşın haczedilebilir kısmı
83/a haczedilmezlikten feragat
85 taşkın haciz; haciz yapılması
88 haczedilen malın muhafazası
89 haciz ihbarnamesi; birinci haciz ihbarnamesi; üçüncü kişideki alacağın haczi; birinci haciz ihbarnamesine itiraz süresi
94 hisse haczi; iştirak halinde tasarruf haczi
96,97 istihkak iddiası; istihkak davası icra
99 üçüncü kişi elindeki malda istihkak
100 hacze iştirak; hacze iştirak derecesi
101 imtiyazlı hacze iştirak; nafaka hacze iştirak
103 haciz tutanağı davetiye; yüz üç davetiyesi
106 satış isteme süresi; haczedilen malın satışını isteme süresi
110 haczin kalkması; haczin düşmesi
111 icra taksit; taksitle ödeme taahhüdü
112 satış süresi taşınır
118 satış bedelinin ödenmesi ihale
128/a kıymet takdirine itiraz; kıymet takdirine şikayet; kıymet takdiri şikayet süresi
134 ihalenin feshi; ihalenin feshi süresi; ihalenin feshi davası
135 ihaleden sonra tahliye
138 paranın paylaştırılması
140 sıra cetveli
142 sıra cetveline itiraz; sıra cetveline itiraz süresi
143 borç ödemeden aciz belgesi; aciz vesikası
149 ipotekte icra emri
150/ı ipotek kredi icra emri; cari hesap ipotek
167,168 kambiyo takibi; kambiyo senedine özgü haciz; kambiyo ödeme emri
168,169 kambiyo senedinde borca itiraz; kambiyo takibinde itiraz süresi; kambiyo borca itiraz süresi
169/a kambiyo borca itirazın incelenmesi
170 kambiyo imzaya itiraz; kambiyo senedinde imzaya itiraz
170/a kambiyo vasfına şikayet
154 iflas takibinde yetki
156 iflas davası; iflas davası süresi
177 doğrudan iflas
178 borçlunun iflas talebi
179 borca batıklık iflas; sermaye şirketinin iflası
184 iflas masası
206 imtiyazlı alacaklar; alacakların sırası iflas
223 iflas idaresi
235 iflasta sıra cetveline itiraz
257 ihtiyati haciz; ihtiyati haciz şartları
259 ihtiyati haciz teminatı
261 ihtiyati haczin icrası süresi
264 ihtiyati haczi tamamlayan merasim; ihtiyati hacizden sonra dava süresi
265 ihtiyati hacze itiraz; ihtiyati hacze itiraz süresi
269 kira ilamsız tahliye; ilamsız tahliye ödeme emri; tahliye takibi ödeme emri
269/a tahliye takibinde itiraz edilmemesi
272 tahliye emri; yazılı sözleşmeyle tahliye takibi; tahliye taahhüdüne dayalı takip; tahliye taahhüdü takip süresi
274,275 tahliye emrine itiraz; tahliye emrine itiraz süresi
277 tasarrufun iptali davası; iptal davası icra
278,279,280 iptale tabi tasarruflar; alacaklıdan mal kaçırma; ivazsız tasarruf iptali
284 tasarrufun iptali davası süresi; tasarrufun iptali hak düşürücü süre
285 konkordato; konkordato talebi
286 konkordato belgeleri
287 geçici mühlet; konkordato geçici mühlet; konkordato mühlet süresi
289 kesin mühlet; konkordato kesin mühlet; konkordato mühlet süresi
294 konkordato mühletinin sonuçları
302 konkordato oylama nisap; alacaklılar toplantısı konkordato
305 konkordatonun tasdiki
331 alacaklıyı zarara uğratma suçu; mevcudu eksiltme
337 mal beyanında bulunmama cezası
338 gerçeğe aykırı mal beyanı
340 taahhüdü ihlal; ödeme taahhüdünü ihlal; taahhüdü ihlal cezası
341 çocuk teslimi emrine muhalefet
344 nafaka borcunu ödememe; nafakaya uymama hapis; nafaka ödememe cezası
347 icra suçlarında şikayet süresi; icra ceza şikayet süresi
363 icra mahkemesi kararına istinaf; icra mahkemesi istinaf süresi
364 icra mahkemesi temyiz
law 7201
7/a elektronik tebligat; elektronik tebligat beşinci gün; e-tebligat zorunlu
10 bilinen adreste tebligat
11 vekile tebligat; vekil varken tebligat
12,13 tüzel kişiye tebligat
16 aynı konutta oturana tebligat
17 işyerinde tebligat
20 muhatabın geçici ayrılması tebligat
21 adreste bulunmama tebligat; tebliğ imkansızlığı; muhtara tebligat; tebellüğden imtina; haber kağıdı
25 yabancı ülkede tebligat
28 ilanen tebligat
31 ilanen tebliğ tarihi
32 usulsüz tebligat; usulüne aykırı tebliğ; usulsüz tebliğ öğrenme tarihi
35 adres değişikliği tebligat; eski adrese tebligat
39 hasma tebligat
law 6325
2 arabuluculuk tanım
5 arabuluculukta gizlilik; arabuluculuk beyan delil
13 arabulucuya başvuru
16 arabuluculuk süreci zamanaşımı; arabuluculukta sürelerin durması
17 arabuluculuğun sona ermesi; arabuluculuk son tutanağı
18 arabuluculuk anlaşma belgesi; icra edilebilirlik şerhi; anlaşılan konuda dava açılamaz
18/A dava şartı arabuluculuk; zorunlu arabuluculuk; arabuluculuğa başvurmadan dava
18/B kira arabuluculuk; ortaklığın giderilmesi arabuluculuk; kira davasında arabuluculuk; zorunlu arabuluculuk kira
law 1136
2 avukatlığın amacı bilgi belge; avukata bilgi verme
3 avukatlığa kabul şartları
5 avukatlığa engel haller
11 avukatlıkla birleşmeyen işler
15 avukatlık stajı
34 avukatın yükümlülükleri; avukatın özen yükümlülüğü
35 yalnız avukatların yapabileceği işler; avukatın uzlaştırması; sözleşmeli avukat zorunluluğu
35/A avukat uzlaşma tutanağı; uzlaşma sağlama avukat
36 avukatın sır saklaması; avukatın tanıklıktan çekinmesi
37 avukatın işi reddi
38 işi reddetme zorunluluğu; menfaat çatışması avukat; aynı işte karşı tarafa vekalet
39 avukatın dosya saklama süresi; avukatın evrak saklaması
40 avukata tazminat zamanaşımı; müvekkilin avukata karşı dava zamanaşımı; avukatın sorumluluğu zamanaşımı süresi
41 avukatın işi bırakması; vekaletten çekilme avukat
47 çekişmeli hakları edinme yasağı
48 avukata çıkar karşılığı iş getirme
55 avukat reklam yasağı
56 avukatın vekaletname örneği
58 avukat hakkında soruşturma; avukatın üstünün aranması; avukat bürosunda arama
135 avukat disiplin cezaları
157 disiplin kararına itiraz avukat
159 avukat disiplin zamanaşımı
163 avukatlık sözleşmesi
164 avukatlık ücreti; avukatlık ücreti yüzde yirmi beş; karşı vekalet ücreti; vekalet ücreti avukata aittir
165 ücretten müteselsil sorumluluk avukat
166 avukatın hapis hakkı; avukatın rüçhan hakkı; avukatın müvekkil parasını alıkoyması
168 avukatlık asgari ücret tarifesi
171 işin sonuna kadar takibi; başka avukata tevkil
173 avukatlık giderleri avans
174 avukatın azli; haksız azil; avukatın istifası ücret; azil halinde avukatlık ücreti; avukatın azli ücret
law 492
28 karar harcı ödenme zamanı
30 eksik harç; harç tamamlama
32 harç ödenmedikçe işlem
16 değer esası harç
law 2709
141 gerekçe mecburiyeti; mahkeme kararlarının gerekçeli olması
`
