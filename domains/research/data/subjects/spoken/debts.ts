/** How people speak of enforcement, bankruptcy and cheques, under the articles that govern it. */
export const spokenDebts = `
law 2004
16 icra memurunu şikayet; icra memuru yanlış işlem; icra işlemine şikayet; icra dairesi hata; icra dairesini şikayet yedi gün; icra müdürünün kararına
26 icrayla ev boşaltma ilam; mahkeme kararıyla tahliye icra
32 mahkeme kararını icraya koymak; ilamlı icra yedi gün; icra emri geldi; mahkeme kararını icraya vermek
33 ödediğim halde icra emri; mahkeme kararındaki borcu ödedim icra
36 kararı istinaf ettim icra dursun; icrayı durdurmak için teminat; icrayı durdurmak istinaf; mehil vesikası; temyiz icra durdurma
38 icraya konabilecek belgeler; noter senedi ilam gibi
39 mahkeme kararı kaç yıl icra; ilam on yıl; eski mahkeme kararı icra; karar on yıl geçti icra
40 bozulan karar icra geri; ödediğim para karar bozuldu
42,58 icra takibi nasıl başlatılır; icraya nasıl verilir; alacağım için icra; borçluyu icraya vermek; alacağımı tahsil etmek icra; senetsiz icra takibi; belge olmadan icra; parasını ödemeyene icra
50 icra nerede açılır; hangi ilde icra; icranın yetkisine itiraz; başka şehirde icra
60,61 ödeme emri nedir; icra kağıdı
62 icradan kağıt geldi; ödeme emrine kaç gün itiraz; icraya itiraz etmek; icraya yedi gün itiraz; borcum yok icra kağıdı geldi; hakkımda icra takibi itiraz; icra itirazı nasıl; icradan tebligat geldi; adıma icra gelmiş; icra takibine nasıl itiraz; icra ödeme emri geldi ne yapmalı; borcu kabul etmiyorum icra; icra borcuna itiraz; icra müdürlüğünden ödeme emri
65 icraya itiraz süresini kaçırdım; hastanedeydim icraya itiraz edemedim; geç kalan icra itirazı; itiraz süresini kaçırdım icra
66 itiraz edince icra durur; icraya itiraz ettim dursun
67 borçlu icraya itiraz etti; icraya haksız itiraz; itiraz eden borçluya dava; icra inkar yüzde yirmi; itiraz etti bir yıl içinde dava; borçlu itiraz etti takip durdu; borçlunun itirazını iptal ettirmek
68 itirazı icra mahkemesinde kaldırma; itirazın kaldırılması altı ay; senetli alacakta itiraz
69 imzaya itiraz kaldırıldı dava
71 borcu ödedim icra devam ediyor; ödediğim borç icra kapatılmıyor; icra borcunu ödedim takip iptal; ödenmiş borç takip
72 borcum yok ama icra; borçlu olmadığımı ispat; borçlu değilim dava; ödemediğim borç için dava; haksız icraya dava; ödemek zorunda kaldığım borcu geri; icrada haksız ödediğim para; borcum yok icraya verildim; sahte senetle icra; borcum olmadığı halde icra; haksız yere icra takibi; icra tehdidiyle ödedim; borcum olmadığının tespiti
74,75 mal bildirimi; icraya mal beyanı
76 mal beyanı vermezsem hapis; mal beyanında bulunmayan
78 haciz ne kadar sürede istenir; bir yıl içinde haciz; haciz istemek; haczi ne zaman isterim
79 hacze gelince ev; haciz memuru ne zaman gelir; haciz kaç günde
80 haciz memuru eve girebilir; kapıyı çilingirle açma haciz; evde yokken haciz; haciz memuru kapıyı kırma; haciz sırasında kapıyı açmazsam; haciz üst araması; haciz memuru çekmeceleri
82 ev eşyası haczedilir; buzdolabı haczi; televizyon haczi; evdeki eşyalar haczedilir; oturduğum ev haczedilir; tek evim haciz; tek evime haciz; hangi mallar haczedilemez; çamaşır makinesi haciz; haczedilemeyecek eşya; traktör haciz; çiftçinin hayvanı haciz; evime haciz konur; ev haczi; öğrenci bursu haciz; mesleki alet haciz; bir evi olan haciz; engelli aylığı haciz; evdeki beyaz eşya; tazminat alacağına haciz; cep telefonu haciz; haline uygun ev haciz
83 maaş haczi ne kadar; maaşımın dörtte biri; maaşın ne kadarı haczedilir; maaşıma haciz; iki icra maaş; maaştan kesinti sıra icra; nafaka maaş haczi; maaşımdan ne kadar kesilir; maaşa haciz oranı; ikinci maaş haczi; maaşın tamamına haciz; ücretin ne kadarı haciz; ikramiye haciz
83/c ipotekli evdeki eşya
85 borçtan fazla mal haczi; borçtan fazlasına haciz
88 haczedilen arabayı yediemine; hacizli aracım bağlandı; haczedilen eşyanın götürülmesi; otoparka çekilen hacizli araç
89 bankaya haciz yazısı; başkasının borcu için bana haciz; banka hesabına haciz; çalışanımın borcu için yazı geldi; üçüncü kişiye haciz yazısı; seksen dokuz bir; borçlu bana borçlu değil haciz ihbar; haciz ihbarnamesine cevap; haciz ihbarnamesi geldi; kiracıya ev sahibinin borcu için yazı
94 hisseli taşınmaza haciz; miras hissesine haciz; şirket hissesine haciz; miras payına haciz; kardeşimin borcu için miras evine haciz
96,97 eşyam başkasının borcu için haczedildi; haczedilen mal benim; babamın borcu için eşyama haciz; kiracının borcu için eşyama haciz; kardeşimin borcu için evime haciz geldi; oğlumun borcu için eşyalarıma haciz; haczedilen araba benim; eşimin borcu için eşyalarım
99 mal başkasının elinde haciz
100 hacizde sıra; başka alacaklı hacze katılma
101 nafaka alacaklısı haczi; eş çocuk hacze katılma
103 yüz üç davetiye
106 haczedilen malı sattırma süresi; haczedilen araç satış süre; satış isteme bir yıl; hacizli ev ne zaman satılır
110 haciz kendiliğinden düşer; süresinde satış istenmeyen haciz; haczin kalkması süre; arabadaki haciz ne zaman düşer; eski haczi kaldırmak; tapudaki haciz düştü
111 icra borcunu taksitle; borcu taksitlendirmek icra; icrayla anlaşma taksit; icra taksit dört; icrada taksit sözleşmesi; icra borcuna taksit
111/a borçlunun malını kendisi satması; hacizli malı rızayla satma; hacizli evimi kendim satmak
114,126 icra satışı ilanı; elektronik satış icra; e satış
115,129 icradan ev almak; icradan satılık araba yüzde elli; icra ihalesinde en az fiyat
118,124 ihaleyi kazandım parayı yatırmadım; ihalede teminat yanar; icra ihalesinde para yatırma süresi
128/a,128 evime az değer biçildi; kıymet takdirine itiraz; evin değeri düşük biçilmiş icra; icra değer biçme itiraz
134 icra ihalesini iptal; icradan satılan ev ihale iptal; ihaleye fesat icra; ihalenin iptali yedi gün; icra satışını iptal ettirmek; satıştan haberim olmadı ihale; evim ucuza satıldı icra
135 icradan aldığım evi boşaltmıyor; icradan alınan evde kiracı; ihaleden alınan evin boşaltılması; icradan ev aldım çıkmıyor
138,140 satış parası kime önce; icra parası paylaşım sırası
142 sıra cetveline itiraz yedi gün
143 alacağımı tahsil edemedim belge; borç ödemeden aciz; aciz belgesi kaç yıl; borçlunun malı yok
148,149,150/b ipotekli ev icra; banka ipotekten satış; kredi borcu ipotek satış; ev kredisini ödeyemedim ev satılır; ipoteğin paraya çevrilmesi; krediyi ödeyemedim banka evimi satıyor
154,155 iflas yoluyla takip
156,158 iflas davası açmak; şirketi iflas ettirmek
167,168 senetle icra; bono ile icra takibi; çekle icra; senede dayalı icra; senet icraya konuldu; senedi icraya koymak; çeki icraya koymak
169 senet borcuna itiraz; senet borcumu ödedim icra; senede itiraz icra beş gün; senet icrasına borca itiraz
170 senetteki imza benim değil icra; senette imzaya itiraz; imza benim değil icra takibi; sahte imzalı senet icra
177,178 kendi iflasını istemek; iflas ettim başvuru; borçlarımı ödeyemiyorum iflas
179 şirket borca batık bildirim iflas; batan şirketin iflası
191,184 iflas edenin malları; iflas edince mallar ne olur
193 iflas edince icra takipleri durur; iflasta takiplerin durması
194 iflasta davalar durur
195,196 iflasta faiz; iflas alacağı muaccel
206 iflas eden şirketten işçi alacağı; iflasta kim önce alır; iflasta alacak sırası; işçi alacağı öncelik iflas; nafaka alacağı iflas sıra
219 iflas eden şirkete alacak yazdırma; iflas masasına kayıt; iflas eden firmadan alacağım; alacak kaydettirme iflas
226,223 iflas idaresi görevi
235 iflas masası alacağımı kabul etmedi; iflas alacağım reddedildi; kayıt kabul davası
251 iflas sonrası aciz belgesi
254 iflasın kapanması
257 borçlu kaçıyor haciz; borçlu mal kaçırıyor ihtiyati; vadesi gelmeden haciz; davadan önce haciz; borçlunun mallarına hemen haciz; çekte ihtiyati haciz; takipten önce haciz koydurmak
259 ihtiyati haciz teminat
261 ihtiyati haczi on gün içinde
264 ihtiyati hacizden sonra yedi gün
265 ihtiyati hacze itiraz yedi gün; hesabıma ihtiyati haciz
269 kira borcu için icra; kiracıya icra yoluyla tahliye; kirasını ödemeyene icra; kira için ödeme emri otuz gün; kiracıyı icrayla çıkarmak; icra yoluyla kiracı tahliye; kiracıya icra takibi
272 tahliye taahhüdü icra; tahliye taahhüdüyle kiracıyı çıkarma; sözleşme bitti icra tahliye; tahliye emri kaç gün; taahhütname ile icra
276 kiracının yerinde başkası oturuyor; tahliyede üçüncü kişi; evde kiracıdan başka biri
277 borçlu malını akrabasına devretti; borçlu mal kaçırdı; borçlu evini kardeşine; borçlunun sattığı malı geri; mal kaçıran borçlu; borçlu malını üstünden; borçlu mallarını eşine devretti; borçlu arabasını akrabasına; malını kaçıran borçluya dava; borçlu evini eşinin üstüne; borçlum evini devretti; borçlu eşine devretti
278,280 borçlunun bağışları; borçlunun akrabasına satışı; borçlu ucuza sattı iptal
284 mal kaçırma iptal beş yıl
285 konkordato istemek; şirketim batmasın; konkordato ilan etmek; borçlarını ödeyemeyen şirket; konkordato nasıl; iflastan kurtulmak konkordato; borçlarını yapılandırmak şirket; şirketim iflas etmesin
287,288 konkordato mühlet üç ay; konkordatoda borçlu takip edilemez
294 konkordatoda icra durur; konkordatoda haciz; konkordato ilan eden şirkete icra; konkordato ilan eden firmadan alacak
299 konkordatoda alacak bildirme; konkordato komiserine alacak
302,305 konkordato kabul oy; konkordato onay şartı
308/e konkordatonun feshi; konkordatoya uymayan
331 haciz gelmeden mal kaçırma suç; alacaklıyı zarara sokmak için mal; mal kaçırmak suç hapis
333/a şirket borcunu ödemeyen yönetici ceza; ticari işletmede borcu ödememe
337/a ticareti terk suç; işyerini kapatıp kaçan; ticareti bırakan tacir bildirme
338 yalan mal beyanı; mal beyanında yalan
340 icraya taahhüt verdim ödeyemedim; icra taahhüdü ihlali; icra taahhüdü hapis; taahhüdümü ödeyemedim; üç ay tazyik hapsi; icraya söz verdim ödeyemedim; icrada verdiğim taahhüdü; icra sözümü tutamadım hapis
341 çocuk teslim etmeyene ceza
343 kararı yerine getirmeyen iş
344 nafaka ödemezsem hapis; nafaka ödemeyen koca; nafakayı ödemeyene ceza; nafaka ödemediği için hapis; nafakayı ödemiyor eski eşim; nafaka borcu hapis; nafaka yatırmıyor; nafaka ödemeyene üç ay hapis; nafaka ödemeyen babaya
345 şirket adına icra cezası kim
347 icra şikayeti üç ay; icra ceza şikayeti bir yıl; taahhüt ihlali şikayet süresi
353 tazyik hapsi itiraz; icra ceza kararına itiraz
354 ödersem hapisten çıkarım icra; borcu ödeyince hapis düşer
355 maaş haczi yazısına uymayan işveren; işveren maaş kesintisini yapmadı
356 kesintiyi yatırmayan işveren
363 icra mahkemesi kararına istinaf; icra mahkemesi kararına itiraz on gün
law 5941
3 banka çek sorumluluk tutarı; çek yaprağı bankanın ödeyeceği; karşılıksız çekte banka öder; kısmen karşılığı olan çek; bankanın ödemekle yükümlü olduğu çek
5 karşılıksız çek yazmak; karşılıksız çek cezası; çekim karşılıksız çıktı; çek hapis; karşılıksız çek hapis; karşılıksız çeke şikayet; çek yasağı; çek yasaklısı; elimdeki çek karşılıksız çıktı; karşılıksız çek yazmanın cezası; çekin arkası yazıldı; çeki ödemeyen şirket yetkilisi; çek şikayeti üç ay; çek yasağı nasıl konur; çekin karşılığı yok; çekin karşılığı bankada
6 çek borcunu ödersem ceza; karşılıksız çek ödeyince ceza düşer; çek yasağı kaldırma; çek şikayetinden vazgeçme
2 çek hesabı açmak; çek karnesi almak; bankanın çek vermesi; çek defteri almak
7 çek kanununa aykırı ceza
`
