/** How people speak of rights, meetings, elections and foreigners, under the articles that govern it. */
export const spokenState = `
law 2709
10 kadın erkek eşit anayasa; kanun önünde herkes eşit; ayrımcılık anayasa
17 kimseye işkence yapılamaz; zorla tıbbi müdahale; zorla aşı
19 özgürlük hakkı yakalama tutuklama anayasa; kimse keyfi tutuklanamaz
20 özel hayatım gizli anayasa; kişisel verilerimi koruma hakkı anayasa; üstümü arama anayasa
21 evime dokunulmazlık anayasa; eve hakim kararı olmadan girilemez anayasa
22 haberleşme gizliliği anayasa
23 seyahat özgürlüğü; yurt dışına çıkma hakkı; yerleşme özgürlüğü; vatandaş yurda girme
24 din özgürlüğü; zorunlu din dersi; ibadet özgürlüğü; dini inancımı açıklamak zorunda
26,25 düşüncemi söyleme hakkı; ifade özgürlüğü; sosyal medyada düşüncesini açıklama özgür; eleştiri hakkı
28 basın özgürlüğü sansür; gazete sansür
33 dernek kurma hakkı anayasa
34 izinsiz gösteri hakkı; önceden izin almadan yürüyüş anayasa; protesto hakkı anayasa; gösteri yapmak anayasal hak; toplanma hakkı; haber vermeden protesto; protesto yapmak anayasa
35 mülkiyet hakkı anayasa; devlet malımı alabilir
36 adil yargılanmak; mahkemeye başvurma hakkı; dava uzun sürdü hak ihlali
38 kimse kendini suçlamaya zorlanamaz; suçluluğu ispatlanana kadar masum; suçsuz sayılma; ölüm cezası yok
40 kararda başvuru yolu süresi yazılmalı; karar süre yazmıyor
42 eğitim hakkı; ilköğretim zorunlu parasız; okula gitme hakkı; ana dilde eğitim
49,50 çalışma hakkı anayasa; dinlenmek hak
51 sendika kurma hakkı anayasa
54 grev hakkı anayasa
56 sağlıklı çevre hakkı; temiz çevrede yaşama; sağlık hakkı
57 konut hakkı
60 sosyal güvenlik hakkı
66 kim türktür; türk vatandaşı kimdir
67 kaç yaşında oy kullanılır; oy verme yaşı; oy hakkı; kimler oy kullanamaz anayasa; asker oy kullanabilir; seçme yaşı on sekiz
68,69 parti kapatma; siyasi parti kurma; partiye üye olamayanlar; siyasi parti kapatılması
70 kamu hizmetine girme hakkı
72 vatan hizmeti askerlik anayasa
73 vergi ödemek zorunda herkes; mali güç vergi
74 dilekçe hakkı; kamu denetçisine başvuru; ombudsman
75,76 milletvekili sayısı; milletvekili olma yaşı; kim milletvekili seçilir; kimler milletvekili olamaz; on sekiz yaşında milletvekili
77 seçim kaç yılda bir; milletvekili seçimi beş yıl
83 milletvekili yargılanamaz; dokunulmazlığın kaldırılması; milletvekili tutuklanabilir; milletvekilinin suçu
84 milletvekilliğinin düşmesi
87 meclisin görevleri; af çıkarma yetkisi
88,89 kanun nasıl çıkar; kanun teklifi; cumhurbaşkanı kanunu geri gönderme; on beş gün yayımlama
90 uluslararası sözleşme kanundan üstün; aihs kanun çatışması
98 gensoru meclis soruşturması; meclis araştırması
101 cumhurbaşkanı seçimi; kim cumhurbaşkanı olur; cumhurbaşkanı kaç yıl; cumhurbaşkanı en fazla kaç kez; cumhurbaşkanı olma yaşı
104 cumhurbaşkanı kararname; cumhurbaşkanının yetkileri
105 cumhurbaşkanının yargılanması; cumhurbaşkanı suç işlerse
106 cumhurbaşkanı yardımcısı; bakanları kim atar; bakan yargılanması
116 erken seçim kararı; seçimlerin yenilenmesi; meclisi fesih
117 başkomutan
119 olağanüstü hal ilan; ohal; sıkıyönetim
125 idarenin her işlemine dava; devletin zararını ödemesi; idareye karşı yargı yolu
127 yerel yönetim; kayyum belediye
128,129 memur güvencesi; memur hatası dava devlete; memurun zararı için kime dava; memura doğrudan dava
130 üniversite özerk
138,139 hakim bağımsızlığı; hakimlere emir verilemez; mahkeme kararlarına uymak zorunlu; hakim azledilemez
141 duruşmalar açık; gerekçeli karar anayasa
146,147 anayasa mahkemesi kaç üye; anayasa mahkemesi üyeliği süresi
148 bireysel başvuru anayasa mahkemesi görevi
150,151 kim iptal davası açar anayasa mahkemesi; anayasa mahkemesi altmış gün iptal
152 kanun anayasaya aykırı mahkemede; mahkeme anayasaya aykırılık beş ay
153 iptal kararı geriye yürümez; anayasa mahkemesi kararına uymayan mahkeme
154,155 yargıtay görevi; danıştay görevi
159 hsk; hakimler savcılar kurulu
174,175 anayasa değişikliği nasıl; anayasa kaç oyla değişir; referandum anayasa
4,3 değiştirilemez maddeler; anayasanın değişmeyen maddeleri
law 2911
3 izinsiz gösteri; izin almadan yürüyüş; herkes gösteri yapabilir; izinsiz toplanma silahsız
6 gösteri yürüyüşü yeri; yürüyüş güzergahı; miting alanı
7 gösteri kaçta biter; gece gösteri; miting saati
9 miting düzenleme kurulu kaç kişi; yedi kişi düzenleme
10 yürüyüş için bildirim; yürüyüş kaç saat önce; miting için bildirim; kırk sekiz saat önce; gösteri için valiliğe; miting izni nasıl; protesto için bildirim; gösteri bildirimi kim verir; miting haber vermek; miting kime haber
17,19 valilik mitingi yasaklama; gösteri yasağı; gösterinin ertelenmesi; valinin yasak kararı
22 nerede gösteri yapılamaz; meclis önünde gösteri; parkta gösteri yasak; gösteri yasak yerler
23 kanunsuz gösteri; yüz kapatarak gösteri; izinsiz gösteri sayılır; maske gösteri
24 polis gösteriyi dağıtma; gösteride zor kullanma; gösteride gaz; polisin dağılın ihtarı
28 izinsiz gösteriye katılmak ceza; kanunsuz yürüyüş ceza; gösteriye katılan hapis; izinsiz gösteri düzenleme ceza
29 gösteriyi engelleyen
32 gösteride polise direnme; dağılmayan göstericiye ceza; dağılmama cezası
33 gösteriye silahla katılma; gösteride taş molotof; gösteride yüzünü kapatan ceza
law 298
6 seçmen olma yaşı
7,8 kimler oy kullanamaz; asker oy; mahkum oy kullanır; kısıtlı oy kullanamaz
14 ysk görevleri
40,122 askı listesi itiraz; seçmen listesi itiraz; listede adım yok
49 propaganda ne zaman başlar; seçim propagandası on gün; propaganda saatleri
50,51 açık havada miting seçim; gece propaganda
56 hoparlörle propaganda; seçim otobüsü müzik
58 seçimde bayrak dini simge; propagandada yasak
60,61 seçim afişi; evine parti bayrağı; afiş asma yasağı seçim
65 bakanların seçim yasakları; makam aracı seçim
72 müşahit; sandık gözlemcisi
79 seçim günü içki; seçim günü silah; seçim günü alkol satışı; seçimde içki yasağı
80 seçim günü yayın yasağı; seçim sonuçları yayın yasağı; anket yayınlama seçim
82 sandık başında propaganda; sandık başına telefonla
86,87 oy kullanmak için kimlik; kimliksiz oy; kimlikle oy verme; nüfus cüzdanı oy
88,92 oy verme kabini telefon; kabine telefonla girme; oyunu fotoğrafla
89 oy verme saati; oy verme kaçta; oy kullanma saat; sandıklar kaçta kapanır; oy saatleri
93 oy nasıl kullanılır; körler oy verme; engelli oy kullanma yardım
90 oy vermede öncelik; hamile yaşlı oy sırası
94 sandık görevlisi nerede oy
94/A,94/C yurt dışında oy; gurbetçi oy; yurt dışındaki seçmen; gümrükte oy
98,99,100 oy sayımı açık; oyları kim sayar; sayım nasıl yapılır
101,103 geçersiz oy; hangi oylar geçersiz; oy pusulası yırtık; oy pusulasına yazı
105 sandık tutanağı ıslak imzalı; sandık sonuç tutanağı
110,112 seçim sonucuna itiraz; kim itiraz edebilir seçim; oy sayımına itiraz
128 sandık sonucuna itiraz; sandık sonucu itiraz süresi
130 seçimin iptali istenmesi; seçim iptali; olağanüstü itiraz ysk
152 oy satın alma; oy için para; parayla oy; seçmene para dağıtmak
153 oy vermesini engelleme; zorla oy verdirme
160 iki kere oy kullanmak; başkasının yerine oy; ölü yerine oy; birden fazla oy kullanma
161 sandığı kaçırma; sandıktan oy çalmak; sandığı çalmak
164 oyları değiştiren görevli; oy sayımında hile; tutanağı değiştirme
180 seçim suçu altı ay
law 2972
9,23 belediye başkanı seçimi; belediye başkanı nasıl seçilir
law 2820
8 parti kurmak kaç kişi; otuz kişi parti
11 kimler partiye üye olamaz; kim partiye üye olur
law 5393
15 belediyenin görev yetki; belediye seyyar satıcı
17,18 belediye meclisi görevleri
23 belediye meclisi kararı; başkan meclis kararını geri gönderme
38 belediye başkanının görevleri
44,47 belediye başkanının görevden alınması; belediye başkanlığı düşmesi; görevden uzaklaştırılan belediye başkanı
45,46 belediye başkanı ölürse yerine; kayyum atama belediye
law 4982
4 bilgi edinme hakkı herkes; devletten bilgi isteme hakkı; belediyeden bilgi istemek
6 bilgi edinme başvurusu nasıl; bilgi istemek dilekçe; e posta bilgi edinme
10 bilgi edinmede ücret; belge fotokopi ücreti
11 bilgi edinmeye kaç günde cevap; bilgi edinme on beş iş günü; bilgi başvurusuna cevap süresi; bilgi edinme başvurusu kaç gün; kurum bilgi isteğine cevap süresi; bilgi isteğime cevap
13 bilgi edinme reddedildi; bilgi edinme itiraz kurul on beş gün; bilgi vermediler itiraz
16,20 hangi bilgiler verilmez; devlet sırrı bilgi edinme
29 bilgi vermeyen memur
law 3071
4,6 dilekçede ne olmalı; dilekçem incelenmez; imzasız dilekçe; isimsiz dilekçe
7 kamuya dilekçe cevap süresi; dilekçeme kaç günde cevap
law 6328
17 kamu denetçisine şikayet; ombudsmana başvurmak altı ay; ombudsmanlık başvuru
law 5187
14 gazetede tekzip; gazeteye cevap hakkı; gazete yalan haber düzeltme; cevap ve düzeltme; tekzip yayımlatmak
11,13 gazete haberinden kim sorumlu; gazeteye tazminat davası
12 gazeteci kaynağını açıklamak zorunda; haber kaynağını gizleme
26 gazeteye dava süresi; basın davası dört ay
19,21 mağdurun adını yayınlamak; çocuğun kimliğini haberde
law 6112
18 televizyonda yalan haber düzeltme; televizyona cevap hakkı
8 televizyon yayın ilkeleri; televizyonda çocuk
32 rtük cezası
law 5682
22 pasaport almak yasak; pasaportuma tahdit; pasaport vermiyorlar; pasaport verilmeyecek
law 6458
4 geri gönderme yasağı; işkence göreceği ülkeye gönderme; ülkesine gönderilemez
7,15 ülkeye girişi reddedilen; kapıdan çevrilen yabancı; vize verilmeyen yabancı
9 yabancıya giriş yasağı; tahdit kodu; giriş yasağı kaç yıl; yabancının türkiyeye girmesi yasak; giriş yasağını kaldırmak; vize ihlali giriş yasağı
11,12 vize almak; vizesiz giriş; vize kaç gün
19,20 oturma izni kimlere; doksan gün oturma; ikamet izni zorunlu
21,22 oturma izni başvurusu; oturma izni nereye başvurulur
24 oturma izni uzatma; ikamet süresi bitiyor uzatma; ikamet uzatma kaç gün önce
25 oturma izni reddi; ikamet izni reddine itiraz
28 oturma izni yurt dışında kalma kesinti
31 turist oturma izni; ev alan yabancı ikamet; kısa dönem oturma; taşınmazı olan yabancı oturma
33,32 kısa dönem ikamet iptali
34,35 aile oturma izni; eş için oturma izni; türkle evli oturma izni; yabancı eşim oturma; yabancı gelinin ikameti; eşimi türkiyeye getirme
36,37 sahte evlilik oturma izni; anlaşmalı evlilik ikamet; kağıt üzerinde evlilik
38,39 öğrenci oturma izni; yabancı öğrenci ikamet
41 yabancı öğrenci çalışabilir
42,43 süresiz oturma izni; sekiz yıl ikamet; uzun dönem oturma
46 insani ikamet
48 insan ticareti mağduru oturma
50,51 vatansız kişi
53 sınır dışı kararına itiraz; sınır dışı kararına dava; sınır dışına yedi gün; deport itiraz; deport kararı; sınır dışı edilmemek için dava
54 kimler sınır dışı; vizesi biten yabancı; çalışma izni olmadan çalışan yabancı sınır dışı; suç işleyen yabancı sınır dışı; kaçak yabancı; ikameti biten yabancı deport
55 hangi yabancı sınır dışı edilemez; hasta yabancı sınır dışı; hamile yabancı sınır dışı
56 ülkeyi terk daveti; çıkış için süre yabancı; terke davet otuz gün
57 geri gönderme merkezinde kalma; idari gözetim itiraz; idari gözetim kaç ay; geri gönderme merkezinde kaç ay; gözetim sulh ceza itiraz yabancı; geri gönderme merkezinde tutma
61 mülteci kim
62 şartlı mülteci suriyeli
63 ikincil koruma kim
65 iltica başvurusu; sığınma başvurusu; mülteci olmak için başvuru; iltica etmek
66 ailesiz mülteci çocuk; refakatsiz çocuk
72 iltica kabul edilmez
80 iltica reddi itiraz; sığınma reddine itiraz; uluslararası koruma reddi
85,86 mültecilik biter; mülteci statüsü iptal
89 mülteci çalışabilir; mülteci sağlık eğitim
91 geçici koruma suriyeliler; suriyeli geçici koruma
102 ikamet ihlali para cezası; göçmen adres bildirmeme cezası
law 6735
6 yabancı çalışma izni zorunlu; çalışma izni olmadan yabancı
10 süresiz çalışma izni; çalışma izni uzatma
23 izinsiz yabancı işçi çalıştırma cezası; kaçak yabancı işçi ceza; çalışma izinsiz yabancı çalıştıran
`
