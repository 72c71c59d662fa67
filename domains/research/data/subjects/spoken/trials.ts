/** How people speak of civil and administrative actions, mediation and lawyers, under the articles that govern it. */
export const spokenTrials = `
law 6100
1 hangi mahkeme bakar görev
2 asliye hukuk hangi davalara; hangi mahkemeye dava açılır alacak; alacak davası hangi mahkeme
4 kira davası hangi mahkeme; kira davasına bakan mahkeme; ortaklığın giderilmesi hangi mahkeme; tahliye davası hangi mahkeme; sulh hukuk hangi davalara; kiracı davası hangi mahkeme
6 hangi şehirde dava; davayı nerede açacağım; dava nerede açılır; davalının oturduğu yer; başka şehirdeki kişiye dava; dava hangi ilde açılır
7 iki davalı farklı şehir
10 sözleşmeden dava nerede
11 miras davası nerede açılır; ölenin son yerleşim yeri
12 tapu davası nerede açılır; arsa davası hangi şehir; taşınmaz davası nerede; tarla davası nerede
16 zarar gördüğüm yerde dava; haksız fiil davası nerede; kazanın olduğu yerde dava
17 sözleşmede yetkili mahkeme yazıyor; sözleşmede istanbul mahkemeleri; yetki anlaşması tüketici
19 yetkiye itiraz; yanlış şehirde dava açılmış; yetkisiz mahkemede dava
20 yanlış mahkemede dava; görevsizlik iki hafta; mahkeme görevsizlik verdi; görevsizlik kararı ne yapmalı; yanlış mahkemeye açtım
21 yargı yeri belirlenmesi
26 istediğimden fazlasına karar; talepten fazla karar; hakim talepten fazlasına; istemediğim şeye hüküm
27 savunma hakkım verilmedi; dinlenmeden karar; savunmam alınmadan karar
28 hukuk duruşması izleme
29 mahkemede yalan söylemek hukuk; doğruyu söyleme yükümü
31 hakim soru sorabilir; hakimin açıklatması
34 akraba hakim davaya bakamaz; hakimin kendi davası; hakim akrabam
36 hakim taraflı; hakimi değiştirmek; hakim tarafsız değil; hakimi reddetmek; hakim karşı tarafın akrabası; hakimin davranışı taraflı; hakim düşmanım; hakim karşı tarafla arkadaş
38 hakimin reddi dilekçe; hakimi ret süresi
46 hakimin hatası tazminat; hakime dava açmak; hakim yüzünden zarar; hakim yanlış karar verdi tazminat
50,51 çocuk dava açabilir; kimler dava açabilir
55 davacı öldü dava; davalı öldü; dava sürerken ölen; taraf öldü dava ne olur; ölen kişiye karşı dava
57 birlikte dava açmak; birkaç kişi beraber dava; komşular birlikte dava
61 davayı başkasına haber verme; davanın ihbarı satıcıya
66,65 davaya dışarıdan katılmak; başkasının davasına katılma
71 avukatsız dava; avukat tutmadan dava; kendi davamı kendim; avukat zorunlu hukuk davası; avukatsız boşanma; avukat tutmak zorunlu
74 avukata özel yetki; vekaletnamede özel yetki; avukat davadan feragat yetkisi; avukat sulh yetkisi
77 vekaletnamesiz avukat dava; vekaletname sonra sunmak
81,82,83 davada avukat değiştirmek; avukat davadan çekildi; avukatım istifa etti dava
84 yabancı davacı teminat; iflas eden davacı teminat
90,94 hakimin verdiği süre; kesin süreyi kaçırdım; kesin süre iki hafta; verilen sürede yapmadım
92 süre nasıl hesaplanır; son gün hesaplama; tebliğ günü sayılır; haftalık süre hesabı gün
93 son gün tatile geldi; son gün pazar; süre resmi tatilde bitiyor; bayrama denk gelen süre; süre hafta sonu biter
95 süreyi kaçırdım; hastanedeydim süreyi kaçırdım; kaza yüzünden süreyi kaçırma; elimde olmayan sebeple süre; süresinde yapamadım
102 adli tatil ne zaman; mahkemeler ne zaman tatil; mahkemeler yazın tatil; adliye yaz tatili; mahkeme tatili
103 adli tatilde hangi davalar; adli tatilde nafaka davası; yaz tatilinde bakılan davalar
104 adli tatilde biten süre; adli tatilde süre işler; süre adli tatile denk
106 hakkımın tespiti dava
107 alacağım ne kadar bilmiyorum dava; miktarı belli olmayan alacak davası
109 alacağın bir kısmını istemek; kısmi dava açmak
111 olmazsa diğerini istemek dava
113 dernek adına topluluk davası
114,115 dava neden usulden reddedilir; dava usulden ret; davanın görülmesi için şart; aynı dava daha önce açılmış
118 dava ne zaman açılmış sayılır
119 dava dilekçesi nasıl yazılır; dilekçede ne yazmalı; dava dilekçesi ne içerir; dilekçe yazmak dava; dava dilekçesinde eksik
120 gider avansı yatırmak; dava harcı yatırmak; dava açma masrafı; avansı yatırmazsam
123 davayı geri çekmek; davayı geri almak; davamı çekmek; davadan vazgeçmek karşı taraf izni; açtığım davayı geri çekmek
124 yanlış kişiye dava açtım; davalıyı yanlış göstermek; davalıyı değiştirme
125 dava sürerken malı satmış; dava konusu ev satıldı; davalı arabayı devretti dava sırasında
127 davaya cevap kaç gün; dava dilekçesi geldi; hakkımda dava açıldı ne kadar sürede cevap; cevap vermek için süre; mahkemeden dava geldi; iki hafta içinde cevap; cevap süresini uzatmak; bana dava açıldı; dava dilekçesine cevap
128 cevap vermezsem; davaya cevap vermedim; cevap süresini kaçırdım; cevap dilekçesi vermedim
129 cevap dilekçesi nasıl yazılır; cevap dilekçesinde ne
136 cevaba cevap kaç gün; ikinci dilekçe süre
139,140 ön inceleme duruşmasına gitmezsem; ön inceleme nedir; ilk duruşmada ne olur
141 sonradan talep eklemek; iddiamı değiştirmek; dilekçeden sonra talep değiştirme
145 sonradan delil sunmak; yeni delil vermek; delili geç buldum; süresinden sonra delil
149 evden duruşma; e duruşma; görüntülü duruşma; internetten duruşmaya katılma
150 duruşmaya iki taraf gitmezse; duruşmaya gitmezsem hukuk; duruşmaya katılmazsam dava düşer; mazeret bildirmeden duruşma; dosya işlemden kalktı; davayı takip etmedim; davacı duruşmaya gelmedi; üç ay yenileme; davam düştü yenilemek; duruşmayı kaçırdım
151 duruşmada kavga hukuk; duruşmada düzeni bozmak
161 dava dosyasını incelemek; dosyadan fotokopi; dosyamı görmek
166 davaları birleştirmek; iki davayı birleştirme
176,177 dilekçemi düzeltmek; ıslah etmek; talebimi artırmak; istediğim miktarı artırmak; davayı ıslah ne zamana; talep artırma dilekçesi
181 miktarı artırma ıslah
183 dilekçede yazım hatası düzeltmek
190 kim ispat etmek zorunda; iddiamı kim ispatlar; ispat kime düşer; iddia eden ispatlar
194 delilleri dilekçede göstermek
195 bankadan kayıt getirtmek; başka yerden delil istetmek; telefon kayıtlarını istemek
199 whatsapp mesajı delil; whatsapp yazışması mahkemede; mesajlar delil olur; ekran görüntüsü delil; kamera kaydı delil; e posta delil; sms delil hukuk
189 gizli ses kaydı delil hukuk; hukuka aykırı delil boşanma; eşin telefonundan alınan delil; casus yazılım delil boşanma
200 tanıkla borç ispat; elden verdiğim borcu tanıkla; senetsiz borç; tanıkla ispat edilemez; yazılı belge zorunlu alacak; sözlü borcu ispat; senetsiz verdiğim para ispat; borç verdiğimi ispat; elden verdiğim parayı şahitle; elden para tanıkla ispat
201 senede karşı tanık; senedin aksini tanıkla; sözleşmeye karşı tanık
202 mesaj yazılı delil başlangıcı; banka dekontu delil başlangıcı
203 kardeşime verdiğim borcu tanıkla; akrabalar arası tanıkla ispat; babama verdiğim para tanık; yakın akrabaya senetsiz
208,211 imza bana ait değil; imzayı inkar; sahte imza incelemesi; senetteki imza benim değil; imza benim değil
209 sahte senet davası senet kullanılamaz
219,220 karşı taraf belgeyi vermiyor; belgeyi mahkemeye getirmesi; belgeyi sunmazsa
221 üçüncü kişiden belge isteme
222 defterler delil olur
225,227 yemin ettirmek; karşı tarafa yemin teklif etmek; yemin etmezse davayı kaybeder; mahkemede yemin
240 tanık bildirmek; kaç tanık gösterebilirim; tanık listesi verme; sonradan tanık eklemek
241 tanıkların hepsi dinlenmek zorunda
243,245 tanık gelmedi hukuk; tanığı mahkemeye getirtmek; tanığım duruşmaya gelmiyor; tanık para cezası
248 eş tanıklık yapmak istemiyor; akrabam tanık olmak istemiyor hukuk
250 tanıklık kendi zararına
255 karşı tarafın tanığına itiraz; tanık akrabası taraflı
265 tanıklık ücreti; tanığa yol parası; tanık parası
266,268 bilirkişi ne zaman atanır; hakim bilirkişiye gitmek
272 bilirkişiyi reddetmek; bilirkişi taraflı
281 bilirkişi raporuna itiraz kaç gün; bilirkişi raporu yanlış; rapor aleyhime çıktı; yeni bilirkişi istemek; bilirkişi raporuna karşı
282 hakim rapora uymak zorunda
285 bilirkişinin hatası tazminat
288 yerinde inceleme mahkeme; keşif yapılması
292 kan testi zorunlu soybağı; dna testi vermek zorunda
293 özel bilirkişi raporu; uzman raporu almak; özel uzmandan rapor
294,297 kararda ne yazar; gerekçeli karar ne zaman; gerekçeli karar bir ay; kısa karar gerekçeli
302 kararın kesinleşme şerhi; ilam harcı ödemeden karar almak
303 aynı davayı tekrar açmak; kesinleşmiş karar tekrar dava; ikinci kez aynı dava
304 kararda yazım hatası; kararda ismim yanlış; kararda hesap hatası
305 karar anlaşılmıyor; kararın açıklanması; karar çelişkili açıklama
305/A mahkeme bir talebimi unutmuş; hakim talebim hakkında karar vermemiş
307,309 davadan tamamen vazgeçmek; feragat edersem tekrar dava; davadan feragat sonuçları
308 davayı kabul etmek davalı
312 davadan vazgeçersem masraf; davayı kabul edersem masraf
313,315 mahkemede anlaşmak; duruşmada anlaştık; dava sırasında karşı tarafla anlaşma
317 basit yargılamada cevap kaç gün
323 mahkeme masrafları neler; yargılama gideri neler; dava masrafları nelerdir
326 davayı kaybeden öder; davayı kaybedersem masraf; mahkeme masrafını kim öder; davayı kazanırsam masraflar; karşı tarafın avukat parası; davayı kaybettim avukat ücreti; kısmen kazandım masraf; kaybeden taraf masraf; karşı tarafın masrafını ödemek
327 davayı kazandı ama masraf öder
329 boş yere dava açan; kötü niyetle dava açan; haksız dava açana ceza
331 dava konusuz kaldı masraf; dava açınca ödedi masraf
333 kalan avansı geri almak; gider avansı iadesi
334 dava masrafını ödeyecek param yok; avukat tutacak param yok; fakir dava; ücretsiz dava açmak; param yok dava açmak; ücretsiz avukat hukuk; dava harcını ödeyemiyorum; yoksul kişi dava; mahkeme masrafı ödeyecek durum; geçim sıkıntısı dava harç
335 adli yardım neleri kapsar; adli yardımla avukat
336 adli yardıma nereye başvurulur; fakirlik belgesi; adli yardım belge
337 adli yardım reddedildi
338 adli yardım iptal zengin
341 karara itiraz istinaf hangi; kaç liraya kadar istinaf; istinaf edilemeyen hukuk; küçük alacak kararı kesin
342 istinaf dilekçesi nasıl
343 istinaf dilekçesi nereye verilir
344 istinaf harcı eksik; istinaf harcını yatırmadım
345 hukuk mahkemesi kararına itiraz; hukuk kararına istinaf kaç gün; mahkeme kararına itiraz kaç gün; istinaf iki hafta; kararı üst mahkemeye götürmek; boşanma kararına istinaf; kararı istinaf etmek; üst mahkemeye başvuru süresi; hukuk mahkemesi kararına istinaf; hukuk davasında istinafa başvurma; karara itiraz süresi hukuk
347 karşı taraf istinaf etti cevap
348 karşı taraf istinaf edince ben de
350 istinaf edince icra durur; karar kesinleşmeden icra; istinafta icra durdurma
351 kötü niyetle istinaf ceza
353 istinaf ne karar verir
357 istinafta yeni delil; istinafta yeni tanık
361 yargıtaya gitmek hukuk; istinaf kararına itiraz; temyiz iki hafta; yargıtaya başvuru süresi hukuk; istinaf kararını temyiz; temyiz kaç gün hukuk
362 yargıtaya gidemeyen hukuk kararları; hangi kararlar temyiz edilemez; temyiz sınırı kaç lira; kira davası temyiz
369 yargıtayda duruşma istemek
374,375 yeniden yargılama hukuk; sahte belgeyle karar; yalan tanıkla kaybettim hukuk; sonradan bulunan belge; kaybettiğim davayı yeniden; kesinleşen hukuk kararı yeniden; davayı yeniden açtırmak
376 üçüncü kişi hükmün iptali; kararla hakkım zarar gördü taraf değilim
377 yargılamanın yenilenmesi kaç ay hukuk
389 tapuya tedbir koydurmak; evin satılmasını önlemek; malı satmasın tedbir; dava bitene kadar satılmasın; arabaya tedbir; satışı engellemek tedbir; karşı taraf malı kaçırmasın; acil tedbir; davalı evi satmasın; tapunun satılmasını engellemek; dava bitene kadar satılma
390 dava açmadan tedbir; tedbir nasıl istenir
392 tedbir teminat yüzde
393 tedbir kararı bir hafta uygulama
394 tedbir kararına itiraz; malıma tedbir konuldu itiraz; tedbire itiraz bir hafta
397 tedbirden sonra kaç gün dava
398 tedbire uymayan ceza
399 haksız tedbir zarar
400 delillerin kaybolmasından önce tespit; hasarı mahkemeyle tespit; delil kaybolmadan; evdeki hasarı tespit ettirmek; dava açmadan bilirkişi
407,412 hakeme gitmek; tahkim şartı sözleşme
439 hakem kararına itiraz; tahkim kararının iptali
law 6325
3 arabulucuya gitmek zorunda; arabuluculuğu bırakmak istemek; arabuluculukta istediğim zaman çekilme
4,5 arabuluculukta konuşulan gizli; arabuluculukta söylenen mahkemede; arabuluculukta teklif delil olur; arabuluculukta konuştuklarım
7 arabulucu ücreti kim öder; arabulucu parası
9 arabulucu tarafsız değil
13 arabulucuya nasıl başvurulur
14 arabulucuyu kim seçer
15 arabuluculuk toplantısı avukat; arabuluculuğa avukatla
16 arabuluculukta süre durur; arabuluculukta zamanaşımı
17 arabuluculuk anlaşamama tutanak; arabuluculuk nasıl biter
18 arabulucuda anlaştık; arabuluculukta imzaladığım anlaşma; anlaşmadan vazgeçmek arabulucu; arabuluculuk anlaşması mahkeme kararı; arabulucuda anlaşıp dava açmak; anlaşma belgesine uymazsa; arabulucuda anlaştık sonra vazgeçmek; arabuluculuk anlaşması iptal
18/A arabulucuya gitmeden dava; arabuluculuk zorunlu; arabuluculuk toplantısına gitmezsem; arabulucuya gitmedim masraf; ilk toplantıya katılmayan; zorunlu arabuluculuk kaç hafta; arabuluculuk katılmayan taraf; arabulucu çağırdı gitmedim
18/B kira davasında arabulucu; kira uyuşmazlığı arabulucu zorunlu; komşu davası arabulucu; aidat davası arabulucu; kat mülkiyeti arabulucu; tahliye davası arabulucu; kiracı arabulucu; ortaklığın giderilmesinde arabulucu
law 2577
2 idareye karşı hangi dava; devlete dava açmak türleri; belediyeye dava açmak
3,5 idare mahkemesi dilekçesi; idari dava dilekçesi nasıl
7 idare mahkemesinde kaç gün; idareye dava kaç gün; belediyeye dava kaç gün; altmış gün içinde dava idare; devlet kararına dava süresi; vergi mahkemesinde dava kaç gün; vergi cezasına dava otuz gün; idare kararına itiraz süresi
8 idari süre çalışmaya ara verme
9 yanlış yargı yerine dava idari; adli yargı görevsizlik idare
10 belediye cevap vermiyor; belediye dilekçeme cevap vermedi; idare cevap vermezse; dilekçeme otuz gün cevap; devlet dairesi cevap vermedi; idareye başvurdum cevap yok; kurum cevap vermiyor; dilekçeme cevap gelmedi idare; kaymakamlığa yazdım cevap vermiyor
11 üst makama itiraz; kararın geri alınmasını istemek idare; karara itiraz ettim dava süresi durur; idareye itiraz dava süresi
12 iptal davasından sonra tazminat
13 devletin zararından tazminat; belediyenin verdiği zarar; hastanede yanlış tedavi devlet; devlet hastanesi hatası; belediyenin çukuruna düştüm; devletten tazminat istemek; devlet hastanesinde ameliyat hatası; yoldaki çukur arabam; idareye tazminat başvuru; belediye çukur zarar; askerde yaralandım tazminat; okulda çocuğum yaralandı
16 idari davada savunma kaç gün
17 idare mahkemesinde duruşma istemek
20/A sınav iptali ivedi; ivedi yargılama hangi; kamulaştırma ivedi ihale davası
20/B merkezi sınav iptali; ösym davası; sınav sonucuna dava; kpss itiraz dava
27 yıkım kararını durdurmak; idari işlemi durdurmak; kararın uygulanmasını durdurmak; yürütmeyi durdurma istemek; dava açınca karar durur; idari karar durdurma; sınır dışı durdurma; atamayı durdurmak; vergi davası tahsili durdurur; yürütmeyi durdurma itiraz yedi gün
28 mahkeme kararını uygulamayan belediye; kazandım idare uygulamıyor; idare mahkeme kararını uygulamıyor; kararı uygulamayan kurum; otuz gün içinde karar uygulama; göreve iade kararını uygulamıyor
32 idare davası nerede açılır; hangi idare mahkemesi
33 memur davası nerede; atama davası nerede; tayin davası hangi mahkeme
36 tazminat idare nerede
45 idare mahkemesi kararına itiraz; idare mahkemesi kararı istinaf; vergi mahkemesi kararına itiraz; idari istinaf otuz gün; idare mahkemesi kaybettim
46 danıştaya başvuru; danıştaya gitmek; danıştay temyiz süre; hangi kararlar danıştay
48 temyiz dilekçesi idari
53 idari davada yeniden yargılama
law 6216
45,46 anayasa mahkemesine kim başvurur; bireysel başvuru kimler; bireysel başvuru yapabilir
47 anayasa mahkemesine kaç gün; bireysel başvuru otuz gün; anayasa mahkemesine nasıl başvurulur; aymye başvuru süresi; yargıtay kararından sonra anayasa mahkemesi
48 bireysel başvuru reddi; kabul edilemezlik
50 anayasa mahkemesi hak ihlali kararı yeniden yargılama; ihlal kararı tazminat
law 7201
6,7/a e tebligat; elektronik tebligat ne zaman; e tebligatı okumadım; uets beş gün
10 tebligat nereye yapılır; mernis adresine tebligat
11 avukatım varken bana tebligat; tebligat avukata yapılır
13 şirkete tebligat kime; tebligatı sekretere vermişler
16 tebligatı eşime vermişler; tebligatı komşu aldı; evdeki kişiye tebligat; tebligatı çocuğum almış; aynı evde oturana tebligat; ev arkadaşına tebligat
17 işyerine tebligat; işyerimde başkası tebligatı aldı
18 otelde hastanede tebligat
19 cezaevindeki kişiye tebligat
20 evde yoktum tebligat; geçici ayrıldım tebligat
21 tebligat muhtara; tebligatı muhtara bırakmışlar; kapıya kağıt yapıştırma; kapıya yapıştırılan tebligat; evde yokken tebligat; tebligatı almazsam; tebligatı almayı reddetmek; tebligatı kabul etmedim; muhtarda kalan tebligat
22 çocuğa tebligat yaş; on sekiz yaş tebligat
25 yurt dışına tebligat
28,31 ilan yoluyla tebligat; adresi bilinmeyene tebligat; gazete ilanı tebligat
32 tebligat usulsüz; tebligat bana ulaşmadı; haberim olmadan tebligat; yanlış kişiye tebligat; usulsüz tebligat süresi
35 adresimi değiştirdim tebligat eski
39 davalıya tebligat davacı aldı; husumeti olana tebligat
law 1136
35 avukatsız hangi işler; şirket avukat bulundurma; avukat zorunlu anonim şirket; hangi şirketler avukat tutmak zorunda
34,38 avukatım karşı tarafı da savunuyor; avukat iki tarafı; avukat karşı tarafın avukatı oldu
36 avukat sırrımı açıkladı; avukat sır saklar
39 avukat dosyamı vermiyor; avukattan dosya istemek; avukat evrakları kaç yıl; avukat belgeleri geri vermiyor
40 avukata karşı tazminat kaç yıl
41 avukat davayı bıraktı; avukatım işi bıraktı; avukat çekilirse on beş gün
48,55 avukat reklam yapması; avukata komisyonla iş
62,58 avukat görevini kötüye; avukatı şikayet suç
134,135 avukatı baroya şikayet; avukata disiplin; avukatı şikayet etmek; avukatım ilgilenmiyor şikayet; baroya şikayet
159 avukat şikayeti kaç yıl
163 avukatla sözleşme; avukatla sözlü anlaşma; avukatla ücret sözleşmesi
164 avukat parası; avukat ücreti ne kadar; avukat parası yüzde; avukat yüzde kaç alır; avukatla ücret konuşmadık; avukat ücreti en az; karşı taraf vekalet ücreti kimin; avukat ücreti yüzde yirmi beş; avukata ne kadar ödenir; avukat fazla para istiyor; davada kazanılanın yüzdesi avukat
165 anlaşınca avukat parası iki taraf; sulh olunca avukat ücreti; karşı tarafla anlaştım avukat ücreti
166 avukat tahsil ettiği parayı alıkoymak; avukat paramı kesti; avukat paramı vermiyor ücretini alana
168 avukatlık tarifesi; asgari avukat ücreti
171,172 avukat yerine başka avukat gönderdi; avukat başkasını duruşmaya
173 dava masraflarını avukata; avukat masraf istiyor; avukat avans
174 avukatımı azletmek; avukatımı kovmak; avukatımı değiştirmek istiyorum; avukatı azledersem ücret; avukatımı azledersem para; avukat değiştirmek ücret; avukat işi bırakırsa ücret; haklı azil avukat ücret
176,178 baro adli yardım avukat; barodan ücretsiz avukat; baro bedava avukat; adli yardım bürosu
15,16 avukatlık stajı kaç yıl; staj başvurusu avukat
3,5 avukat olmak için şart; kimler avukat olamaz; sabıkalı avukat
11,12 avukatın yapamayacağı işler; memur avukatlık yapabilir
law 492
28 harç ne zaman ödenir; dava harcı ne zaman
13 harçtan muaf; hangi davalarda harç alınmaz
`
