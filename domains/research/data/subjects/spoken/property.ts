/** How people speak of land, neighbours, flats, zoning and heritage, under the articles that govern them. */
export const spokenProperty = `
law 4721
683 arazimi işgal ediyorlar; tarlamı başkası kullanıyor; evimi işgal; malımı geri istemek; arsama giren komşu
684 bütünleyici parça eklenti
688 hisseli tapu; ortak tapu pay
689,690,691 hisseli tarlanın yönetimi; ortak tarlayı kiraya vermek; hissedarların çoğunluğu
693 hissedar tek başına kullanıyor; hissedarlardan biri tarlayı kullandırmıyor
696 sorun çıkaran hissedarı çıkarma; paydaşı çıkarmak
698 hisseli tarlayı sattırmak; ortak evi satmak; hissedar satışa yanaşmıyor; kardeşlerle ortak ev; ortaklığı bozmak; hisseli evi satmak; izale şuyu; hissemi ayırmak; hisseli arsa bölünme; ortak tapuyu ayırmak
699 ortak mal satılarak paylaşma; aynen taksim
701,702 miras kalan ev ortak karar; elbirliği mülkiyetinde satış
704 taşınmaz nedir
705 tapu olmadan mülkiyet
706 noterde ev satışı geçerli; tapu dışında satış geçersiz; elden arsa satışı; senetle tarla satışı; köy senediyle arazi alma
712 on yıl tapuda malik; iyiniyetle on yıl tapu
713 yirmi yıldır kullandığım tarla; tapusuz tarlayı üzerime almak; yirmi yıl kullanılan arazi; yıllardır ektiğim tarla; tapusuz evi üstüme almak; zilyetlik yirmi yıl tapu; dedemden kalan tapusuz
718 arazinin altı üstü; toprağın altındaki
722,723,724 yanlışlıkla başkasının arsasına ev yapmak; başkasının arsasına ev yaptım; babamın arsasına yaptığım ev; kayınpederin arsasına ev; arsama ev yapmışlar
725 komşunun evi arsama taşıyor; komşu arsama taşmış; duvarı benim arsama taşan; balkonu arsama taşmış
729 tarlama ağaç dikmiş; başkasının arazisine ağaç dikmek
730 komşunun inşaatı evime zarar; komşunun kazısı evimi çatlattı
732 hissedarım payını sattı; hissedar payını yabancıya sattı; ortağım payını başkasına sattı; hisse satışında öncelik; paydaşın payını almak öncelik
733 şufa hakkı kaç ay; önalım kaç ay; hisse satışından haberim yoktu süre; payını sattığını bildirmedi
734 şufa davası bedel yatırma
737 gürültü yapan komşu; üst kat gürültü; komşum rahatsız ediyor; komşunun kokusu; komşunun dumanı; komşum köpek besliyor gürültü; komşunun gürültüsü; gece müzik açan komşu; komşunun mangal dumanı; komşunun klima suyu
738 komşunun kazısı; komşu temel kazıyor
740 komşunun ağacı; ağacın dalları bahçeme; ağacın kökleri; dalları bahçeme sarkan; sarkan dallardaki meyve; komşunun ağacının meyvesi; komşu ağaç dalını kesmek
742 komşudan gelen su; yağmur suyu komşuya akıyor; tarlama akan su
744,745 arazimden boru geçirmek; elektrik direği arazimden; arsamdan su borusu geçiriyorlar; mecra hakkı
746 bahçe duvarı kim öder; çit masrafı komşu; sınırdaki duvar
747 yolu olmayan tarla; tarlama gidecek yol; komşudan yol istemek; yola çıkışı yok; tarlaya yol geçirmek; arsamın yola cephesi yok; geçit istemek komşu
750 sınır duvarı masrafı paylaşma
752,753 topumu almak için komşu bahçesine girmek; kaçan hayvanımı komşunun bahçesinden almak
756,757 kaynak suyu kime ait; kuyu suyu komşu; komşu kuyu açtı suyum
769,770 bulunan eşya; para buldum; bulduğum cüzdan; yolda para bulan; bulunmuş eşya ödül; sokakta bulunan eşya
772 define bulan; define bulmak; evde gömü bulmak
794 ömür boyu kullanma hakkı; evi oğluma verdim ömür boyu kullanayım; intifa hakkı ölünce
797 intifa hakkı ne zaman biter
823 ömür boyu oturma hakkı; evde ölene kadar oturma
838 komşu arsadan geçme irtifak
856,881 evi ipotek ettirmek; bankaya ipotek verme
883 borç bitti ipotek kalkmıyor; ipoteği kaldırmak; banka ipoteği kaldırmıyor; borcu ödedim ipotek
893,895 işçilik alacağı için eve ipotek; ustanın ipoteği
940 arabayı rehin; hayvan rehni
950 tamirci arabamı vermiyor; parasını alana kadar malı vermemek; tamirci aracı alıkoydu; usta parası ödenmeyince malı vermiyor
953 değerli eşyayı rehin; altın rehin
981,982,983 tarlama girmesini engellemek; zilyetlikten zorla çıkarılma
989 çalınan malımı buldum; çalınan bisikletimi başkası almış; çalınmış malı satın alan; çalıntı mal geri; kaybettiğim eşya başkasında
995 evimi izinsiz kullanandan kira; tarlamı kullanandan bedel; evimde bedava oturan; hissedarım evi tek başına kullanıyor kira; kira vermeden oturan; kardeşim miras evde bedava oturuyor
1007 tapu memurunun hatası; tapu memuru hata; sahte vekaletle tapum satıldı devlet; tapu hatasından devlet; orman diye tapum iptal tazminat
1009 kira sözleşmesini tapuya şerh
1020 tapu kaydına bakmak; tapuda kim malik öğrenmek
1023 tapuya güvenerek aldım; tapuya güvenip ev alan; sahte tapuyla satılan evi aldım; iyiniyetle ev aldım tapu iptal
1024,1025 tapum haksız yere başkasına; tapumu geri almak; sahte vekaletnameyle ev satışı; hileyle tapu devri; tapuyu kandırarak aldılar; tapuyu iptal ettirmek
1027 tapuda adım yanlış; tapuda yanlış yazılan isim; tapudaki kimlik bilgisi yanlış
law 634
4,5 çatı kimin; ortak alan nereler; bahçe ortak yer; apartman ortak alanlar; teras kime ait
10,12 kat mülkiyetine geçmek
16 ortak bahçeyi kullanma; otopark kullanımı apartman; ortak alana eşya koymak; park yeri apartman; merdivene ayakkabılık koymak
18 apartmanda gürültü; komşu gürültü apartman; üst kattan halı silkeleme; apartmanda köpek beslemek; apartmanda evcil hayvan; apartmanda kedi köpek yasak; apartmanda komşuyu rahatsız etme; apartmanda kurallara uymayan
19 izinsiz balkon kapatma; balkonu kapatmak; apartmana klima takmak; dairede duvar yıkmak; kolon kesmek; apartmanda tadilat izni; dış cepheye müdahale; üst kattan su sızıyor; üst komşu tavana su akıtıyor; baz istasyonu apartman; çatıya anten; mantolama kararı; dairede tadilat kat malikleri izin; su sızması komşu zarar
20 aidat ödememe; aidat ödemek istemiyorum; aidatını ödemeyen komşu; aidat borcu faiz; kapıcı parası ödeme; asansör kullanmıyorum aidat; zemin kat asansör masrafı; aidat gecikme yüzde beş; aidat artışı; dairem boş aidat; yakıt gideri paylaşım; ısınma gideri; apartman masrafına katılmama
22 kiracı aidattan sorumlu; aidatı kiracı mı öder; aidat borcu kiracı ev sahibi; aidat borcundan ev sahibi sorumlu
23 tamirat için daireye girmek; onarım için izin vermeyen komşu; tesisat için daireme girmek
24 daireyi iş yeri yapmak; dairede muayenehane; daire ofis olarak; daire işyeri olarak kullanılır; apartmanda kuaför; konutu işyeri; apartmana dükkan açmak; apartmanda kreş; apartmanda kumarhane; dairede doktor muayenehanesi
25 apartmandan komşuyu attırmak; sürekli sorun çıkaran komşuyu çıkarmak; kat malikini çıkarma; rahatsız eden daire sahibini çıkarmak; dairesini satmaya zorlama
28 yönetim planı değişiklik kaç oy; yönetim planını değiştirmek beşte dört
29 apartman toplantısı ne zaman; olağanüstü apartman toplantısı; toplantı kaç gün önceden haber apartman; toplantıya çağırma apartman; site genel kurulu
30 apartman toplantısında çoğunluk; toplantıda yeterli sayı apartman; ikinci toplantı apartman; toplantıya gelmeyen kat malikleri
31 bir kişi kaç oy apartman; vekaletle oy apartman; birden fazla dairesi olan kaç oy; apartman toplantısında vekil; apartman toplantısında oy kullanma; kiracı toplantıya katılır; kiracı oy kullanır apartman
32 apartman kararına uymak zorunda; toplantıya katılmadım karar bağlar; yeni alan kat maliki kararlara uymak; karar defteri apartman; site kararlarına kiracı uymak; yönetim kararına uymak zorunda
33 apartman kararına itiraz; apartman kararını iptal ettirmek; toplantı kararı iptal apartman; site kararına dava; apartman yönetimini mahkemeye vermek; yöneticiyi şikayet mahkeme apartman; site yönetimi kararına itiraz; kurallara uymayan komşuyu mahkemeye; apartman toplantısında haksız karar
34 apartmana yönetici seçmek; yönetici seçilemiyor; yöneticiyi kim seçer; kaç daireli apartmanda yönetici zorunlu; sekiz daire yönetici; yöneticiyi değiştirmek; yöneticiyi görevden almak; yönetici atanması mahkeme apartman; apartman yöneticisi nasıl seçilir
35,36 yöneticinin görevleri apartman; yönetici ne yapar
37 apartman işletme projesi; işletme projesine itiraz; yıllık bütçe apartman
38,39 yönetici para zimmetine; yönetici hesap vermiyor; yönetici aidatları ne yaptı; yönetici sorumluluğu apartman; yöneticiden hesap sormak
40 yönetici aidat öder; yönetici ücreti apartman
41 apartman denetçi; apartman denetim
42 apartmana asansör yaptırmak; ısı yalıtımı çoğunluk; engelli rampası apartman; engelli için asansör; doğalgaza geçiş apartman; elektrikli araç şarj apartman; kamera taktırmak apartman; apartmana güvenlik kamerası
43 lüks yenilik masraf katılmama; yüzme havuzu masrafına katılma
44 kat çıkmak apartman; çatıya daire eklemek; binaya kat ilavesi
45 dış duvarı reklama kiralama; çatıyı baz istasyonuna kiralamak; ortak yeri satmak; dış cephe reklam
47 bina yıkılırsa kat mülkiyeti; depremde yıkılan apartman arsa
Ek 1 apartman davası hangi mahkeme; kat mülkiyeti davası hangi mahkeme
Ek 2 kapıcı dairesini boşaltmıyor; kapıcı işten çıktı daire; kapıcı dairesi tahliye
57,59 devre mülk; devre mülk hakkı nedir
69,71 site toplu yapı yöneticisi; toplu yapı yönetimi
72 site ortak gider blok; toplu yapıda gidere katılma; siteye havuz gideri
law 3194
21 ruhsatsız inşaat yapmak; tadilat ruhsatı; evimde tadilat için ruhsat; yapı ruhsatı zorunlu; ruhsat gerekmeyen işler
22 yapı ruhsatı için başvuru; inşaat ruhsatı kaç günde verilir
26 kamu yapılarında ruhsat
27 köyde ev yapmak ruhsat; köyde inşaat izni; köyde ruhsat
28 fenni mesul; şantiye şefi
29 ruhsat süresi kaç yıl; ruhsattan sonra inşaata başlama; inşaata iki yıl içinde başlama; ruhsat ne kadar geçerli
30 iskan almak; yapı kullanma izni; iskan belgesi; oturma ruhsatı
31 iskanı olmayan daireye elektrik su; iskansız eve elektrik; kullanma izni alınmamış su bağlanmaz
32 kaçak kat; kaçak inşaat mühürleme; kaçak inşaat durdurma; kaçak yapıyı yıkmak; belediye evimi yıkacak; ruhsatsız ev yıkım; kaçak yapı mühür; bir ay içinde ruhsat yıkım; kaçak bina yıkılır; imara aykırı yapı
34 inşaat önünde kaldırım kapatma
37 otopark zorunluluğu bina; apartmana otopark
39 yıkılmak üzere olan bina; tehlikeli bina yıkım; çürük bina belediye; yıkılacak derecede tehlikeli
40 arsadaki çöp temizleme; bakımsız arsa; pis arsa temizletme
42 kaçak inşaat para cezası; imar cezası; ruhsatsız yapıya para cezası
8 imar planına itiraz; imar planı askı; imar planı itiraz süresi; imar planı bir ay askı; arsam yeşil alan oldu
10 imar programı beş yıl; arsam park alanı kamulaştırılmıyor
13 arsam okul alanı; umumi hizmete ayrılan arsa
15,16 arsayı bölmek; ifraz tevhid; parsel birleştirme; arsa bölme
18 arsamın yüzde kırk beşini kestiler; belediye arsamdan pay aldı; dop kesintisi; arsamdan yol kesildi bedelsiz
law 2942
3 kamulaştırma taksitle ödenir
8 devlet pazarlıkla almak istiyor; kamulaştırma uzlaşma komisyonu
10 devlet tarlamı alıyor; kamulaştırma bedelini az buldum; kamulaştırma bedeline itiraz; kamulaştırma parası az; devlet evimi alıyor; kamulaştırma davası bedel; yol için tarlamı aldılar; arsamdan yol geçecek kamulaştırma
11 kamulaştırmada değer nasıl hesaplanır; kamulaştırma arazinin değeri
12 arsamın kalan kısmı işe yaramıyor; kısmi kamulaştırma; kalan kısmı da alsın
14 kamulaştırmaya itiraz; kamulaştırmanın iptali dava otuz gün; kamulaştırmayı iptal ettirmek
20 kamulaştırılan evi boşaltma; kamulaştırılan evden çıkma
22,23 kamulaştırılan arsa kullanılmadı geri; devlet aldığı arsayı kullanmadı; kamulaştırılan yeri geri almak; kamulaştırma amacı dışında kullanım
27 acele kamulaştırma evime el konuldu
Geçici 6 kamulaştırmadan tarlamdan yol geçirdiler; belediye arsama el koydu para ödemedi; kamulaştırmasız yol geçirme
Ek 1 imar planında park görünen arsam; hukuki el atma
4 arazimden elektrik hattı geçecek; irtifak kamulaştırma; enerji nakil hattı tarlam
law 6306
2,3 riskli bina raporu; riskli yapı tespiti; binanın depreme dayanıksız; bina riskli çıktı itiraz; riskli yapı tespitine itiraz; binanın çürük raporu; karot aldırmak; riskli bina tespitini kim ister
5 riskli bina tahliye; riskli binadan çıkmak; kentsel dönüşüm kira yardımı; riskli yapı yıkım süresi; kentsel dönüşümde kiracı; riskli binanın yıkımı
6 kentsel dönüşümde anlaşmayan kat maliki; kentsel dönüşüm çoğunluk; binayı yıkıp yeniden yapma karar; salt çoğunluk kentsel dönüşüm; dönüşüme katılmayanın payı satılır; kentsel dönüşümde imza atmayan; anlaşmayan malikin hissesi; yıkılacak bina komşu imza atmıyor; bina yıkım imza vermeyen
7 kentsel dönüşüm harç muafiyet
law 2863
4 tarihi eser buldum; tarlada tarihi eser bulmak; bulduğum eseri haber verme; eski para buldum haber; müzeye bildirme; kaç gün tarihi eser haber
5 bulunan tarihi eser kimin; tarihi eser devlet malı
9 sit alanında inşaat; sit alanında izinsiz yapı; tarihi evi yıkmak; tescilli eski ev onarım; tarihi binada izinsiz tadilat
11 tarihi evin sahibi hakları; tescilli evin maliki
12 tarihi evin onarımı yardım; restorasyon yardımı
15 sit alanındaki arsam takas; sit alanı takas
16 sit alanı ruhsatsız
18 tescilli bina restorasyon grup
24 koleksiyonculuk evde tarihi eşya
32 tarihi eseri yurt dışına çıkarma yasağı
35 kazı izni
50 define aramak izin; define arama ruhsatı
64 tarihi eser bulana ikramiye; tarihi eseri teslim edene para
65 sit alanına zarar ceza; tarihi esere zarar ceza; tescilli binayı yıkan ceza; sit alanında inşaat cezası; koruma altındaki binaya zarar
67 tarihi eseri bildirmeyen; tarihi eseri satmak; tarihi eser satışı cezası; bulduğum tarihi eseri satarsam; tarihi eseri haber vermemek cezası
68 tarihi eser kaçakçılığı; tarihi eseri yurt dışına kaçırmak; eski eseri yurt dışına götürmek
74 izinsiz kazı; define kazısı cezası; kaçak kazı; define ararken yakalandım; izinsiz define; dedektörle define
law 6831
1 orman sayılan yer; orman tanımı
2 orman vasfını yitirmiş; iki b arazisi
11 orman kadastrosuna itiraz; tarlam orman çıktı; orman sınırına itiraz; orman kadastrosu dava süresi
14 ormandan dal toplamak; orman yasak fiiller; ormandan toprak almak
16 ormanda maden; orman maden izni
17 ormana ev yapmak; ormanda yapı yasağı; ormanda tarla açmak; orman içine tesis
19 ormanda hayvan otlatma; ormanda keçi otlatmak
31,32,33 köylüye odun; köylünün orman hakkı odun
69 orman yangınını söndürmeye yardım; orman yangını yardım zorunluluğu
76 ormanda mangal; ormanda ateş yakmak yasak; ormana sigara izmariti atmak; ormanda piknik ateş; anız yakmak orman
91 ormandan ağaç kesmek; kaçak ağaç kesme; izinsiz ağaç kesen; orman ağacı kesme cezası; ormandan odun kesmek ceza
93 ormanı işgal; ormanda kaçak ev ceza; orman arazisine ev yapma cezası; ormanı tarla yapmak; ormandan açma yapmak
95 ormanda hayvan otlatma cezası
108 kaçak odun taşıma; kaçak odun satın alma; kaçak kereste
110 orman yakmak; orman yangını çıkarma cezası; ormanı kasten yakan; dikkatsizlikle orman yangını; ormanda ateş yakma cezası
law 3402
12 kadastro on yıl geçti; kadastroda hakkım yendi on yıl
14 kadastroda tapusuz arazi
22 yenileme kadastro
41 kadastro hatası düzeltme; tapuda metrekare yanlış; yüzölçümü hatası tapu
law 2886
75 hazine arazisini işgal; devlet arazisini kullanma; hazine arazisi ecrimisil ihbarname; devlet arazisinde ev tahliye
law 3091
1,3 tarlama giren kişiyi kaymakamlık; kaymakama tecavüz şikayeti; tarlamı işgal edene kaymakam; altmış gün içinde kaymakam
law 2872
14 çevre gürültü; fabrika gürültüsü; eğlence yeri gürültü
8 dereye atık; çevreyi kirleten fabrika; fabrika atığı nehre
10 çed raporu; maden için çed
20 çevre para cezası
28 çevreyi kirleten tazminat; fabrika tarlamı zehirledi; kirletenin tazminatı
law 5199
5 ev hayvanı sahibi yükümlülük; evcil hayvanını bakmak; hayvan sahiplenmek
6 sokak köpekleri; sokak hayvanları toplanır; başıboş köpek barınak; sahipsiz hayvan
14 hayvana eziyet yasak; hayvan dövüştürmek; hayvanını sokağa terk etmek; pitbull beslemek; yasak köpek ırkı
28 hayvana eziyet para cezası; hayvanı terk eden ceza
28/A hayvan öldürmek ceza; kedi öldürmek; köpek öldürmek cezası; hayvana işkence hapis; hayvana tecavüz; köpeği zehirlemek; hayvana şiddet cezası
21 araba hayvana çarptı; hayvana çarpan sürücü
law 5326
36 gece gürültü yapan ceza; komşu gürültüsüne para cezası; gürültü polis ceza; yüksek sesle müzik ceza
37 rahatsız eden satıcı; sokakta satıcı rahatsız
33 dilenci ceza; dilenmek
34 kumar oynayan ceza; kahvede kumar oynamak
35 sarhoş gezen ceza; sokakta sarhoş
38 kaldırımı işgal; kaldırıma masa koyma; yola inşaat malzemesi; kaldırımda eşya
39 kapalı yerde sigara; kahvede sigara içmek; otobüste sigara; sigara yasağı cezası
40 polise kimlik göstermemek; kimliğini söylemeyen; kimlik göstermeme cezası
41 yere çöp atmak; sokağa çöp atma cezası; moloz dökmek; halıyı balkondan
42 izinsiz afiş asmak; duvara afiş
42/A polise asılsız ihbar; yüz on ikiyi boşuna aramak; asılsız ihbar
32 polisin emrine uymamak; emre aykırı davranma
law 1774
2 otelde kimlik bildirme; günlük kiralık ev kimlik bildirimi
`
