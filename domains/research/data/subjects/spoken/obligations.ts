/** How people speak of contracts, damage and debts in general, and of services and sureties, under the articles that govern it. */
export const spokenObligations = `
law 6098
1 sözlü anlaşma geçerli; sözlü sözleşme; sözleşme ne zaman kurulur; telefonda anlaştık
7 sipariş etmediğim ürün gönderildi; ismarlamadığım kitap geldi
8 vitrinde fiyat
9 ödül vaadi; kayıp köpeğimi bulana ödül; ilanla ödül
12 sözleşme yazılı olmak zorunda
15 imza atamayan; parmak basmak imza
19 göstermelik satış; danışıklı satış; mal kaçırmak için satış gösterme; babam evi satmış gibi gösterdi; mirastan mal kaçırmak için satış; kardeşime satış gibi gösterilen bağış; babam kardeşime tapuyu satış gösterdi; anlaşmalı sahte satış
20,21,22 okumadan imzaladığım sözleşme; matbu sözleşme küçük yazılar; hazır sözleşmedeki aleyhe şart; önceden hazırlanmış sözleşme; küçük puntolu madde
27 ahlaka aykırı anlaşma; kanuna aykırı sözleşme geçersiz; uyuşturucu borcu geçersiz
28 çaresizliğimden ucuza sattım; tecrübesizliğimden yararlandı; zor durumdayken ucuza satış; evimi yok pahasına sattım
29 noterde satış vaadi; ön sözleşme
30,31,32 yanlışlıkla imzaladım; yanılarak imzaladığım sözleşme; yanlış anlayarak anlaşma; fiyatı yanlış yazdım
36 beni kandırarak imzalattı; kandırılarak sözleşme imzalama; yalan söyleyerek sattı; kilometresi düşürülmüş araç; hile ile imza; kazalı olduğunu saklayıp satma; kusurunu saklayıp sattı
37 zorla imzalattılar; tehditle senet imzalatma; silah zoruyla imza; zorla senet imzalattılar
39 kandırıldığımı öğrendim kaç ay; tehditle imzaladım bir yıl süre
40,46 adıma izinsiz sözleşme yapmış; yetkisiz kişi adıma imza; vekaletim olmadan
42 vekaletnameyi iptal etmek; vekaletten azletmek; vekaleti geri almak
49 bana zarar verdi; zararımı karşılasın; zararımı nasıl alırım; zarar veren kişi öder; yanlışlıkla telefonumu kırdı; kusuruyla zarar veren
50 zararı ispat; zararımı kim ispatlar
51,52 benim de kusurum var tazminat; kendi kusuru olan tazminat indirimi; emniyet kemeri takmayan tazminat indirim; hatır taşıması indirim
53 kazada ölenin ailesi tazminat; ölen babamın desteği; kazada ölen eşim tazminat; destek kaybı tazminat; babamızı kazada kaybettik; cenaze masrafı tazminat; ölüm nedeniyle tazminat aile; oğlum kazada öldü tazminat
54 sakat kaldım tazminat; çalışamaz hale geldim; kazada yaralandım hastane masrafı; yaralanma tedavi masrafı; kolum kırıldı tazminat; bedensel zarar tedavi; iş gücü kaybı
56 ölen yakınlarım için manevi; acı çektim manevi tazminat; yakını ağır yaralanan manevi; ölenin kardeşi manevi tazminat; yaralanan kişinin ailesi manevi
58 hakaret edene tazminat davası; hakaret manevi tazminat; itibarım zedelendi tazminat; sosyal medyada hakaret manevi tazminat; kişilik hakkım ihlal tazminat
61,62 birden fazla kişi zarar verdi; zarara birlikte sebep olanlar
64 başkasını korurken zarar; kendini korurken verilen zarar
65 akıl hastasının verdiği zarar; deli birinin zararı
66 çalışanın verdiği zarar; işçim müşteriye zarar verdi; çalışanımın yaptığı zarardan patron; kargocu arabama çarptı işvereni; işçinin verdiği zararı işveren öder; elemanım zarar verdi; çalışan üstüme düşürdü patron; mağaza çalışanı zarar
67 köpek ısırdı; köpeği ısıran; ineği tarlama girdi; hayvanı bana zarar verdi; kedi tırmaladı; köpeği beni ısırdı tazminat; at tepti; hayvan sahibi zarar; başıboş inek kaza
68 tarlama giren hayvanı alıkoymak; hayvanı tutmak zarar
69 binadan düşen; çatıdan kar düştü; balkondan saksı düştü; binadan sıva düştü; çatıdan kiremit arabama; bina çöktü zarar; asansör düştü; kaldırımdaki çukur düştüm; merdivende kayıp düştüm; apartman duvarı yıkıldı
70 yıkılmak üzere bina tehlike komşu
71 tehlikeli işletme zarar; fabrika patlaması zarar
72 tazminat davası kaç yıl; zarar verene kaç yıl içinde dava; tazminat kaç yılda zamanaşımı; zararı öğrendikten iki yıl
74 ceza mahkemesi beraat tazminat davası; beraat etti tazminat alınır
75 tazminattan sonra durumu kötüleşen
76 dava bitmeden geçici ödeme; dava sürerken tazminattan avans
77 yanlışlıkla hesaba para; yanlış ibana para gönderdim; yanlış hesaba havale; yanlışlıkla gönderilen para; hesabıma yanlışlıkla para geldi; haksız yere zenginleşen; boşuna ödediğim para; banka fazla para yatırmış; yanlış kişiye para gönderme
78 borcum olmadığı halde ödedim; fazla ödediğim parayı geri; iki kere ödedim; olmayan borcu ödedim
81 rüşvet verdiğim parayı geri; ahlaka aykırı verilen para geri
82 yanlış gönderdiğim para kaç yıl
83 borcu başkası ödeyebilir
84 borcun bir kısmını ödemek; eksik ödeme kabul
89 borç nerede ödenir; parayı elden mi götürmek; ödeme yeri
90 vade belirlenmemiş borç; ne zaman ödenecek belli değil
97 malı vermeden para istiyor; karşı taraf yapmadan ben ödemem; önce o teslim etsin
98 karşı taraf iflas ediyor ödemem
99 dolar borcu; dolarla yapılan borç; euro borcumu tl öderim; dövizli sözleşme; dolar borcunu türk lirası ödeme
100,101,102 ödediğim para faizden mi düşer; hangi borca sayılır ödeme
103,104 makbuz istemek; ödeme makbuzu; borcu ödedim senedi geri vermiyor
106 alacaklı parayı almıyor; ödemek istiyorum kabul etmiyor; malı teslim almıyor
107 parayı mahkemeye yatırma; tevdi mahalli; ev sahibi kirayı almıyor
112 anlaşmaya uymadı; sözleşmeye uymayan tazminat; sözünü tutmadı zarar; sözleşmeyi yerine getirmedi
114 borçlu hangi kusurdan sorumlu
115 sorumluluk kabul edilmez yazısı; kaybolan eşyadan sorumlu değiliz
117 borcunu geciktiren; vadesinde ödemeyen borçlu; ihtar çekmek zorunda; borçluya ihtarname; vadesi geçmiş borç
118 gecikme yüzünden zararım
120 gecikme faizi oranı; geç ödemeye faiz; sözleşmede yüksek faiz
122 enflasyon zararı; paranın değer kaybı; para eridi faiz yetmiyor
123,124,125 zamanında teslim etmedi sözleşmeden dönmek; geç teslim sözleşmeyi feshetmek; malı zamanında göndermedi iptal; teslim gecikti paramı geri; sözleşmeden vazgeçmek gecikme
128 başkası adına söz vermek
132 borcu silmek; alacağından vazgeçmek; borcunu bağışladım
136 teslim edilecek mal yandı; imkansız hale geldi sözleşme; deprem nedeniyle düğün yapılamadı; salon yandı düğün
138 döviz arttı sözleşme uyarlama; ekonomik kriz sözleşme; kur arttı ödeyemiyorum; şartlar değişti sözleşme uyarlansın; pandemi kira indirimi; fiyatlar çok arttı sözleşme; döviz fırladı sözleşme; döviz arttı ödeyemez
139 alacağımı borcuma saymak; karşılıklı borçların mahsubu; hem borçlu hem alacaklı
146 borç kaç yılda düşer; borç zamanaşımı; eski borç kaç yıl sonra istenmez; alacak kaç yılda düşer; on yıl önceki borç; borç kaç yıl sonra silinir; arkadaşımdaki alacak süre; alacağımı kaç yıl içinde
147 kira borcu kaç yılda düşer; kira alacağı kaç yıl; avukatlık ücreti kaç yıl; müteahhit alacağı beş yıl; komisyon alacağı kaç yıl; otel parası zamanaşımı
153 evliyken zamanaşımı işler; çocuk alacağı zamanaşımı
154 borcunu kabul eden zamanaşımı; zamanaşımı nasıl kesilir; kısmi ödeme zamanaşımı; icraya koyunca zamanaşımı
161 zamanaşımını hakim kendisi dikkate alır; zamanaşımını ileri sürmek
163 borçlulardan birinden tamamını istemek; iki borçlu borcun tamamı
166,167 diğer borçlunun payını ödedim; borcun hepsini ben ödedim
177 kaporamı geri; kapora geri alınır; verdiğim kapora; kaparo; kapora yandı; ev almaktan vazgeçtim kapora; araç kaporası; kaporamı geri vermiyor; peşinat geri
178 cayma tazminatı vazgeçme; cayma akçesi
179 sözleşmeye uymazsa ceza; ceza şartı; sözleşmedeki ceza maddesi
182 sözleşmedeki ceza çok yüksek; cezai şart düşürülür; fahiş ceza sözleşme; cezai şart indirim
183,184 alacağımı başkasına devretmek; alacağı satmak; borcum varlık şirketine satıldı; alacak devri yazılı
195,196 borcu başkası üstlensin; borcumu kardeşim üstlendi; kredi borcunu devretmek
202 işletmeyi devralan borçları; dükkanı devraldım eski borçlar; devraldığım işyerinin borcu
205 sözleşmeyi başkasına devretmek
law 6098
379,383 ödünç verdiğim eşyayı geri; arabamı ödünç verdim; evi bedava kullandırma; arkadaşıma ödünç verdiğim
380 ödünç aldığım şeyi bozdum
386 borç para verdim; arkadaşıma borç verdim; elden borç verdim; borç verdiğim para; verdiğim borcu geri; borç verdim geri ödemiyor; arkadaşım borcunu ödemiyor; altın borç verdim
387,388 borca faiz istemek; faizsiz borç; arkadaşa verilen borçta faiz
389 borç vermeyi vaat
392 borcu ne zaman isteyebilirim; vadesiz borç altı hafta; geri ödeme tarihi yok borç; borç verdiğim parayı ne zaman; altı hafta geri verme
393 hizmet sözleşmesi nedir
417 işyerinde mobbing; patron bana bağırıyor; psikolojik baskı işyeri; işyerinde taciz; iş yerinde cinsel taciz; mobbing tazminat; patron mobbing
419 işverenin kişisel bilgilerimi kullanması
420 ibraname imzalattılar; işten çıkarken imzaladığım kağıt; ibraname geçerli; boş ibraname; hakkımı aldım yazısı; işçiye cezai şart; ibraname bir ay
426 çalışma belgesi referans
438 ev hizmetlisi haksız çıkarma
444 rakip firmada çalışma yasağı; rakip firmaya geçmek; rekabet yasağı geçerli; eski işimle aynı işi yapmak; ayrıldığım firmanın rakibi
445 rekabet yasağı kaç yıl; iki yıl rekabet yasağı
446 rekabet yasağını ihlal; rakip firmaya geçen ceza
447 rekabet yasağı ne zaman biter
470 müteahhitle sözleşme; usta ile anlaşma; kat karşılığı müteahhit
471 işi başkasına yaptıran usta; müteahhit malzemesi kötü
472 malzemeyi iş sahibi verdi
473 inşaatı bitirmeyen müteahhit; müteahhit inşaatı zamanında bitirmiyor; inşaat gecikti; müteahhit işi yarım bıraktı; usta işi yarım bıraktı; müteahhit evi teslim etmedi; inşaat durdu müteahhit; daire zamanında teslim edilmedi; usta parayı aldı gelmiyor
474,475,477 usta kötü iş yaptı; müteahhit evi kusurlu teslim; yapılan iş bozuk; yeni dairede çatlak; ustanın yaptığı iş kötü; kusurlu inşaat; mutfak dolabı yanlış yapıldı; terzi elbisemi bozdu; tadilat kötü yapıldı; eksik iş müteahhit; tamirci arabamı bozdu
478 müteahhit kaç yıl sorumlu; inşaattaki ayıp kaç yıl; müteahhidin sorumluluğu kaç yıl; bina ayıbı beş yıl
479 usta ne zaman para ister; iş bitmeden para
480 anlaşılan fiyattan fazla istemek; usta fazla para istiyor; müteahhit ek para istiyor; götürü fiyat artırma; maliyet arttı müteahhit zam
481 fiyat konuşulmadan yapılan iş; ücret kararlaştırmadık usta
482 keşif bedelini aşan; fiyat tahmini aşıldı
484 işi yarıda iptal etmek usta; ustayla anlaşmayı bozmak; müteahhidi azletmek
487,488 yayıncıyla kitap sözleşmesi; yayınevi ile sözleşme
502 vekalet nedir
504 vekaletname yetkisi; vekil ev satabilir
505,506 vekil talimata uymadı; vekil ucuza sattı; vekil evimi kendine sattı; vekalet verdiğim kişi evi sattı; vekaleti kötüye kullandı; vekil kötüye kullanma; vekaletle evimi sattılar; avukatım işi takip etmedi; avukat davayı kaybettirdi; doktor hatası tazminat; doktorun yanlış tedavisi; ameliyat hatası; hekim hatası; diş hekimi hata; estetik ameliyat kötü; malpraktis
508 vekil parayı vermiyor; vekil hesap vermiyor; avukat tahsil ettiği parayı vermiyor; vekil satış parasını vermedi
510 vekilin masraflarını ödeme
512 vekaleti iptal; vekili azletmek; vekaletten istifa
513 vekalet veren ölünce vekalet biter; ölen kişinin vekaleti
520,521 emlakçı parası; emlakçı komisyon; emlakçıya komisyon ödemek; emlakçı komisyon istiyor; emlakçıyla yazılı sözleşme; emlakçı atlatma; ev bulan aracıya para; komisyoncu ücreti
526,529 izinsiz başkasının işini görme; komşunun evini onarmak masraf; haberi olmadan borcunu ödedim
532 komisyoncu
555,559 havale geri alma
561,562 emanet bıraktığım eşya; emanet eşya geri; eşyamı emanet ettim; vestiyerde kaybolan
571 nakliyeci depo; antrepo
576,577 otelde eşyam çalındı; otelden çalınan eşya; otel odasında hırsızlık; otel kasası
578 otoparkta aracım çizildi; otoparkta araba çalındı; otoparkta hasar; vale aracımı çarptı; garajda hasar; otoparktan sorumlu
579 otel parasını ödemeyen müşteri eşya
581 kefil olmak; kefil ne zaman sorumlu
582 gelecekteki borca kefil
583 kefil el yazısı; kefalet geçerli şart; kefil imzası geçersiz; kefalet yazılı; el yazımla yazmadım kefil
584 kefil olurken eş imzası; eşimin haberi olmadan kefil; eşimin rızası kefalet; kocam kefil olmuş; eş imzası olmadan kefil; eşim izinsiz kefil oldu
585,586 önce borçluya gidilsin kefil; kefile doğrudan gitmek; alacaklı önce kefilden; borçlu varken kefilden istemek; banka doğrudan kefile
587 birden fazla kefil
589 kefil ne kadar öder; kefil faizi öder
590 kefile icra vadesi
591 kefil itiraz hakları
596 kefil borcu ödedi geri almak; kefil ödediğini borçludan; kefil olarak ödediğim parayı
598 kefillik kaç yıl; kefil on yıl; kefalet ne zaman biter; kefillikten kurtulmak; kefil olduğum borç kaç yıl; kefilin sorumluluğu ne zaman sona erer
599 kefillikten vazgeçmek; kefil olmaktan dönmek; kefillikten çıkmak
600,601 süreli kefalet bitince
604 kumar borcu; bahis borcu ödenir; iddiada kaybettiğim; kumar borcu senedi; iddiadan doğan borç
607 ömür boyu gelir; ölünceye kadar gelir
611,612 ölene kadar bakma karşılığı ev; bana bakması için evi; bakım karşılığı ev devri; baktığım kişi evini verdi
617 ölünceye kadar bakmıyor; bakmayan evlattan ev geri; bakma sözleşmesine uymuyor; bakma karşılığı verdiğim ev
620 arkadaşla ortak iş; ortak dükkan açmak; arkadaşımla ortaklık
622,623 ortaklıkta kar paylaşımı; ortak kar vermiyor adi; kazanç nasıl paylaşılır ortak
633 ortağı çıkarmak adi ortaklık
639 ortaklığı bitirmek; ortaklıktan ayrılmak adi; arkadaşımla ortaklığı bitirmek
642,643 ortaklık bitince mal paylaşımı
`
