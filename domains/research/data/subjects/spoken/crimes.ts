/** How people speak of crimes, under the articles that govern them. */
export const spokenCrimes = `
law 5237
2 kanunda yazmayan suç; kanunda olmayan suçtan ceza
4 kanunu bilmemek mazeret; bilmiyordum kanun
7 suçtan sonra kanun değişti; lehime olan kanun; yeni kanun lehe
8,11,13 yurt dışında işlenen suç; türkün yabancı ülkede işlediği suç
20 başkasının suçundan ceza; şirkete hapis cezası
21 bilerek isteyerek suç; sonucu göze alarak
22 dikkatsizlik sonucu suç; istemeden birini yaralamak taksir; sonucu öngörmesine rağmen
24 amirin emriyle suç; emir üzerine işlenen suç; kanunsuz emir
25 kendimi savunurken yaraladım; kendimi savunmak; saldırgana karşı kendini korumak; eve giren hırsızı vurmak; hırsızı öldürdüm; saldırıya uğrayınca karşılık; canımı kurtarmak için suç; meşru müdafaa şart; kendini savunma suç; başkasını savunurken
26 rızayla yapılan suç olmaz; rızası varsa suç
27 savunmada aşırıya kaçmak; korkuyla fazla vurmak; meşru savunmayı aşmak
28 zorla suç işletme; tehditle suç işledim; silah zoruyla suç
29 kışkırttı diye vurdum; beni kışkırttı; tahrik indirimi; haksız yere sinirlendirdi; öfkeyle vurdum ceza iner; bana küfretti vurdum; tahrik altında suç; aldatıldığını öğrenip öldürme
30 yanılarak suç; başkası sandı; bilmeden suç işlemek
31 kaç yaşında ceza alınır; çocuğun ceza alması; on iki yaş altı çocuk ceza; on dört yaşındaki çocuk ceza; on beş yaşındaki çocuk suç; on altı yaşındaki suç ceza indirimi; on sekiz yaşından küçük ceza; çocuklara ceza indirimi; küçük çocuk suç işledi
32 akıl hastası suç işledi; akli dengesi bozuk ceza; deli raporu; deliler ceza alır; şizofren suç
33 sağır dilsiz ceza
34 sarhoşken işlenen suç; alkollüyken suç işleme; uyuşturucu etkisinde suç; içkiliydim ceza indirimi
35 suç yarım kaldı; öldürmeye çalıştı ölmedi; hırsızlık yaparken yakalandı yarım; denedi başaramadı suç
36 suçtan vazgeçti; kendi isteğiyle suçtan vazgeçme
37 birlikte suç işlemek; suç ortakları; beraber hırsızlık
38 suç işlemeye teşvik; başkasına suç işletme; birini tutup dövdürme; tetikçi tutan; adam tutup öldürtme
39 suça yardım eden; gözcülük yapan; suçta erketelik; suç aletini veren
43 aynı suçu birden fazla; aynı suçu defalarca; birkaç kişiye birden aynı suç; suçun tekrarlanması zincirleme
44 bir hareketle birkaç suç
47,48 müebbet hapis; ağırlaştırılmış müebbet
49 kısa süreli hapis nedir; hapis en az en çok
50 hapis paraya çevrilir; hapis cezası paraya çevrilme; bir yıl hapis para cezasına; hapis yerine kamuda çalışma
51 cezam ertelenir; iki yıl hapis erteleme; ertelenen ceza; hapis cezası ertelenir
52 adli para cezası nasıl hesaplanır; gün para cezası; para cezası taksit adli; adli para cezası günlüğü
53 hapis cezası alan memur olamaz; hapis alan ehliyet meslek yasağı; cezadan sonra hak kaybı; ceza alan oy kullanamaz; ceza alan velayet
54 suçta kullanılan araba; suçta kullanılan eşyaya el konulması; suç aletinin alınması; suçta kullanılan aracım
55 suçtan kazanılan para; suçtan elde edilen mal
58 tekrar suç işleyen; daha önce sabıkası olan ceza; ikinci kez suç; sabıkalı ceza artar; daha önce ceza aldım yine suç; daha önce hüküm yine suç
59 yabancı suçlu sınır dışı
61 hakim cezayı nasıl belirler; alt sınırdan ceza
62 iyi hal indirimi; pişmanlık ceza indirimi; takım elbise indirimi; altıda bir indirim; duruşmadaki iyi hal
63 gözaltında geçen süre cezadan; tutuklu kaldığım süre cezadan düşer
64 sanık ölürse dava; sanığın ölmesi; hükümlü ölürse ceza
65 genel af; af çıkarsa
66 ceza davası kaç yılda düşer; suç kaç yılda zamanaşımı; kaç yıl sonra dava açılmaz suç; eski suç zamanaşımı; hakaret davası kaç yılda düşer; dava düşme süresi ceza
68 cezanın infazı kaç yılda düşer; kesinleşen ceza zamanaşımı; ceza kesinleşti kaçarsa zamanaşımı
73 şikayet için kaç ay; altı ay içinde şikayet; şikayetten vazgeçersem; şikayetimi geri çekmek; şikayet hakkı süresi; savcılığa şikayet süre; şikayete bağlı suç; şikayetimi çektim dava düşer; kaç ay içinde şikayetçi olmalı
75 ön ödeme suç; parayı ödeyip davadan kurtulma
79 kaçak göçmen taşıma; göçmen kaçakçılığı cezası; kaçak göçmen evinde barındırma
80 insan ticareti cezası; zorla çalıştırmak için kaçırma
81 adam öldürme cezası; cinayet cezası; bilerek öldürme; birini öldüren ceza
82 eşini öldüren; kadın cinayeti cezası; anne babasını öldüren; çocuğunu öldüren; tasarlayarak öldürme; planlayarak öldürmek; kan davası öldürme; töre cinayeti; kardeşini öldüren; hamile kadını öldürme; yakarak öldürme
83 ihmal ederek ölüme
84 intihara yönlendirme; intihara teşvik; intihara sürüklemek
85 trafik kazasında ölüm ceza; dikkatsizlikle ölüm; kazada birini öldürdüm; kazayla öldürme; taksirle ölüme neden olma; yayaya çarpıp öldürme; doktor hatası ölüm ceza; iş kazasında ölüm ceza
86 birini dövmek cezası; eşini dövmek ceza; dövmenin cezası; yumruk atmak; tokat atmak ceza; bıçakla yaralama; kavgada yaraladım; basit yaralama ceza; darp raporu; kardeşini dövmek; doktora saldırı; öğretmene saldırı; sopayla dövmek; silahla yaralama; eşe karşı yaralama; arkadaşımı dövdüm; kavga ettik yaralandı; bıçaklama
87 dövülünce kemik kırılması; kemik kıran; yüzde sabit iz; dişini kırmak; gözünü kör etmek; burnunu kırmak; organını kaybettirmek; yaralama sonucu ölüm; yüzünde iz kaldı; çocuğun düşmesine neden olma; kolunu kırdı kavga
89 trafik kazasında yaralanma ceza; kazayla yaralama; dikkatsizlikle yaralama; kazada yaralanan şikayet; araba çarptı yaralandım şikayet; yayaya çarptım; iş kazasında yaralanma ceza
91 organ satmak; böbreğini satmak; organ kaçakçılığı
94 polis işkence; polis dövdü; karakolda dövülme; karakolda işkence
96 eziyet suçu; sürekli kötü davranma; eşe eziyet; sistematik işkence eş
97 bebeğini terk etmek; yaşlıyı terk; çocuğu sokağa bırakmak; bakıma muhtaç kişiyi terk
98 yaralıya yardım etmemek; yardım etmeden kaçmak; yaralıyı bırakıp gitmek; yardıma muhtaç kişiye yardım etmemek
99,100 kürtaj suç; on haftadan sonra kürtaj; çocuk aldırmak; izinsiz kürtaj; bebeği aldırmak; tecavüzden hamile yirmi hafta
101 kısırlaştırma
102 tecavüz cezası; tecavüz kaç yıl; cinsel saldırı cezası; evlilik içi tecavüz; izinsiz elle dokunma; sarkıntılık; eşin zorla ilişkiye; otobüste elle taciz
103 çocuğa cinsel istismar; çocuğa tecavüz; çocuk istismarı cezası; küçük yaştaki kızla ilişki; çocuğu taciz; on beş yaşından küçükle ilişki
104 on altı yaşındaki kızla ilişki; on yedi yaşındaki sevgili ilişki; reşit olmayan kızla; rızasıyla reşit olmayan
105 laf atmak; sözlü taciz; cinsel içerikli mesaj; internetten taciz; iş yerinde taciz ceza; taciz mesajı atan; çıplak fotoğraf göndermek; sokakta laf atan
106 ölümle tehdit; öldürmekle tehdit; tehdit mesajı; tehdit eden ceza; silahla tehdit; seni öldürürüm demek; tehdit ediyor cezası; tehdit ediliyorum; bıçak çekmek; beni tehdit ediyor; imzasız mektupla tehdit; öldüreceğim diye mesaj; öldürürüm mesajı
107 fotoğraflarımı yaymakla tehdit; görüntülerimi yayınlamakla tehdit; şantaj yapıyor; çıplak görüntülerle para isteme; para vermezsen yayarım; ifşa etmekle tehdit; çıplak resim para isteme
108 zorla bir şey yaptırma cebir
109 birini zorla tutma; eve kilitlemek; odaya kilitledi; kız kaçırma; zorla kaçırma; zorla arabaya bindirme; adam kaçırma; eşini eve kilitlemek; fidye için kaçırma; özgürlüğünden alıkoyma
110 kaçırdığı kişiyi serbest bırakma
112 okula göndermeme engel; okula girmesini engelleme; eğitim engelleme
114 oy kullanmasını engellemek; siyasi hak engelleme; zorla parti üyesi
115 ibadeti engellemek; dini inancını açıklamaya zorlama; namaz kılmasını engelleme
116 evime izinsiz girdi; eve zorla girmek; evime zorla girdiler; bahçeme izinsiz giren; ev sahibi izinsiz eve girdi; eski eşim eve girdi; gece eve girmek; işyerime izinsiz giren; evden çıkmayan misafir; ev sahibi anahtarla girmiş; konuta girme
117 zorla çalıştırmak; işyerimi açtırmıyorlar; dükkan açmasına engel; çalışmasını engelleme; düşük ücretle sömürme
119 kamu görevlisi nüfuzuyla
120 haksız yere üstümü aramak; polis izinsiz aradı üstümü
121 dilekçemi almadılar; dilekçemi kabul etmeyen memur
122 ırkından dolayı hizmet vermeme; engelli diye işe almama; inancından dolayı ev vermemek; ayrımcılık suçu
123 telefonla sürekli rahatsız; gece gürültü yaparak rahatsız; ısrarla telefon eden; sürekli arayıp rahatsız eden; sırf rahatsız etmek
123/A sürekli takip ediyor; eski sevgilim takip; peşimi bırakmıyor; ısrarla takip; kapımda bekliyor; sürekli mesaj atıyor; sosyal medyadan sürekli yazıyor; eski eşim peşimden; takıntılı takip; stalker
124 haberleşmeyi engelleme; mektubumu vermedi; telefon hattımı kesmek
125 küfretmek ceza; bana küfür etti; sosyal medyada hakaret; küfür cezası; hakaret cezası; internette hakaret; şerefsiz demek; whatsapptan küfür; aptal demek; memura hakaret; polise küfür; hakaret davası ceza; kamu görevlisine hakaret; mesajla hakaret; aleni hakaret; beddua etmek hakaret
127 söylediğini ispatlayan hakaret
128 dilekçede hakaret; dava dilekçesinde ağır söz; mahkemede söylenen söz hakaret
129 karşılıklı küfür; o bana küfretti ben de; ikimiz de küfrettik
130 ölüye hakaret; ölen kişiye hakaret; mezar bozma; ölünün hatırası
131 hakaret şikayete bağlı
132 mesajlarımı okumak; telefonumu karıştırmak; eşim mesajlarımı okuyor; yazışmaları ifşa; mesajlarımı başkasına gösterdi; maillerimi okudu; whatsapp yazışmalarını paylaşma; mektubumu açan; haberleşmemi dinleme
133 ses kaydı almak; gizlice ses kaydı; konuşmayı kaydetmek; izinsiz kaydetme; telefon konuşmasını kaydetme; gizli ses kaydı suç; konuşmamı kaydetmiş
134 gizlice fotoğrafımı çekmek; izinsiz fotoğraf çekmek; gizli kamera; çıplak fotoğrafımı yaydı; özel fotoğraflarımı paylaştı; izinsiz video çekme; özel görüntülerimi internette; eski sevgilim fotoğraflarımı paylaştı; gizlice çekip paylaştı; evimi gizlice çeken; odaya kamera koymak; giyinme kabini kamera; özel hayatımı ifşa
135 kimlik bilgilerimi kaydeden; bilgilerimi izinsiz kaydetme; izinsiz kişisel bilgi toplama ceza
136 numaramı başkasına vermek; telefon numaramı yaymak; bilgilerimi paylaşmak suç; adresimi internette paylaşan; fotoğrafımı izinsiz paylaşan; kişisel bilgilerimi ele geçirme; sosyal medyadan fotoğrafımı alıp kullanan; sahte hesap fotoğrafım; adıma sahte hesap açmış; profil fotoğrafımı kullanmış; bilgilerimi satan
138 verileri silmeyen görevli
141 cüzdanımı çaldı; hırsızlık cezası; bisikletimi çaldılar; birinin eşyasını almak; telefonumu çaldı
142 evime hırsız girdi; evden hırsızlık; araba çalmak cezası; yankesicilik; kapkaç; işyerinden hırsızlık; arabadan eşya çalma; marketten hırsızlık; kilit kırarak hırsızlık; camiden ayakkabı; araçtan hırsızlık; okulda hırsızlık; evden eşya çalındı; gece evden çalma; kapıyı kırıp çaldılar; hayvan hırsızlığı; inek çalmak; otelden çalmak; çalıştığı yerden çalan; bankamatikten; anahtar uydurarak; camını kırıp çanta alma; araba camı kırıp çalma; cam kırıp aldılar
143 gece hırsızlık; gece çalma ceza artar
144 ortağının malını çalma; hissedar çaldı; alacağımı almak için eşyasını aldım; alacağına karşılık mal alma
145 az değerli mal çalma; ekmek çalan; değeri az eşya çalmak
146 arabayı izinsiz alıp geri getirme; gezmek için araba alma; kullanıp geri bırakma; aracı gezip geri bırakmak
147 açlıktan çalma; aç kaldım çaldım; çocuğu için ekmek çalan; ilaç çalan
148 zorla parasını almak; tehditle para alma; bıçak zoruyla para; zorla telefonumu aldı; gasp cezası; zorla senet imzalatmak yağma; zorla elinden almak; haraç isteme
149 silahla soygun; gece gasp; birden fazla kişiyle gasp; market soygunu; banka soymak; maskeyle soygun; bıçak gösterip aldılar; bıçakla telefonumu alma
150 alacağını zorla almak; alacağı için tehdit; borcunu almak için zorla
151 arabamı çizdiler; camımı kırmak; kapımı kırdı; eşyamı kırdı; telefonumu kırdı; arabamın lastiğini kesmek; mala zarar cezası; ağacımı kesmek; köpeğimi öldürdü; duvarımı yıktı; malıma zarar veren ceza; lastiklerimi patlattı; evimin camını kıran
152 okula zarar verme; kamu malına zarar; parka zarar; arabamı yaktılar; polis arabasına zarar; otobüs durağı kırmak; yakarak zarar verme; kamu malını kıran
153 camiye zarar; mezara zarar; mezarlığa zarar
154 tarlamı işgal eden ceza; sınırı bozan; tarlama tecavüz eden ceza; köy merasını sürmek; merayı işgal; tarlamı süren
155 emanet verdiğim malı satmış; emanet arabayı satan; kiraladığı aracı geri vermeyen; emaneti geri vermiyor ceza; işyerinin parasını zimmete geçiren çalışan; kasadan para alan çalışan; kiralık araç satan; verdiğim eşyayı inkar; emanet parayı harcamak; muhasebeci para; tahsilat parasını vermeyen çalışan; ödünç verdiğim arabayı satmış; emanet bilezik satma; emanet ettiğim satmış
156 ödediğim senedi tekrar icraya; bedelsiz senet; borcunu ödediğim senedi kullanan; teminat senedini icraya koymak
157 beni dolandırdı; paramı dolandırdı; kandırarak para alma; dolandıranın cezası; sahte altın satma; dolandırıcılık cezası
158 internetten dolandırıldım; telefonla dolandırıldım; kendini polis olarak tanıtan; kendini savcı tanıtan dolandırıcı; sahte ilanla dolandırma; kapora dolandırıcılığı; sahte siteden alışveriş; banka aracılığıyla dolandırma; büyücü dolandırdı; muska parası; memuriyet vaadiyle para; iş bulma vaadiyle dolandırma; sosyal medyadan dolandırıldım; instagramdan dolandırıldım; sahte çekle dolandırma; sigorta dolandırıcılığı; ilanla dolandırıldım; din istismarı dolandırma; sahibinden dolandırıldım; kredi almak için sahte belge; oltalama; yatırım vaadiyle dolandırma
159 alacağını almak için dolandırma
160 bulduğu telefonu vermeyen; bulduğum parayı harcamak; kaybettiğim cüzdanı alan; hesabıma gelen parayı harcadım; yanlış gelen parayı geri vermeyen; bulduğu eşyayı geri vermemek; yerde bulduğum telefon; yanlışlıkla gönderilen parayı vermeyen suç
163 kaçak elektrik kullanmak; kaçak su; kaçak doğalgaz; sayaçla oynamak; saatle oynama elektrik; şifreli yayını kaçak; elektriği kaçak kullanan
165 çalıntı mal satın almak; çalıntı telefon aldım; çalıntı eşya satan; çalıntı olduğunu bilmeden
167 babasının parasını çalan; kardeşinden çalma; anneden altın çalan oğul; eşinin parasını çalmak; akrabadan hırsızlık; eş hırsızlık ceza; aile içinde hırsızlık; kayınbiraderin malını
168 çaldığını geri veren ceza indirimi; zararı ödersem ceza; çaldığım parayı iade ceza; mağdurun zararını karşılamak indirim; parayı geri verdim ceza indirimi; zararı giderdim
170 havaya ateş etmek; düğünde silah sıkmak; maganda kurşunu; evde yangın çıkarma; düğünde havaya ateş; kasten yangın; balkondan ateş eden; torpil patlatma
171 dikkatsizlikle yangın; yanlışlıkla yangın çıkarma
174 evde patlayıcı bulundurma; bomba yapma; molotof bulundurma; izinsiz patlayıcı
176 inşaatta güvenlik önlemi almamak; iskele önlemi inşaat suç
177 köpeğini başıboş bırakma ceza; tehlikeli köpeği serbest bırakan; hayvanı kontrolsüz bırakmak suç
178 çukura işaret koymama; yola engel koyma
179 alkollü araba kullanmak suç; alkollü araç kullanmanın cezası hapis; trafiği tehlikeye atmak; makas atan sürücü suç; bir promil üstü; drift suç; alkollü kaza ceza davası; uyuşturucuyla araç kullanma suç; yarış yapan araba
181,182 çevreyi kasten kirletme; toprağa atık; denize atık dökme suç
183 gürültü yapmak suç; gürültüye neden olma ceza; kulağına zarar gürültü
184 kaçak ev yapmak hapis; kaçak inşaat suç; ruhsatsız bina ceza hapis; kaçak yapıya elektrik su bağlama; imar kirliliği
185,186 bozuk gıda satmak; zehirli gıda; sahte içki; tarihi geçmiş gıda satan; gıdaya zararlı madde; kaçak içkiden ölüm
187 sahte ilaç
188 uyuşturucu satmak; uyuşturucu satan ceza; uyuşturucu satıcılığı; torbacı; kenevir ekmek satmak; esrar satmak; okul önünde uyuşturucu; uyuşturucu ithal; uyuşturucu nakletme; arkadaşına uyuşturucu vermek; arkadaşına esrar veren; uyuşturucu taşıma
190 uyuşturucu için yer sağlama; uyuşturucuya özendirme; uyuşturucu kullanılmasına yer
191 esrar içerken yakalandım; uyuşturucu içmek ceza; uyuşturucu kullanırken yakalanmak; üzerimde esrar çıktı; içici; uyuşturucu kullanmanın cezası; ilk kez uyuşturucu yakalanma; kullanmak için uyuşturucu; evde uyuşturucu kullanan; kişisel kullanım uyuşturucu; oğlum uyuşturucu kullanıyor denetim; denetimli serbestlik uyuşturucu ihlal
192 uyuşturucu satıcısını ihbar indirim; tedavi olmak isteyen uyuşturucu bağımlısı ceza; uyuşturucudan kurtulmak için başvuru; kimden aldığını söyleyen uyuşturucu
194 çocuğa sigara satmak; çocuğa bali; tiner satmak; çocuğa uyuşturucu olmayan zararlı madde
195 karantinaya uymamak; karantina ihlali; bulaşıcı hastalık gizleme
197 sahte para; sahte para basmak; sahte parayla alışveriş; bilmeden sahte para; kalpazanlık
203 mührü sökmek; mühür kırmak; mühürlenen dükkanı açmak; mühürlü inşaata devam; mührü bozan; mühürlü yeri kullanma
204 sahte kimlik; sahte diploma; sahte pasaport; sahte nüfus cüzdanı; resmi evrakta sahtecilik cezası; sahte ehliyet; sahte vekaletname; sahte plaka; sahte çek düzenlemek; sahte senet düzenlemek; sahte tapu; memurun sahte evrak; sahte rapor; noter evrakında sahtecilik
205 resmi evrakı yırtmak; resmi belgeyi yok etme; mahkeme evrakını çalmak
206 memura yalan beyan; noterde yalan beyan; polise yanlış isim; evlenmede yalan beyan; resmi belgede yalan beyan
207 sahte kira sözleşmesi; imzamı taklit; sahte imza atmak; adıma sahte imza; imzamı atmış sözleşme; sahte fatura özel belge; başkasının yerine imza; adıma telefon hattı çıkarmış; adıma hat açmışlar
209 boş kağıda imza; boş senedi doldurmak; boş imzalı kağıdı doldurma; imzalı boş senet
213 halkı korkutmak panik; bomba var demek
214 suça tahrik etme; suç işlemeye çağrı
215 suçu övmek; suçluyu övme
216 halkı kin nefrete; dini değerleri aşağılama; dine hakaret; ırkçı paylaşım; peygambere hakaret
217/A sosyal medyada yalan haber; yalan haber yaymak ceza; asılsız haber paylaşmak; dezenformasyon; yalan bilgi yayma deprem
219 imamın siyasi konuşması; görev sırasında din adamı
220 çete kurmak; çete üyeliği; suç örgütü yöneticisi; suç örgütüne üye; çete cezası; mafya kurmak
221 örgütten ayrılan; örgüt pişmanlık; örgütten teslim olma
223 uçak kaçırma; otobüs kaçırma; yolu kapatıp araç durdurma; trenin önünü kesmek
225 sokakta çıplak; parkta ilişki; teşhircilik; alenen cinsel ilişki
226 porno yaymak; çocuk pornosu; müstehcen görüntü; çocuk pornosu bulundurma; müstehcen yayın; çocuğa porno izletmek
227 fuhuşa zorlama; genelev; kadın satmak; fuhuş yaptırmak; fuhuşa aracılık; evi fuhuş için kullandırma
228 kumar oynatmak; evde kumar oynatma; kumarhane işletme; yasa dışı bahis oynatma; internetten kumar oynatma
229 çocuğu dilendirmek; çocukları dilendirme; engelliyi dilendirme
230 iki kadınla evli; evliyken nikah; çok eşlilik suç; imam nikahı suç; evliyken evlenen ceza; çift evlilik
231 bebekleri karıştırmak; çocuğun soybağını gizleme; başkasının çocuğunu kendi nüfusuna
232 eşe kötü davranma suç; çocuğa kötü muamele; çocuğunu döven anne; terbiye hakkını aşma; öğrenciyi dövmek öğretmen; aile içi kötü muamele
233 ailesine bakmayan; ailesini terk eden baba suç; hamile eşini terk; çocuğuna bakmayan baba; hamile sevgilisini terk eden
234 çocuğu kaçıran anne; çocuğunu kaçıran baba; velayeti olmayan çocuğu kaçırdı; eski eşim çocuğumu kaçırdı; evden kaçan çocuğu barındırma; torununu kaçıran; evden kaçan kızı evinde tutmak
235 ihalede hile; ihaleye fesat cezası; ihalede anlaşma suç
236 eksik mal teslim kamu; bozuk malzeme devlet teslim
237 fiyatları yükseltmek için yalan; fiyat manipülasyonu suç
239 ticari sırrı açıklamak; şirket sırrını satmak; müşteri bilgilerini rakibe; müşteri listesini çalmak
240 mal satmaktan kaçınma suç; stokçuluk
241 faizle para vermek; faizci; tefeci; tefecilik cezası; tefeciden borç; yüksek faizle borç veren; pos tefeciliği
243 hesabıma izinsiz girdi; sosyal medya hesabımı hacklemek; instagram hesabım çalındı; mail hesabıma girdi; şifremi kırdı; bilgisayarıma girmek; eşimin hesabına girmek; hacker cezası; facebook hesabıma girmiş; şifremle hesabıma giren
244 bilgisayardaki verilerimi silen; bilgisayar sistemini çökertme; siteyi çökertmek; virüs göndermek; hesabımın şifresini değiştirmiş; banka hesabımdan internetten para çekilmesi; hesabımdan para çalındı; hesabıma girip para aktarmış; web sitemi bozan
245 kredi kartımı çaldı harcama; kartımı izinsiz kullandı; banka kartıyla para çekme; kart kopyalama; kartımla alışveriş yapmışlar; sahte kredi kartı; başkasının kartını kullanmak; çalıntı kartla alışveriş; bulduğum kartla para; eşimin kartını kullanmak; kartımla para çekmiş
245/A hack programı bulundurma; kart kopyalama cihazı
247 memurun devletin parasını alması; zimmetine para geçiren memur; veznedar para çalması; belediye parasını zimmet; postacı para; devletin malını kendine
249 zimmet değeri az
250 memur zorla para istedi; memur işimi yapmak için para; irtikap cezası; polisin para istemesi; memurun baskıyla menfaat
252 rüşvet vermek; memura rüşvet; rüşvet cezası; rüşvet alan memur; polise para teklif; ihale için rüşvet; trafik polisine para
254 rüşvet pişmanlık; rüşveti ihbar eden; rüşvet verdim ihbar etsem
255 torpil için para; işini hallederim deyip para; nüfuz ticareti; adamım var hallederim para
256 polisin aşırı güç; orantısız güç
257 memur işini yapmıyor; görevini ihmal eden memur; memurun görevini kötüye; memuru şikayet görev; doktor bakmadı görev; görevini yapmayan polis; belediye başkanı görevi kötüye
258 göreve ilişkin sır; memur gizli bilgi sızdırma
260 memurların topluca işi bırakması; kamu görevinin terki
262 sahte doktor; polis kıyafeti giymek; avukat gibi davranan; sahte avukat; kendini memur tanıtma; sahte polis
264 asker üniforması giymek; izinsiz üniforma
265 polise direnmek; polise mukavemet; polise vurmak; doktora direnme görev; zabıtaya direnmek; memura direnme; memura tehdit görev; polis memuruna direnme cezası
267 iftira atan; bana iftira attılar; iftira cezası; yapmadığım suçu üstüme; hakkımda yalan şikayet; iftira atanı dava; suçsuz yere şikayet eden; asılsız suçlama; işlemediğim suçtan şikayet
268 başkasının kimliğini kullanmak; kardeşinin kimliğini kullanan; polise başka isim verme suç işleyince
269 iftiradan dönmek
270 başkasının suçunu üstlenmek; kardeşinin suçunu üstlenme; ben yaptım demek suçu
271 yalandan soyuldum demek; işlenmemiş suçu ihbar; uydurma suç ihbarı; olmayan suçu ihbar
272 yalancı şahitlik; yalan söyleyen tanık; mahkemede yalan tanık; yalan tanıklık cezası; tanık yalan söyledi; yalancı tanık
273 akrabasını korumak için yalan tanıklık
274 yalan tanıklıktan dönmek; tanık doğruyu söylerse
275 yalan yere yemin; yalan yemin cezası
276 bilirkişi yalan rapor; bilirkişi gerçeğe aykırı; tercüman yanlış çeviri
277 hakimi etkilemek; savcıya baskı; tanığı tehdit etmek; bilirkişiyi etkileme; yargıyı etkileme
278 suçu polise bildirmemek; gördüğü suçu ihbar etmeyen; suçu gizlemek komşu
279 memur suçu bildirmezse; öğretmenin istismarı bildirmemesi; kamu görevlisi ihbar etmezse
280 doktorun suçu bildirmesi; sağlık personeli ihbar; hekim yaralıyı bildirmeyen
281 delilleri yok etmek; suç aletini saklamak; delil karartma; cinayet silahını gizleme; kanıtı yok eden
282 kara para; suçtan gelen parayı aklama; suç parasını saklamak; hesabını kullandırmak para; iban kiralama; hesabımı kiraladım; banka hesabını başkasına kullandırma
283 suçluyu saklamak; kaçak suçluyu evinde; aranan kişiyi gizlemek; suçluya kaçmasına yardım; oğlunu saklayan baba
284 tutukluyu hükümlüyü bildirmeme; arananın yerini söylememek
285 soruşturma dosyasını yaymak; gizli soruşturma bilgisini; ifadeyi basına sızdırma
286 duruşmada ses kaydı; mahkemede gizli çekim; duruşmayı kaydetmek
287 izinsiz genital muayene; bekaret kontrolü
288 hakimi etkilemek için açıklama
289 hacizli malı satmak; yediemin malı sattı; bana yediemin bırakılan mal; hacizli aracı kaçırmak; yediemin suçu; hacizli malı teslim etmeyen
290 resmen teslim edilen malı alma; otoparktan bağlanan aracı kaçırma; mührü kırıp aracını alma; trafikten men edilen aracı kaçırmak
291 başkasının yerine cezaevine girme
292 cezaevinden kaçmak; hapisten kaçma; izinden dönmeyen mahkum; firar cezası; tutuklunun kaçması; izinden geç dönen hükümlü
294 mahkumun kaçmasına yardım
295 gardiyan mahkumu kaçırma
296 cezaevinde isyan; mahkum ayaklanması
297 cezaevine telefon sokmak; cezaevine uyuşturucu sokmak; cezaevinde cep telefonu; hapishaneye yasak eşya
298 mahkumun açlık grevine teşvik
299 cumhurbaşkanına hakaret; cumhurbaşkanına küfür; cumhurbaşkanı hakaret paylaşım
300 bayrağa hakaret; bayrak yakmak; istiklal marşına hakaret; bayrağı indirmek
301 türklüğe hakaret; devleti aşağılama; millete hakaret; devlete küfür; polise teşkilata hakaret devleti
302 devleti bölmeye çalışma; ülkeyi bölmek
309 darbe yapmak; darbe girişimi; anayasal düzeni yıkmak
310 cumhurbaşkanına suikast
311,312 meclisi ortadan kaldırma; hükümeti devirmek
314 terör örgütü üyesi; silahlı örgüt kurmak; örgüt üyeliği cezası; terör örgütüne üye olmak; bylock
315 örgüte silah sağlama
318 halkı askerlikten soğutma
328,330 casusluk; devlet sırrını yabancıya; siyasal casusluk
`
