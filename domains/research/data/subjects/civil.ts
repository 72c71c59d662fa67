/** Subjects of the Civil Code (4721) and of the laws beside it, with the articles that govern them. */
export const civilSubjects = `
law 4721
2 dürüstlük kuralı; hakkın kötüye kullanılması
3 iyiniyetin korunması
6 ispat yükü medeni kanun
8 hak ehliyeti
9,10 fiil ehliyeti
11 erginlik; reşit olma; rüşt yaşı
12 ergin kılınma; kazai rüşt
13 ayırt etme gücü
15 tam ehliyetsizin işlemi
16 sınırlı ehliyetsiz; küçüğün sözleşme yapması
19 yerleşim yeri; ikametgah
23 kişilik hakkından vazgeçme
24,25 kişilik hakkına saldırı; kişilik hakkının ihlali davası
27 ad değiştirme; isim değişikliği; soyadı değiştirme; isim düzeltme davası
28 ceninin hak ehliyeti; kişiliğin başlangıcı
32,33,35 gaiplik kararı; gaipliğe karar verilmesi
39 nüfus kaydının düzeltilmesi; yaş düzeltme davası
40 cinsiyet değişikliği
56 dernek kuruluşu
89 derneğin feshi
101 vakıf kuruluşu
118 nişanlanma
120 nişanın bozulması maddi tazminat
121 nişanın bozulması manevi tazminat
122 nişan hediyelerinin geri verilmesi; nişan hediyesinin iadesi
123 nişan zamanaşımı süresi; nişanın bozulması dava süresi
124 evlenme yaşı; kaç yaşında evlenilir
126 küçüğün evlenmesinde yasal temsilcinin izni
129 hısımlar arasında evlenme yasağı
132 kadın için bekleme süresi; iddet müddeti
145 evlenmede mutlak butlan; evliliğin butlanı
149,150,151 evlenmede nisbi butlan; evliliğin iptali
152 evliliğin iptali davası süresi; nisbi butlan süresi
161 zina; zina nedeniyle boşanma; zina boşanma süresi; aldatma boşanma
162 hayata kast pek kötü davranış; onur kırıcı davranış boşanma
163 suç işleme haysiyetsiz hayat sürme
164 terk nedeniyle boşanma; terk ihtarı
165 akıl hastalığı boşanma
166 evlilik birliğinin sarsılması; evlilik birliğinin temelinden sarsılması; şiddetli geçimsizlik; anlaşmalı boşanma; fiili ayrılık boşanma; ortak hayatın kurulamaması
168 boşanma davasında yetkili mahkeme; boşanma nerede açılır
169 tedbir nafakası; boşanmada geçici önlemler
173 boşanan kadının soyadı
174 boşanmada maddi tazminat; boşanmada manevi tazminat; boşanma tazminatı
175 yoksulluk nafakası
176 nafakanın kaldırılması; nafaka artırımı; nafakanın artırılması; nafakanın azaltılması; yoksulluk nafakasının kaldırılması
177 nafaka davasında yetkili mahkeme
178 boşanmadan sonra dava zamanaşımı; boşanma tazminatı zamanaşımı süresi; boşanma zamanaşımı süresi
181 boşanmada miras hakkı; boşanma davasında ölüm
182 boşanmada velayet; iştirak nafakası; boşanmada çocukla kişisel ilişki
183,349 velayetin değiştirilmesi; velayet değişikliği
184 boşanmada yargılama usulü
185 eşlerin yükümlülükleri; sadakat yükümlülüğü
187 evli kadının soyadı; kızlık soyadı
194 aile konutu; aile konutu şerhi; aile konutunun devri eşin rızası
197,195 ayrı yaşamada nafaka; birlikte yaşamaya ara verilmesi
199 eşin tasarruf yetkisinin sınırlanması
202 yasal mal rejimi
203,205 mal rejimi sözleşmesi; evlilik sözleşmesi
219 edinilmiş mallar
220 kişisel mallar; ziynet eşyası; ziynet alacağı; düğün takıları
222 edinilmiş mal karinesi
225 mal rejiminin sona ermesi
227 değer artış payı
229 eklenecek değerler
231,236 artık değer; katılma alacağı; artık değere katılma; mal paylaşımı boşanma; katılma alacağı hesabı
240 sağ kalan eşin aile konutu hakkı
282 soybağının kurulması
285 babalık karinesi
286 soybağının reddi; nesebin reddi
289 soybağının reddi süresi; soybağının reddi hak düşürücü süre; nesebin reddi süresi
295 çocuğu tanıma
301 babalık davası
303 babalık davası süresi; babalık davasında hak düşürücü süre
304 babalık davasında ananın mali hakları
305,306,307,308 evlat edinme şartları; evlat edinme; küçüğün evlat edinilmesi
313 erginin evlat edinilmesi; ergin evlat edinme
317,318,319 evlatlık ilişkisinin kaldırılması
321 çocuğun soyadı
323,324 çocukla kişisel ilişki; kişisel ilişki kurulması; çocuğu görme hakkı
325 büyükanne büyükbaba torunla kişisel ilişki; dede torun kişisel ilişki
327 çocuğun bakım giderleri
328 iştirak nafakasının sona ermesi; iştirak nafakası süresi; iştirak nafakası bitmesi; bakım borcunun süresi; çocuk nafakası bitmesi
329 çocuk için nafaka davası
330,331 çocuk nafakası miktarı; iştirak nafakasının artırılması
335,336 velayet; velayetin kullanılması
337 evlilik dışı çocuğun velayeti
346 çocuğun korunması önlemleri
348 velayetin kaldırılması
364,365 yardım nafakası
404 küçüğe vasi atanması
405 akıl hastalığı kısıtlama
406 savurganlık kısıtlama; alkol bağımlılığı kısıtlama
407 özgürlüğü bağlayıcı ceza vasi; hükümlüye vasi atanması
408 istek üzerine kısıtlama
411 vesayette yetki
426 temsil kayyımı
427 yönetim kayyımı
429 yasal danışman
432 koruma amacıyla özgürlüğün kısıtlanması
462 vesayet makamının izni
463 denetim makamının izni
495 altsoyun mirasçılığı; çocukların miras payı
496 ana babanın mirasçılığı; anne baba miras payı
499 sağ kalan eşin miras payı; eşin miras payı
500 evlatlığın mirasçılığı
501 devletin mirasçılığı
502 vasiyet ehliyeti; vasiyet yapma yaşı
505,506 saklı pay; saklı pay oranları; tasarruf edilebilir kısım
510 mirasçılıktan çıkarma; ıskat
513 borç ödemeden aciz sebebiyle mirasçılıktan çıkarma
528 mirastan feragat sözleşmesi; mirastan feragat
531 vasiyetnamenin şekli; vasiyetname türleri
532 resmi vasiyetname
538 el yazılı vasiyetname
539,540 sözlü vasiyet; sözlü vasiyetname
542 vasiyetnameden dönme
545 miras sözleşmesinin şekli
550,552 vasiyeti yerine getirme görevlisi
557 vasiyetnamenin iptali; ölüme bağlı tasarrufun iptali; vasiyetin iptali sebepleri
559 vasiyetnamenin iptali süresi; vasiyetin iptali davası süresi; ölüme bağlı tasarrufun iptali süresi
560 tenkis davası; tenkis
565 tenkise tabi kazandırmalar
571 tenkis davası süresi; tenkis hak düşürücü süre; tenkis zamanaşımı
575 mirasın açılması
576 miras davasında yetkili mahkeme
578 mirastan yoksunluk
590 terekenin yazımı; tereke defteri tutulması
595,596 vasiyetnamenin açılması
598 mirasçılık belgesi; veraset ilamı; veraset belgesi; mirasçılık belgesinin iptali
599 mirasın kazanılması
605 mirasın reddi; reddi miras; mirasın hükmen reddi; borca batık tereke
606 mirasın reddi süresi; reddi miras süresi; miras reddi süresi
609 mirasın reddi şekli; reddi miras nereye; mirasın reddi mahkeme; miras reddi nasıl yapılır; mirasın reddi nereye başvurulur
610 ret hakkının düşmesi
617 mirasın reddinin iptali; mirasın reddinde alacaklının korunması
619 mirasın resmi defterinin tutulması
632 terekenin resmi tasfiyesi
637 miras sebebiyle istihkak davası
639 miras sebebiyle istihkak davası süresi
640 miras ortaklığı; terekeye temsilci atanması
641 mirasçıların tereke borçlarından sorumluluğu; mirasçı borçtan sorumluluk
642 mirasın paylaşılması; miras paylaşma davası
652 sağ kalan eşe konutun özgülenmesi
669 mirasta denkleştirme; denkleştirme davası
676 miras paylaşma sözleşmesi
677 miras payının devri
683 mülkiyet hakkı içeriği; istihkak davası mülkiyet; elatmanın önlenmesi; müdahalenin meni
688 paylı mülkiyet
689,691 paylı mülkiyette yönetim
696 paydaşlıktan çıkarma
698,699 ortaklığın giderilmesi; izalei şuyu; paylaşma davası paydaş; paylı mülkiyetin sona ermesi
701,702 elbirliği mülkiyeti
705 taşınmaz mülkiyetinin kazanılması
706 taşınmaz devrinde resmi şekil
712 olağan zamanaşımı ile kazanma
713 olağanüstü zamanaşımı; kazandırıcı zamanaşımı taşınmaz; kazandırıcı zamanaşımı tescil; zilyetlikle tescil; tapusuz taşınmazın tescili
716 tescile zorlama davası
722,723,724 haksız inşaat; başkasının arazisine yapı; temliken tescil
725 taşkın yapı; taşkın inşaat
730 taşınmaz malikinin sorumluluğu
732 yasal önalım hakkı; şufa hakkı; önalım hakkı
733 önalım hakkı süresi; şufa süresi; önalım hakkının kullanılması; önalım hak düşürücü süre
734 önalım davası; şufa davası
737 komşuluk hukuku; komşunun taşkınlığı; komşu gürültü
740 komşunun ağacı; ağaç dalı komşu
747 zorunlu geçit; geçit hakkı; geçit davası
779 taşınmaz lehine irtifak; irtifak hakkı
794 intifa hakkı
823 oturma hakkı; sükna hakkı
826 üst hakkı
851,875 ipoteğin kapsamı; ipotek güvencesi
873 rehinli taşınmazın alacaklıya geçmesi
881 ipotek
883 ipoteğin terkini; ipoteğin kaldırılması; ipoteğin fekki
893,895 yapı alacaklısının ipoteği; yüklenicinin kanuni ipoteği
939 teslime bağlı taşınır rehni
950 hapis hakkı medeni kanun
973 zilyetlik
981,982,983 zilyetliğin korunması; zilyetliğe saldırı
984 zilyetlik davası süresi
988,989 emin sıfatıyla zilyet; çalınan malın geri alınması
993 iyiniyetli zilyedin iade borcu
995 ecrimisil; haksız işgal tazminatı; kötüniyetli zilyet
1007 tapu sicilinin tutulmasından devletin sorumluluğu; tapu sicilinden doğan zarar
1009 kişisel hakların tapuya şerhi
1010 tapuda tasarruf kısıtlaması şerhi
1020 tapu sicilinin açıklığı
1023 tapuya güven; tapu siciline güven; iyiniyetli üçüncü kişinin tapudaki kazanımı
1024 yolsuz tescil
1025 yolsuz tescilin düzeltilmesi; tapu iptal ve tescil; yolsuz tescil davası
1027 tapu kaydında düzeltim; tapuda isim düzeltme
law 634
4 ortak yerler kat mülkiyeti
19 ortak yerde değişiklik; ana gayrimenkulde inşaat onarım
20 aidat; ortak gider; aidat gecikme tazminatı; apartman aidatı ödenmemesi; ortak gidere katılma
24 bağımsız bölümün kullanımı; meskende işyeri açılması; yasak işler apartman
25 kat mülkiyetinin devri mecburiyeti; çekilmezlik kat maliki
28 yönetim planı; yönetim planının değiştirilmesi
29,30 kat malikleri kurulu toplantısı; kat malikleri toplantı yeter sayısı
32 kat malikleri kurulu kararlarının bağlayıcılığı
33 kat malikleri kurulu kararının iptali; kat malikleri kararı iptal; kat malikleri kurulu kararı iptali süresi; hakimin müdahalesi kat mülkiyeti
34 yönetici atanması; apartman yöneticisi
38 yöneticinin sorumluluğu kat mülkiyeti
42 faydalı yenilik ortak yer
44 yeni kat ilavesi
law 4787
4 aile mahkemesinin görevi; aile mahkemesi görevli; velayet görevli mahkeme; velayet değişikliği görevli mahkeme; boşanma davası görevli mahkeme; nafaka görevli mahkeme; mal rejimi görevli mahkeme
law 6284
1 6284 kapsamı
2 ev içi şiddet tanım
3 mülki amir koruyucu tedbir
4 hakim koruyucu tedbir kararı
5 önleyici tedbir; uzaklaştırma kararı
8 koruma kararı süresi; tedbir kararının süresi 6284; uzaklaştırma kararı süresi; önleyici tedbir süresi
9 tedbir kararına itiraz 6284; uzaklaştırma kararına itiraz; koruma kararına itiraz
13 tedbire aykırılık zorlama hapsi; uzaklaştırma kararına uymama; koruma kararını ihlal
law 5718
14 yabancılarda boşanma uygulanacak hukuk
20 yabancılarda miras uygulanacak hukuk
24 sözleşmeye uygulanacak hukuk
40 milletlerarası yetki
48 yabancı teminat
50,54 yabancı mahkeme kararının tenfizi; tenfiz şartları; tenfiz
58 yabancı mahkeme kararının tanınması; tanıma davası; yabancı boşanma kararının tanınması
62 yabancı hakem kararı tenfiz reddi
law 2942
7,8 kamulaştırmada satın alma usulü
10 kamulaştırma bedelinin tespiti ve tescil
11 kamulaştırma bedelinin belirlenmesi esasları
14 kamulaştırmaya karşı dava; kamulaştırma iptal davası süresi; kamulaştırmada dava açma süresi
22 kamulaştırmadan vazgeçme
23 kamulaştırılan malın geri alınması; mal sahibinin geri alma hakkı
27 acele kamulaştırma
Geçici 6 kamulaştırmasız el atma; kamulaştırmasız el koyma
law 6306
6 riskli yapı; kentsel dönüşüm üçte iki; kentsel dönüşüm karar çoğunluğu
law 3194
18 arazi arsa düzenlemesi; düzenleme ortaklık payı; imar uygulaması
32 ruhsatsız yapı; yapı tatil tutanağı; kaçak yapı yıkım
42 imar para cezası; ruhsatsız yapı idari para cezası
law 3402
12 kadastro hak düşürücü süre; kadastro tespitine itiraz on yıl
14 kadastro zilyetlikle kazanma
`
