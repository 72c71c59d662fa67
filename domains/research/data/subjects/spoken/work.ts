/** How people speak of work, social security and civil servants, under the articles that govern it. */
export const spokenWork = `
law 4857
2 taşeron işçisi asıl işveren; taşeron maaşımı ödemedi; asıl firma sorumlu taşeron; taşeron alacağı asıl işveren
4 ev işçisi iş kanunu; iş kanunu kimlere uygulanmaz; apartman kapıcısı iş kanunu; üç kişi esnaf iş kanunu
5 hamile olduğum için işten; kadın erkek eşit ücret; aynı işe farklı maaş; işyerinde ayrımcılık; hamileyim işten çıkardılar; dini nedeniyle işten; kadın olduğum için düşük maaş; dört aylık ücret ayrımcılık
6 işyeri el değiştirdi; işyeri satıldı işçi; yeni patron eski haklar; patron değişti kıdem; işyeri devredildi tazminat; şirket satıldı çalışanlar
7 başka işyerine geçici gönderme; kiralık işçi; özel istihdam bürosu
8 sözleşmesiz çalışma; yazılı iş sözleşmesi zorunlu; sözleşme yapmadan çalıştırma
11 bir yıllık iş sözleşmesi; belirli süreli sözleşme yenilenirse; süreli sözleşme defalarca
13 yarı zamanlı çalışma; part time haklar; part time izin
14 evden çalışma; evden çalışan haklar; home office; uzaktan çalışan masraf; çağrıldıkça çalışma
15 deneme süresinde işten çıkarma; deneme süresi kaç ay; deneme süresi iki ay; deneme süresinde tazminat
17 işten çıkarmadan önce haber; kaç hafta önceden haber; işten ayrılırken ihbar; istifa edersem kaç gün çalışmak; ihbar süresine uymadan ayrılmak; işten çıkarılırken kaç hafta önce; ihbarsız işten çıkarma; ihbar parası; istifa ederken ihbar; hemen işten çıkarıldım ihbar; işi bırakırsam ihbar; kaç hafta önce bildirmek iş; işten haber vermeden ayrılmak; ihbar süresi kaç hafta; işten ayrılmadan kaç hafta önce; ayrılmadan önce patrona söylemek
18 sebepsiz işten çıkarma; kaç işçi işe iade; altı ay çalışan işe iade; otuz işçi; performans düşüklüğü işten çıkarma; geçerli neden işten çıkarma; işe iade kimler açabilir; neden göstermeden işten çıkarıldım; hastalık nedeniyle işten çıkarma geçerli
19 işten çıkarma yazılı; sözlü olarak işten çıkarıldım; whatsapp ile işten çıkarma; savunma almadan işten çıkarma; savunmamı istemeden; fesih bildirimi yazılı sebep
20 işten haksız çıkarıldım kaç gün; işe geri dönmek dava; işe iade bir ay; işten çıkarılınca kaç gün içinde dava; işe iade ne kadar sürede; işten atıldım kaç gün içinde; haksız işten çıkarma dava; feshe itiraz arabulucu bir ay; işe dönmek için ne yapmalı
21 işe iade kazandım almıyor; patron işe başlatmıyor; işe iade on iş günü; işe iade tazminatı kaç ay; boşta geçen dört ay; işe iade kararından sonra
22 işyerimi değiştirdiler; başka şehre gönderme iş; maaşımı düşürdüler; görevimi değiştirdiler; işveren görev yeri değişikliği; başka ile tayin işçi; kabul etmek zorunda görev değişikliği; ücret düşürme; altı iş günü yazılı kabul; patron işimi değiştirdi; iş yerimi başka şehre
24 patron maaşımı ödemiyor istifa; haklı nedenle istifa; maaşım ödenmediği için ayrılmak; sigortam eksik yatıyor istifa; maaşım geç yatıyor tazminat; mobbing istifa tazminat; işyerinde taciz işten ayrılma; patron küfretti işten ayrılma; fazla mesai ödenmiyor istifa; kendim ayrılırsam tazminat; maaşı ödenmeyen işçi ayrılır; işi bırakıp tazminat; ağır iş sağlığım bozuldu ayrılmak; patron dövdü istifa; işçi tazminatını alarak ayrılma; patron hakaret etti tazminat; patronum hakaret
25 hırsızlık yapan çalışanı çıkarma; tazminatsız işten çıkarma; devamsızlıktan işten çıkarma; işe gelmeyen işçi; iki gün üst üste gelmeyen; işe sarhoş gelen; patrona küfreden işçi; işyerinde kavga eden; yüz kızartıcı; işyerinde uyuyan işçi; işçi tutuklandı işten çıkarma; işten tazminatsız atma sebepleri; kod yirmi dokuz; işçi işverene hakaret; üç gün işe gelmeme; işyerinde taciz eden işçi çıkarma; uzun süre raporlu işçiyi çıkarma; işçi hasta rapor çıkarma; görevini yapmamakta ısrar; otuz günlük ücret zarar veren işçi; hırsızlık yapan işçi; patronun malını çalan; işe gitmedim atma; gün işe gitmeyen
26 olaydan kaç gün sonra işten çıkarma; altı iş günü fesih; öğrendikten kaç gün fesih
27 iş arama izni kaç saat; günde iki saat iş arama; ihbar süresinde iş aramak
28 çalışma belgesi vermiyor; bonservis; referans mektubu; çalıştığıma dair belge; işveren belge vermiyor
29 topluca işten çıkarma; birçok işçi aynı anda çıkarma; toplu çıkarma otuz gün önce
30 engelli işçi çalıştırma zorunlu; kaç işçide bir engelli; elli işçi engelli; engelli kontenjan
31 askere giden işçi; askerliğe giderken işten; askerden dönünce eski işi; asker dönüşü işe alma
32 maaş ne zaman ödenir; maaşın bankaya yatması; maaşı elden ödeme; maaşımın yarısı elden; maaş en geç; ayda bir maaş; yabancı para maaş; maaş zamanaşımı beş yıl; ödenmeyen maaş kaç yıl
33 patron iflas etti maaş
34 maaşım yatmadı; maaşım gecikti çalışmamak; yirmi gün maaş ödenmezse; maaş ödenmeyince işi durdurma; maaşım geç ödeniyor faiz; maaşım yatmadı çalışmama; maaş alamıyorum
35 maaşımın ne kadarı haczedilir işçi; işçi maaş haczi dörtte bir; işçinin maaşından haciz
37 bordro vermiyor; maaş bordrosu; boş bordro imzalama; bordro imzalatma
38 maaştan ceza kesme; maaşımdan kesinti; patron maaşımdan kesti; ücretten ceza kesintisi; kasa açığı maaştan; cezayı maaştan kesmek
39 asgari ücret altında çalıştırma; asgari ücreti kim belirler; asgari ücret kaç yılda
40 elektrik kesildi çalışamadık ücret; iş durdu yarım ücret
41 mesai parası; fazla mesai parası alamıyorum; fazla çalışma yüzde elli; fazla mesai saat ücreti; mesaiye kalmak zorunda; fazla mesai kaç saat; yılda iki yüz yetmiş saat; fazla mesai yerine izin; mesai ücreti ödenmiyor; fazla mesai yüzde; kırk beş saatten fazla; fazla çalıştım parası; mesai ücreti nasıl hesaplanır; fazla mesaiye onay
44 bayramda çalışmak zorunda; bayramda çalıştırma onay; resmi tatilde çalışmayı reddetmek; resmi tatil çalışmak
46 pazar günü çalıştırma; haftada bir gün izin; hafta tatili yedi gün; pazar çalışma ücreti; hafta tatilinde çalıştırıldım; haftada yedi gün çalışıyorum; pazar günü çalıştım; cumartesi tatil
47 bayramda çalışma ücreti; bayram mesaisi; resmi tatilde çalışma ücret; yirmi üç nisan çalıştım; bayramda çift yevmiye; yılbaşında çalışma
48 raporluyken maaş; hastalık raporu maaş; raporlu işçi ücret
51 bahşiş; yüzde usulü garson
53 kaç gün izin hakkım; yıllık izin kaç yıl çalışan; beş yıl çalışan izin; on beş yıl çalışan izin; yıllık izin on dört gün; bir yıl dolmadan izin; izin hakkı kaç gün; yıllık izinden vazgeçme; yıllık iznimi kullandırmıyor; elli yaş izin; yıllık izin gün sayısı
54 aynı işverende izin süresi birleştirme; izin hakkı ne zaman doğar
55 raporda geçen süre izinden; doğum izninde yıllık izin hesabı
56 izni bölerek kullanmak; izin ne zaman kullanılır; izinde bayram sayılmaz; yol izni; yıllık izin hafta sonu; izni patron belirler; yıllık izinde pazar günü
57 izin parası peşin; izne çıkarken maaş
58 izindeyken başka yerde çalışma; yıllık izinde çalışmak
59 kullanmadığım izin parası; işten ayrılınca izin ücreti; kullanılmayan izinlerin parası; izinlerimi kullanmadım işten çıktım; izin ücretimi alamadım; yanan izinler
61 sigorta primini kim öder iş
62 çalışma süresi düştü maaş indirimi
63 haftada kaç saat çalışma; günde en fazla kaç saat; günlük çalışma on bir saat; haftalık çalışma kırk beş saat; günde on iki saat çalışıyorum
64 telafi çalışması
66 yolda geçen süre çalışma; serviste geçen süre iş; eğitim süresi çalışmadan sayılır; süt izni çalışmadan
68 mola kaç dakika; yemek molası; öğle arası; mola hakkı; çay molası; ara dinlenme çalışma sayılır
69 gece vardiyası kaç saat; gece yedi buçuk saat; gece çalışması kaç saat; gece vardiyası sağlık raporu
71 kaç yaşında çalışılır; on beş yaşında çalışmak; çocuk işçi; on dört yaşında çocuk çalıştırma; on altı yaşındaki çocuk çalışma; çocuk işçi çalışma saati
72 maden kadın çalıştırma
73 gece çocuk çalıştırma; kadın gece vardiya
74 doğum izni kaç hafta; hamile işçi izin; doğumdan önce kaç hafta; süt izni kaç saat; hamile gece çalışma; doğum sonrası ücretsiz izin; süt iznini; emzirme izni; doğumdan sonra yarım gün; hamile muayene izni; hamile kadın doğum; ikiz doğum izin; analık izninden sonra yarı zamanlı; altı ay ücretsiz izin doğum; hamilelikte izin; evlat edinene izin
75 özlük dosyası; işverenin işçi dosyası
104 çalışma süresine uymayan işveren para cezası
Ek 2 baba izni; eşim doğum yaptı izin; evlenme izni kaç gün; evlilik izni; cenaze izni işçi; annem öldü izin kaç gün; ölüm izni kaç gün; evlenen işçi izin; babalık izni beş gün; engelli çocuk izin; mazeret izni işçi
Ek 3 kıdem tazminatı kaç yılda; işten ayrıldım tazminat kaç yıl içinde; işçi alacağı zamanaşımı; tazminat davası kaç yıl içinde işçi; ihbar kaç yılda zamanaşımı; izin ücreti kaç yıl
110 apartman görevlisi çalışma; kapıcının hakları
99,91 işvereni şikayet etmek nereye; patronu nereye şikayet; iş müfettişi; çalışma bakanlığına şikayet
law 1475
14 kıdem tazminatı alabilir miyim; evlendiğim için işten ayrılmak; evlenen kadın tazminat; askere giderken tazminat; emekli olunca tazminat; istifa eden tazminat; üç bin altı yüz gün; kıdem nasıl hesaplanır; bir yıl çalışan tazminat; tazminatımı ödemiyor; ölen işçinin tazminatı; tazminat kaç maaş; her yıl için otuz gün; kıdem hakkım; evlilik tazminat; evlendim işten ayrıldım kıdem; emeklilik için işten ayrılma tazminat; tazminatımı almadan; yıl doldurup ayrılma kıdem; kıdem tazminatı faiz; evlendikten bir yıl içinde tazminat; askerlik nedeniyle işten ayrılma
law 7036
3 iş davasından önce arabulucu; işçi arabulucuya gitmek zorunda; arabulucuya gitmeden iş davası; tazminat için arabulucu iş; işçi alacağı arabulucu; işten çıkarıldım arabulucu; arabuluculuk iş toplantı gitmemek
4 sgk davadan önce başvuru; sgkya dava açmadan kuruma
5,6 iş davası hangi mahkeme; işçi davası nerede açılır; patronu mahkemeye vermek hangi mahkeme; patronumu dava nerede
law 5510
4 kimler sigortalı; bağkurlu olmak; esnaf sigortası; muhtar sigortalı
5 stajyer sigorta; çırak sigorta
6 kimler sigortalı sayılmaz; ev hanımı sigorta; eşinin yanında ücretsiz çalışan
8 işe girişte sigorta bildirimi; sigortam geç yapıldı; işe başlamadan sigorta; sigorta girişi bir gün önce
9 sigorta çıkışı; işten çıkış bildirimi on gün
11 yeni işyeri sgk bildirimi; işyeri bildirgesi
13 iş kazası bildirme üç gün; işe giderken servis kazası; servis kaza iş kazası; iş yerinde düştüm; iş yerinde kalp krizi; işte yaralandım; evden işe giderken kaza; iş kazası nedir; iş kazası kaç gün içinde bildirilir; molada kaza iş kazası; görev sırasında kaza; emzirme sırasında kaza; iş yerinde yaralanan işçi
14 mesleki hastalık; işten dolayı hastalandım; çalışma yüzünden hastalık; meslek hastalığı bildirme
16 emzirme ödeneği; süt parası sgk; doğum yapan emzirme parası
18 rapor parası; raporlu günlerin parası sgk; iş göremezlik parası; hamilelik raporu parası; doğum parası sgk; rapor parası kaç günden sonra; doğum izni parası
19 iş kazasında sakat kalan gelir; iş kazası maaş bağlanması; yüzde on iş göremezlik; iş kazası sürekli gelir
20 iş kazasında ölen ailesine gelir; evlenme ödeneği çeyiz; evlenen kıza ödeme; cenaze parası iş kazası
21 iş kazasında sgk işverenden; iş kazasında kusurlu patron; sgk işverene rücu
25,26 malulen emeklilik; malullük aylığı; yüzde altmış çalışamaz; hastalıktan emekli olmak; kanser malulen
27 malullük aylığı hesabı
28 emekli olmak için kaç gün; emeklilik yaşı; kaç yaşında emekli; kadın emeklilik yaşı; erken emeklilik; engelli emekliliği; ağır engelli çocuk emeklilik; yıpranma emeklilik; emeklilik şartları kaç prim; emekli olmak şart
29 emekli maaşı nasıl hesaplanır
30 emekli çalışırsa maaş kesilir; emekli olup çalışma; emekliyken çalışmak
31 toptan ödeme prim iade; primlerimi geri almak
32 ölen sigortalının ailesine maaş; ölüm aylığı kaç gün; dul maaşı şart; dokuz yüz gün ölüm aylığı
34 babamdan maaş; yetim maaşı; boşanan kıza babadan maaş; dul kıza maaş; ölen eşimden maaş; anneden maaş; çocuklara ölüm aylığı; kız çocuğuna maaş; erkek çocuk yetim yaş; dul aylığı yüzde; ölen kocamın maaşı; bekar kız babasının maaşı
37 cenaze yardımı; cenaze ödeneği; yetim kız evlenme parası
40 yıpranma payı; fiili hizmet zammı; hangi işler yıpranma
41 askerlik borçlanması; doğum borçlanması; doğum borçlanması kaç çocuk; askerliğimi borçlanmak; yurt dışı avukat stajı borçlanma
53 ssk bağkur çakışma; hem bağkur hem ssk
56 boşandığı eşiyle yaşayan maaş kesilir; anlaşmalı boşanıp maaş; boşandığı kocasıyla yaşayan; eşini öldüren maaş alamaz; boşandıktan sonra birlikte yaşama maaş
60,61 sağlık sigortası gss; gss borcu; genel sağlık sigortası kim öder; gelir testi; çalışmayan sağlık sigortası; işsiz hastane
63,68 katkı payı ilaç; hastanede katılım payı; hangi tedaviler ücretsiz
73 özel hastane fark; özel hastane ilave ücret
80 hangi ödemelerden prim kesilir; yemek parası prim
86 sigortasız çalıştım; sigortasız çalıştığımı ispat; sigortam yapılmamış; sigortasız günler; eksik sigorta günleri; sigortam eksik yatırılmış; sigortasız çalışma kaç yıl; geçmiş sigortasız günlerim; beş yıl içinde hizmet tespiti; maaşım sigortada düşük gösterilmiş; sigortam asgari ücretten; yıllarca sigortasız; eksik gün; sigortamı yapmamış; sigorta yapmayan patron geriye dönük
88 sigorta primimi yatırmıyor; prim borcundan kim sorumlu; şirket müdürü sgk borcu; prim ödeme son gün
89 geç ödenen prim gecikme
90 sgk borcu yok belgesi; ihale sgk borcu kesinti
91 afet prim ertelemesi
93 maaşa sgk haczi yasak; emekli maaşı haczedilmez; emekli maaşı haciz; emekli maaşıma haciz konması; emekli maaşından kesinti banka; emekli maaşıma bloke; sgk zamanaşımı on yıl
95 sağlık kurulu raporuna itiraz sgk
96 fazla ödenen maaş geri; sgk yersiz ödeme; sgk maaşı geri istiyor; yanlış ödenen emekli maaşı; sgk borç çıkardı
97 maaş kaç yıl geriye; emekli maaşı geriye dönük
101 sgk davası hangi mahkeme
102 sigortasız işçi çalıştırma cezası; sgk cezası itiraz; kaçak işçi cezası sgk; sigorta bildirmeme cezası
law 4447
48,50 işsizlik maaşı ne kadar; işsizlik maaşı kaç ay; işsizlik parası; işsizlik ödeneği kaç gün; işsizlik maaşı miktarı; işsizlik maaşına ne zaman başvurulur; otuz gün iş kur başvuru
51 işsizlik maaşı alabilir miyim; işsizlik maaşı şartları; kaç gün prim işsizlik; istifa eden işsizlik maaşı; altı yüz gün prim; son yüz yirmi gün; işsizlik maaşı almak için; işsizlik ödeneği almak kendi isteği dışında
52 işsizlik maaşı kesilir; işsizlik alırken çalışmak; işsizlik alırken işe girme
Ek 1 patron iflas etti ücret garanti; ücret garanti fonu; işveren iflas üç aylık ücret; konkordato işçi ücreti fon
Ek 2 kısa çalışma
Ek 5 doğumdan sonra yarım çalışma parası
law 6331
2 iş güvenliği kimlere uygulanır
4 işveren iş güvenliği önlemi; baret eldiven vermiyor; koruyucu ekipman kim öder; iş güvenliği masrafı işçiden; işveren önlem almıyor
6,8 iş güvenliği uzmanı zorunlu; işyeri hekimi zorunlu
10 risk değerlendirmesi
13 tehlikeli işi reddetmek; can güvenliğim yok çalışmamak; tehlike varsa çalışmama; işi bırakma tehlike; hayati tehlike çalışmaktan kaçınma
14 iş kazası kayıt bildirim üç iş günü işveren
15 işe girişte sağlık raporu; sağlık muayenesi işçi masraf
17 iş güvenliği eğitimi ücreti; eğitimsiz çalıştırma
19 işçinin güvenlik kurallarına uyma; baret takmayan işçi
22 iş güvenliği kurulu elli
25 tehlikeli işyerini kapatma; işin durdurulması maden; iş durduruldu ücret
26 iş güvenliği cezası; uzman bulundurmayan işveren ceza
law 6356
17 sendikaya üye olmak; sendikaya zorlama; iki sendikaya üyelik; e devletten sendika; sendika üyelik yaş
18 sendika aidatı kesinti
19 sendikadan ayrılmak; sendikadan istifa; sendikadan çıkmak; sendikadan çıkarılma
23 sendika yöneticisi iş güvencesi
24 sendika temsilcisi işten çıkarma; temsilcinin işten atılması
25 sendikaya üye olduğum için işten; sendika yüzünden kovuldum; sendika tazminatı bir yıllık; sendikaya üye oldum işten çıkarıldım; sendika nedeniyle kovma; sendikalaştım işten attılar
39 sendikalı olmayan toplu sözleşme; dayanışma aidatı; toplu sözleşmeden kim yararlanır
41,42 sendika yetki çoğunluk; işyerinde yarıdan fazla sendika
58 grev hakkı; grev ne demek; yasa dışı grev
60,61 grev oylaması
62 hangi işlerde grev yasak; grev yapamayacaklar
63 grevin ertelenmesi; grev erteleme cumhurbaşkanı altmış gün
67 grevde ücret ödenir; grevde sigorta; grevdeyken maaş
68 grevde yerine işçi almak; grevci yerine başkasını çalıştırma
70 kanunsuz grev işten çıkarma; izinsiz iş bırakma
law 657
4 sözleşmeli memur; memur çeşitleri
7 memur siyaset; memur partiye üye olur
26 memur iş bırakma eylemi
28 memur ticaret yapabilir; memur ek iş; memur şirket kurması; memur dükkan açabilir; memur ikinci iş; memur part time; memur eşinin şirketi; öğretmen ek iş
29 memura hediye; memur hediye alabilir; öğretmene hediye
14 memur mal bildirimi
15 memur basına konuşma; memur gazeteye demeç
27 memur grev yapabilir
48 memur olmak şart; sabıkası olan memur; hangi suçtan memur olunmaz; memurluğa engel suç; ceza alan memur olabilir; güvenlik soruşturması memur; memur olabilir miyim
40 kaç yaşında memur
53 engelli memur yüzde üç
55,56,57 aday memur işten çıkarma; aday memurluk başarısız; aday memurun ilişiği
62,63 atanan memur kaç günde başlar; atandım on beş gün; göreve başlamazsam memur
72 eş durumu tayin; eş durumundan tayin; sağlık özründen tayin; memur tayin; zorunlu doğu görevi
73 memur becayiş; karşılıklı yer değiştirme memur
74 memur kurum değiştirme; başka kuruma geçmek; naklen geçiş memur
76 memur görev yeri değişikliği; memur sürgün; memur isteği dışında atama; memuru başka yere atama
86 vekaleten görev memur
94 memur istifa; memurluktan istifa etmek; memur on gün gelmezse; izinsiz işe gelmeyen memur; memurluktan ayrılmak; çekilmiş sayılma on gün
97 istifa eden memur ne zaman döner; memurluktan istifa geri dönüş; istifadan sonra altı ay memur; istifa eden memur tekrar; memur istifa ederse kaç ay; memurluğa geri dönme
98 memurluk ne zaman sona erer; memurluğun düşmesi
99,100 memur haftada kaç saat; memur çalışma saati; memur kırk saat; memur mesai saati
101 memur gece nöbeti hamile
102,103 memur yıllık izin kaç gün; memur izni yirmi gün; öğretmen yıllık izin; memur iznini sonraki yıl
104 memur evlenme izni; memur doğum izni; memur babalık izni; memur ölüm izni; memur süt izni; memur cenaze izni; memur eşi doğum izin; memur baba izni kaç gün
105 memur hastalık izni; memur refakat izni; hasta yakınına bakma memur; memur rapor kaç ay; raporlu memur
108 memur ücretsiz izin; memur aylıksız izin; memur doğum sonrası ücretsiz; eşi yurt dışına giden memur izin
109 memurun özlük dosyası
124 disiplin amiri memur
125 memur hangi suçtan atılır; memurun işten atılması; memura kınama; memura uyarma cezası; memur maaş kesme cezası; memurluktan atılma sebepleri; kademe durdurma; memur işe geç kalma ceza; memur hakaret disiplin; memur izinsiz gelmeme ceza; memur işten atma; memurluktan çıkarılma; memur memurluktan atılma
126 memuru kim atar ceza disiplin kurulu
127 memur disiplin soruşturması kaç ay; memur cezası zamanaşımı; disiplin soruşturmasına bir ay; iki yıl disiplin cezası
130 memur savunma kaç gün; memurun savunması alınmadan; yedi gün savunma memur
133 memur disiplin cezası silinmesi; disiplin cezası sicilden silme; uyarma beş yıl silinir
135 memur uyarıya itiraz; disiplin cezasına kaç günde itiraz; memur kınamaya itiraz
137,140 açığa alınan memur; memurun açığa alınması; görevden uzaklaştırılan memur
141 açığa alınan memur maaş; açıktaki memur üçte iki maaş
145 açıkta kaç ay kalınır; görevden uzaklaştırma üç ay
187,202 memur çocuk parası; memur aile yardımı
law 2828
23 koruyucu aile
law 5953
6 gazeteci tazminat; gazeteci kıdem beş yıl
law 854
20,14 gemi çalışanı tazminat; gemi adamı ücret
`
