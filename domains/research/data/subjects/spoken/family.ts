/** How people speak of persons, family and succession, under the articles that govern it. */
export const spokenFamily = `
law 4721
11 kaç yaşında reşit; on sekiz yaşını doldurmak reşit; evlenince reşit
12 on sekiz yaşından önce reşit; on beş yaşında ergin kılınma
16 çocuğun yaptığı alışveriş geçerli; yaşı küçüğün imzaladığı sözleşme; çocuk sözleşme imzalaması
19 resmi adresi ikametgah; nerede oturuyorsa yerleşim yeri
24,25 itibarımı zedeleyen haber; hakkımda yalan haber; onuruma saldırı dava; izinsiz fotoğrafımın yayınlanması tazminat; resmimin reklamda kullanılması
26 ismimi başkası kullanıyor; adımı başkası kullanıyor
27 adımı değiştirmek; ismimi değiştirmek; isim değiştirme; soyadımı değiştirmek; ad soyad değişikliği dava
31,44 cesedi bulunamayan kişi ölü; ölüm karinesi cesedi bulunamayan; denizde kaybolan ceset
32 kayıp kişi öldü; yıllardır haber alınamayan; kaybolan eş gaiplik; kayıp babamdan haber yok
39 yanlış doğum tarihi düzeltme; yaşımı büyütmek; nüfus kaydımdaki yanlışlık; nüfusta yanlış yazılan
40 cinsiyet değiştirme; cinsiyet değiştirme ameliyatı
56,57 dernek kurmak kaç kişi; dernek kurmak için kaç kişi
64,66 dernek üyeliğinden çıkmak; dernekten ayrılmak; dernekten istifa
67 dernekten çıkarılma; dernek üyeliğinden atılma; dernekten ihraç; dernekten attılar
70 dernek aidatı
75 dernek olağanüstü genel kurul
83 dernek genel kurul kararının iptali; dernek kararına itiraz
101,102 vakıf kurmak
119 nişanlım evlenmekten vazgeçti; nişanlıyı evlenmeye zorlamak
120 nişan bozulması masraf; düğün masrafı nişanı bozan; nişanlım ayrıldı düğün salonu parası; nişan bozma tazminat
121 nişan bozulması manevi; nişanlım beni terk etti manevi tazminat
122 nişan yüzüğü geri; nişanda takılan takı geri; nişan bozuldu yüzük; nişan hediyesi geri; nişanda verilen altın
124 evlenme yaşı; on altı yaşında evlenmek; on yedi yaşında evlenmek; küçük yaşta evlenmek
126,128 evlenmek için aile izni; evlenmeye izin vermeyen baba
129 kuzenimle evlenmek; akrabayla evlenmek; teyze çocuğuyla evlenmek; kimlerle evlenilmez; kayınvalide evlenme; üvey kardeşle evlenmek
130 ikinci eş evlenmek; evliyken evlenmek; evli biriyle evlenme
132 boşandıktan sonra kadın evlenmek için beklemek; üç yüz gün bekleme; kadının tekrar evlenmesi bekleme
134,136 nikah için gerekli belgeler; evlenmek için nereye başvurulur
143 imam nikahı; dini nikah; resmi nikahtan önce imam nikahı
145 evliliğin geçersiz sayılması; evlilik geçersiz
149,150 kandırılarak evlendim; hastalığını gizleyerek evlenme; eşim hastalığını gizlemiş; zorla evlendirildim iptal
151 zorla evlendirilme; tehditle evlenme
161 eşim aldattı; aldatan eş; aldatma nedeniyle boşanma; aldatıldım boşanma; zina affeden eş; zina kaç ay içinde dava; aldatma boşanma süre
162 eşim beni dövüyor boşanmak; şiddet gören kadın boşanma; dayak boşanma; eşin hakareti boşanma; eşim öldürmeye kalktı boşanma
163 eşim hapse girdi boşanma; suç işleyen eş boşanma; eşim kumar boşanma; haysiyetsiz hayat boşanma
164 evi terk eden eş; eşim evi terk etti; eşim eve dönmüyor; terk eden eşe ihtar; ortak konutu terk; evi terk etme boşanma
165 akıl hastası eşten boşanma; eşim ruh hastası boşanma
166 anlaşarak boşanmak; tek celsede boşanma; geçinemiyoruz boşanma; eşim boşanmak istemiyor; bir yıl evli kalmak anlaşmalı; reddedilen boşanma davasından sonra üç yıl; çekişmeli boşanma; boşanma sebepleri; kusurlu eş boşanma davası
168 boşanma davası hangi şehirde; boşanma hangi mahkeme; boşanma davası nerede
169 boşanma davası sürerken nafaka; dava sürerken çocuk kimde kalır; boşanma davası sürerken geçici velayet; dava devam ederken evde kim oturacak
170,171 ayrılık kararı; boşanmadan ayrı yaşama kararı
173 boşandıktan sonra kocasının soyadını kullanmak; boşanınca soyadı; boşanan kadın soyadı; eski eşimin soyadı
174 boşanınca tazminat; boşanmada kusurlu eşten tazminat; aldatan eşten tazminat; boşanma maddi manevi; eşimden tazminat almak boşanma
175 boşanınca nafaka; süresiz nafaka; ömür boyu nafaka; çalışmayan eşe nafaka; erkeğe nafaka; yoksulluğa düşen eş nafaka; nafaka almak boşandıktan
176 nafaka kesilir; nafakayı kaldırmak; nafaka alan evlenirse; eski eşim evlendi nafaka; eski eşim biriyle yaşıyor nafaka; nafaka artışı; nafaka artırma; nafaka azaltma; nafakayı düşürmek; nafaka ne zaman kesilir; nafaka toptan ödeme; nafaka zam
178 boşandıktan kaç yıl sonra tazminat; boşandıktan sonra dava süresi
179 boşanma mal rejimi tasfiye
181 boşanan eşler mirasçı; boşandım eski eşim miras; boşanma davası sürerken eş öldü; dava sırasında eşim öldü miras
182 boşanınca çocuk kimde; çocuğun velayeti boşanma; boşanmada çocuk kime verilir; velayet anneye verilir; boşanınca velayet; çocuk için nafaka boşanma; velayeti alan ebeveyn; velayet kendisine verilmeyen eş
183 velayeti geri almak; velayeti değiştirmek; velayet değişir; eski eşim çocuğa bakmıyor velayet; anne yeniden evlendi velayet; velayet kendisinde olan taşındı
185 evlilikte eşlerin görevleri; eşine bakmak zorunda; eşlerin birbirine sadık
186 evin geçimini kim sağlar; ev giderlerine katılma eş; eşim eve para vermiyor
187 kızlık soyadımı kullanmak; evlenince soyadı; evlenen kadın soyadı; kendi soyadımı taşımak
188,189 eşimin borcundan sorumlu; eşin yaptığı alışverişten sorumlu; kocamın borcu
192 eşim çalışmama izin vermiyor; kadının çalışması için izin
193 eşler arasında sözleşme
194 evi eşimden habersiz satmak; eş izni olmadan ev satışı; eşimin haberi olmadan evi sattı; oturduğumuz evi satamasın; aile konutu şerhi koydurmak; eşin rızası ev satışı; kira evini eşim feshetti; eşin evi ipotek ettirmesi; eşin haberi olmadan ipotek
196,195 evliyken nafaka; eşim evin geçimine katkı
197 ayrı yaşarken nafaka; ayrı yaşama hakkı; eşimden ayrı yaşıyorum nafaka
199 eşim malları satıyor engellemek; eşin malları kaçırması
202,218 evlilikte mal rejimi; evlilikte mal ortaklığı; evlenmeden önce mal
203,205 evlilik öncesi sözleşme; mal ayrılığı sözleşmesi; mal ayrılığına geçmek; evlilik sözleşmesi noter
206 hakim kararıyla mal ayrılığı; olağanüstü mal rejimi
219 evlilikte alınan ev; evlilik içinde edinilen; evlendikten sonra alınan mallar; emekli ikramiyesi edinilmiş
220 düğünde takılan takı; düğün altını; düğünde takılan altın; düğün takısı kime ait; ziynet iadesi; çeyiz eşyası; evlenmeden önce aldığım ev; miras kalan mal eş paylaşır; miras kalan ev boşanma; bilezikleri geri
225 mal rejimi ne zaman sona erer
227 eşimin evine katkı; eşimin evini alırken para verdim; evin kredisini ödedim eşimin
229 boşanmadan önce malı kardeşine devretmek; eşim boşanmadan mal kaçırdı; eşimin bağışladığı mallar
236 mallar yarı yarıya; boşanınca mal paylaşımı; boşanmada ev paylaşımı; mallar nasıl bölünür; boşanınca malların yarısı; zina mal paylaşımı; eşimin üzerine kayıtlı ev; ev eşimin üzerine
239 katılma alacağı taksit
240 eşim öldü evde oturma; sağ kalan eş ev; ölen eşin evinde oturmaya devam
282 çocuğun annesi babası kim
285 evlilikte doğan çocuğun babası; üç yüz gün içinde doğan
286,289 çocuk benden değil; çocuk benim değilmiş; çocuğun babası ben değilim; başkasından çocuk; dna testi çocuk benden değil
295 çocuğu nüfusuma almak; evlilik dışı çocuğu tanımak; evlilik dışı doğan çocuğu nüfusa
301 çocuğun babası kabul etmiyor; babalık testi; babasını ispatlamak; evlilik dışı çocuğun babası; dna testi babalık
303 babalık davası kaç yıl; babalık davası ne zaman açılır
304 doğum masraflarını babadan
305,306,307 evlat edinmek; evlatlık almak; bekar evlat edinme; tek başına evlat edinme; kaç yaşında evlat edinilir; üvey çocuğu evlat edinme; eşimin çocuğunu evlat edinmek
313 yetişkin evlat edinme; reşit kişiyi evlat edinmek; on sekiz yaşından büyük evlatlık
314 evlatlığın hakları; evlatlık soyadı
317 evlatlıktan çıkarma; evlatlık iptali
321 çocuk hangi soyadını alır; çocuğun soyadı anne; evlilik dışı çocuğun soyadı; çocuğa annenin soyadı
322 çocuk anne babasına bakmak zorunda
323 çocuğumu göstermiyor; çocuğumu görmek; çocuğu görme günleri; eski eşim çocuğu göstermiyor; çocukla görüşme; babanın çocuğunu görmesi; velayeti olmayan baba
324 çocukla görüşmenin engellenmesi; çocukla görüşmeyi kaldırmak; kişisel ilişkinin kaldırılması
325 torunumu görmek; torunumu göstermiyorlar; dede nine torun; büyükanne torun görme; babaanne torun; amca yeğen görme
327 çocuğun masrafları; okul masrafı anne baba
328 çocuk nafakası kaç yaşına kadar; okuyan çocuğa nafaka; üniversite okuyan çocuk nafaka; on sekiz yaşından sonra nafaka; reşit çocuk eğitim nafaka
329 anne çocuk için nafaka davası
330,331 çocuk nafakası ne kadar; çocuk nafakası artırma; iştirak nafakası zam
333 babalık davası nafaka
335,336 çocuğun velisi; velayet kimde; eşim öldü velayet; evliyken velayet
337 evli olmayan anne velayet; evlilik dışı çocuğun velayeti kimde; nikahsız çocuk velayet
338 üvey çocuk; üvey baba bakmak; üvey anne
339 çocuğumun okulunu seçmek; çocuğun yetiştirilmesi
341 çocuğun din eğitimi
342 çocuğun adına dava; anne baba çocuğu temsil
346 çocuk tehlikede korunması; ihmal edilen çocuk önlem
347 çocuğun aileden alınması; çocuğun yurda verilmesi; devletin çocuğu alması
348 velayetin alınması; velayetin anne babadan alınması; çocuğa şiddet velayet
352,356 çocuğun parasını harcamak; çocuğun malını satmak; çocuğa kalan miras parası
364 anne babaya nafaka; yaşlı anneme bakmayan kardeş; kardeşe yardım nafakası; muhtaç babaya bakmak; ailesi bakmak zorunda yardım nafakası; yoksul kardeşe bakmak
369 çocuğun verdiği zarar; çocuğum camı kırdı; aile başkanının sorumluluğu; çocuğun zararından anne baba sorumlu; oğlum arabayı çizdi
370 ailesine emeğiyle katkı; anne babasıyla yaşayan emeğini
404 anne babası olmayan çocuğa vasi; yetim çocuk vasi; velayeti olmayan çocuk
405 bunamış anneye vasi; alzheimer vasi; bunama vasi; demans vasi; akıl hastası kısıtlanması; yaşlı babama vasi; aklı yerinde olmayan babam; babamın akli dengesi vasi; yaşlı anneme vasi; annem alzheimer; babam alzheimer; bunayan anne
406 kumarbaz vasi; parasını saçıp savuran; alkolik eş vasi; malını savuran babam; uyuşturucu bağımlısı vasi; kumar kısıtlama
407 cezaevindeki kişiye vasi; hapisteki vasi; bir yıl hapis vasi; hükümlü vasi
408 yaşlılık nedeniyle vasi isteği; kendi isteğimle vasi; hastayım işlerimi yürütemiyorum vasi
411 vasi hangi mahkeme; vasi için nereye başvurulur; vasilik davası mahkeme
413,414 kim vasi olur; vasi olarak kim atanır; eş vasi öncelik
417,416 vasi olmak istemiyorum; vasiliği reddetmek
422 vasi atanmasına itiraz; vasiye itiraz
426 kayyım atanması küçük; menfaat çatışması kayyım
427 mirasa kayyım; sahibi bulunamayan mal kayyım
432 zorla hastaneye yatırma; zorla tedavi akıl hastası; bağımlının zorla tedavisi; madde bağımlısı oğlumu zorla tedavi
444,462 vasi ev satmak; vasi malı satabilir; vasi taşınmaz satışı; vasinin ev satması için izin
456 vasilik süresi; vasi kaç yıl
457 vasi ücreti
461 vasiyi şikayet
466,467 vasinin verdiği zarar; vasi parayı kendine harcadı
483 vasinin değiştirilmesi; vasinin görevden alınması; vasiyi değiştirmek
495 çocuklar arasında miras eşit; çocukların miras hakkı; kız çocuğu miras; kız erkek miras eşit; torun miras alır; ölen kardeşimin çocukları miras; babam öldü miras kime kalır
496 çocuksuz ölen kişinin mirası; anne baba miras alır; kardeşler miras alır; bekar kardeşim öldü miras; kardeşin miras payı; çocuğu olmayanın mirası
497 dede nine miras; amca teyze miras; amcamın mirası; halamın mirası; dayının mirası
498 evlilik dışı çocuk miras; nikahsız çocuk miras
499 kocam öldü miras; eşim öldü miras; karım öldü miras; eşin miras hakkı; dul eşin miras payı; eş mirasın ne kadarını alır; sağ kalan eş miras
500 evlatlık miras alır; evlatlığın mirası; evlatlık mirasçı
501 kimsesi olmayanın mirası; mirasçısı olmayan kişinin malı devlete
502 vasiyet yapmak için kaç yaş; kaç yaşında vasiyet; vasiyetname yapma yaşı
505,506 babam malını kardeşime bıraktı; mirastaki dokunulmaz pay; bütün mallarını bir çocuğa bırakmak; mirastan en az pay; malların hepsini vasiyet etmek; mirasın tamamını başkasına bırakmak; saklı payı olan mirasçılar; kardeşin saklı payı
510 evlatlıktan reddetmek; çocuğumu mirastan mahrum etmek; mirastan men; mirasçılıktan çıkarma; oğlumu mirastan çıkarmak; çocuğu mirastan reddetmek; hayırsız evlat miras
513 borçlu çocuğu mirastan çıkarma
517,519 belirli malı vasiyet etme; evi birine vasiyet
528 mirastan vazgeçme sözleşmesi; miras hakkından vazgeçme; sağlığında mirastan feragat
531,532 vasiyetname nasıl yapılır; noterde vasiyet; vasiyet türleri; vasiyetnamede tanık
538 el yazısıyla vasiyet; kendi el yazımla vasiyetname; evde yazılan vasiyet; bilgisayarla yazılan vasiyetname; elle yazılmış vasiyet
539,540 ölüm döşeğinde vasiyet; hastanede sözlü vasiyet; sözle vasiyet
542,543,544 vasiyetten vazgeçmek; vasiyeti iptal etmek; vasiyetnamemi değiştirmek; vasiyeti yırtmak
545 miras sözleşmesi noter
550 vasiyeti uygulayacak kişi
557 vasiyetname geçersiz; vasiyete itiraz; vasiyetnameyi iptal ettirmek; baskıyla vasiyet yaptırma; aklı yerinde değilken vasiyet
560,561 mirastan payımı alamadım; babam sağlığında bağışladı saklı pay; saklı payım çiğnendi; saklı pay davası; payıma tecavüz miras
565 babam sağlığında evi kardeşime verdi; ölmeden önce bağışlanan mal miras
571 saklı pay davası süresi; tenkis kaç yıl
576 miras davası nerede; miras davası hangi mahkeme
578 babasını öldüren miras; öldüren kişi mirasçı; katil miras alır
589 ölenin mallarının korunması; terekenin korunması önlem; miras malları çalınmasın
590 tereke tespiti; ölenin mallarını öğrenmek; ölenin mal varlığı listesi
595 vasiyetnameyi bulan teslim; evde vasiyet bulunması; bulunan vasiyetname mahkemeye
598 veraset ilamı nereden alınır; mirasçılık belgesi noter; veraset ilamı noter; mirasçı olduğumu gösteren belge; veraset ilamına itiraz
599 miras kendiliğinden geçer; mirasçı borçlardan sorumlu
605 miras borçları bana kalır; ölenin borcu mirasçıya; borçlu babanın mirası; mirası istemiyorum; babamın borçları bana geçer; dedemin borçları; borca batık miras; babam borçlu öldü; borçlu ölen kişinin mirası; mirası reddetmek; ölen babamın borçları; borçları malından fazla
606 mirası reddetmek için kaç gün; mirası reddetme süresi; mirası ret kaç ay; miras reddi üç ay; mirası reddetmek ne zamana kadar
608 süresi geçti mirası reddetmek; ret süresinin uzaması
609 mirası reddetmek için nereye; mirası reddetmek mahkeme; mirası nasıl reddederim; noterden mirası reddetmek; mirası reddetmek dilekçe
610 mirasın malını kullanan reddedemez; ölenin parasını çekmek ret hakkı; mirası reddetme hakkının düşmesi; miras malını satan
611,612,613,614 mirası reddedersem kime geçer; mirası reddedersem çocuklarıma kalır; bütün mirasçılar reddederse; reddedilen miras kime
617 borcu olan mirasçının mirası reddetmesi; alacaklı miras reddi iptal
618 mirası reddeden sorumlu
619 mirasın defteri; ölenin borçlarını öğrenmek için defter
637 miras malını elinde tutan; miras malını geri almak; mirasımı vermiyorlar
640 mirasçılar arasında ortaklık; miras ortaklığına temsilci; miras kalan evi kardeşim kullanıyor; mirasçılar anlaşamıyor temsilci
641 mirasçıların borçtan birlikte sorumlu; ölenin borcunu mirasçılar öder
642 mirası paylaşmak; miras paylaşımı dava; kardeşlerim mirası paylaşmıyor; mirasçılar anlaşamıyor; miras kalan evi satmak istemiyor kardeşim; miras taksimi
644 elbirliğinin paylı mülkiyete çevrilmesi; miras tapusunu hisseli
647,646 mirasçılar kendi aralarında paylaşma
652 ölen eşin evi bana kalsın; eşe evin verilmesi miras
658,659 miras kalan tarla bölünemez; çiftlik miras
669 babamın sağlığında kardeşime verdiği; anne babadan alınan çeyiz mirasa sayılır; sağlığında verilen mal miras payından düşülür; denkleştirme miras kardeş
676 mirasçılar yazılı anlaşma; kardeşler arası miras anlaşması
677,678 miras hissemi satmak; miras payımı devretmek; miras payımı kardeşime vermek
law 4787
4 boşanma davasına hangi mahkeme bakar; nafaka davası hangi mahkeme; velayet davası hangi mahkeme; çocuk davaları hangi mahkeme; aile mahkemesi hangi davalara bakar
law 6284
3 kadın sığınağı; sığınma evi; şiddet gören kadına barınma; barınma yeri sağlanması kaymakam; koruma altına alma kaymakam
4 kimlik değişikliği şiddet; iş yeri değişikliği şiddet; evi ayırma kararı
5 eve yaklaşmasın; evden uzaklaştırma; kocamı evden uzaklaştırmak; eşim şiddet uyguluyor; kocam dövüyor; eşim dövüyor; şiddet gören kadın; sevgilim rahatsız ediyor yaklaşmasın; telefonla rahatsız etmesin; silahını teslim etsin; uzaklaştırma almak; şiddet uygulayan koca evden; kocam eve yaklaşmasın; kocamın yaklaşmasını yasaklamak
7 komşunun şiddetini ihbar; şiddeti kim ihbar eder; şiddet ihbar
8 uzaklaştırma kaç ay; uzaklaştırma delil gerekli; uzaklaştırma kararı belge aranmaz; uzaklaştırma kararı nasıl alınır; uzaklaştırma almak için kanıt
9 uzaklaştırmaya itiraz; haksız uzaklaştırma kararı; uzaklaştırma kararı kaldırma
12 elektronik kelepçe şiddet
13 uzaklaştırma kararını ihlal; uzaklaştırmaya uymayan koca; uzaklaştırma kararına uymazsa hapis; uzaklaştırmayı ihlal cezası; zorlama hapsi kaç gün; uzaklaştırma kararı var kapıma geliyor; uzaklaştırma kararına rağmen
17 şiddet gören kadına para yardımı; geçici maddi yardım
18 şiddet gören kadına nafaka; tedbir nafakası 6284
20 şiddet davasında harç; koruma kararı masraf
law 5395
3 suça sürüklenen çocuk tanım
5 korunmaya muhtaç çocuk; suça karışan çocuk tedbir; çocuk için danışmanlık; çocuğa bakım tedbiri
9 acil korunma çocuk; çocuğun acilen korumaya alınması
15 çocuğun ifadesi; çocuğun ifadesini kim alır; çocuk savcı ifade
16 çocuk gözaltında; çocuğun gözaltına alınması
18 çocuğa kelepçe; çocuğa kelepçe takılır
21 on beş yaşından küçük tutuklama; çocuk tutuklanır; çocuğun tutuklanması yasağı; on beş yaşını doldurmamış çocuk tutuklanamaz
22 çocuk duruşması kapalı
24 çocuk uzlaştırma
26 çocuk mahkemesi görevi
35 sosyal inceleme raporu
41/B çocuk teslimi; çocuğun icrayla teslimi; çocuğu teslim etmeyen anne; çocuk teslimi nereden
41/C çocukla görüşme kararının yerine getirilmesi; görüş günü çocuğu vermeyen
41/F çocuğu göstermeyene disiplin hapsi; çocuk teslim emrine uymayan hapis
law 5490
15 yeni doğan bebeği bildirme; doğumu bildirmek kaç gün; bebeğin nüfusa kaydı; doğum bildirimi süresi
16 geç bildirilen doğum; nüfusa geç yazdırma
31 ölümü bildirme; ölüm kaç gün içinde bildirilir
33 ölü olduğu halde sağ görünen; ölü ama nüfusta sağ
35,36 nüfus kaydı düzeltme davası; kimlikteki doğum yerini düzeltme; nüfus davası
41 kimlik kartı alma; kimliğimi kaybettim; kimlik kaybı
50 adres değişikliği kaç gün; taşındım adres bildirme; adres bildirimi yirmi gün; nakil adres kaydı
67 adres beyanı yalan; gerçek dışı adres beyanı
27/A yabancı ülkede boşandım nüfusa tescil; yurt dışında alınan boşanma kararı; almanyada boşandım tanıma
law 5901
6,7 türk anneden doğan çocuk vatandaş; doğumla vatandaşlık; babası türk olan çocuk; soy bağı vatandaşlık
8 türkiyede doğan çocuk vatandaş
11 türk vatandaşı olmak; vatandaşlık almak kaç yıl; türk vatandaşlığına geçmek; yabancı vatandaşlık başvurusu; vatandaşlık şartları; vatandaş olmak için beş yıl oturmak
12 ev alarak vatandaşlık; taşınmaz yatırım vatandaşlık; dört yüz bin dolar
13,14 tekrar türk vatandaşı; vatandaşlığı yeniden kazanma
16 türkle evlenen vatandaşlık; evlenerek vatandaşlık; türk biriyle evlenen yabancı; evlilikle vatandaş olmak kaç yıl
17 evlat edinilen vatandaşlık
25 vatandaşlıktan çıkmak; türk vatandaşlığından çıkmak için izin; vatandaşlıktan ayrılma
28 mavi kart; mavi kartlıların hakları
29 vatandaşlığın kaybettirilmesi
31 vatandaşlığın iptali; yalan beyanla vatandaşlık
44 çifte vatandaşlık; iki ülke vatandaşlığı
law 5718
14 yabancı eşle boşanma hangi ülke kanunu; yabancıyla evlilik boşanma hukuku
20 yabancının türkiyedeki mirası; yurt dışındaki miras hangi hukuk
50 yabancı mahkeme kararını türkiyede uygulatmak; yurt dışı mahkeme kararı türkiyede geçerli
58 yurt dışındaki boşanma kararı türkiyede geçerli; yabancı boşanma tanıtma
`
