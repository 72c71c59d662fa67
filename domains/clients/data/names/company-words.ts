/** Words of companies and bodies, as they are written and abbreviated; the first word of a line stands for all of it. */

/** Legal forms. They say that a name is a company, and never tell two companies apart. */
export const legalForms = `
anonim aş anonm
şirketi şirket şti şrk sirketler şirketler şt talep eden
limited ltd limitet ltda limted
kollektif koll kolektif kol
komandit kom
holding hold
adi ortaklığı ortaklık ortaklığı ort
iş ortaklığı
şubesi şube merkezi
inc corp corporation llc llp plc kg ooo pty gmbh bv nv srl spa sarl spzoo sl ug kk company co ag oy ab limitée sa mmc uab kft doo aps pte pvt fze fzc fzco zao ae ohg kgaa ltda sro jsc ojsc oao sas wll est establishment epe
tasfiye halinde
grubu grup group topluluğu
iflas müflis konkordato idaresi masası
müessesesi işletmesi firması firma
fabrikası fabrikaları fabrika fab
şahıs
mağazası mağazaları mağaza mağazacılık
atölyesi atölye imalathanesi imalathane
başkanlığı başkanlık başk bşk bşklığı rektörlüğü rektörlük
ltdşti
ortakları ortağı
`

/** Forms that are also words of other names: they count only at the end of a name or beside another form. */
export const formsThatAreWords =
  'adi is merkezi sube subesi co ag ab oy sl ug kk kol kom iflas idaresi masasi muflis grup grubu group ort spa sa ae'

/** What nearly every company does; words without weight. */
export const generalWords = `
sanayi san sanayii snayi endüstri endüstrisi endüstriyel industry industries industrial industrie
ticaret tic ticareti trade trading handel handels commerce commercial torg
ve
ile
pazarlama paz pzr
dağıtım dağ distribution distributors
üretim ürt imalat imal production manufacturing producers
ithalat ith import imports
ihracat ihr export exports
dış
iç
hizmetleri hizmet hizm hizmetler hiz services
kurumları kurumlar
ürünleri ürün ür ürn
mamulleri mamul
sistemleri sistem
yatırım yat yatırımları investment investments invest capital kapital
yönetim yön yönetimi malikleri
işletmeciliği işl işletmecilik işletme işletmeleri enterprise enterprises
kardeşler kard biraderler brd oğulları evlatları brothers bros sons söhne soehne fils figli
toptan perakende
malzemeleri malzeme malz maddeleri gereçleri
elemanları eleman ekipmanları ekipman aksesuarları aksesuar parçaları parça yedek
cihazları cihazlar cihaz aletleri alet
çözümleri çözüm solutions
tesisleri entegre tes
uluslararası international internationale worldwide
türkiye türk turkey tr
araştırma arş
özel
bağımsız
servisi servis
acenteliği acentelik acente
bayii bayisi bayi bayilik
`

/** What a company does. Two companies that share only this are two companies; two that differ in it often are too. */
export const sectorWords = `
inşaat inş insaat ins yapı construction taahhüt taah taahhut müteahhitlik mimarlık mim dekorasyon dekor dek proje prefabrik restorasyon hafriyat development developments developer geliştirme bau building builders stroy costruzioni constructions müteahhit mimari peyzaj zemin çatı izolasyon yalıtım doğrama pvc parke alçı tuğla kiremit dekorasyonu tadilat konstrüksiyon konst contracting contractors
emlak gayrimenkul gyo konut gayrim arsa emlakçılık estate estates realty immobilien immobilier property properties
mühendislik müh mühend engineering ingenieur ingenieurbüro engineers ingenieure
tekstil teks tekst konfeksiyon konf giyim textile iplik kumaş hazırgiyim triko çorap deri ayakkabı kundura moda dokuma textiles garment garments apparel clothing bekleidung fashion örme boyahane gelinlik kürk çanta terlik nevresim düğme
gıda gid food unlu süt et bakkaliye market marketçilik marketler fırın ekmek pastane pasta şekerleme baharat bakliyat un yağ foods lebensmittel alimentari bakery bäckerei şarapçılık şarap winery wines wine weine yem yemcilik mandıra peynir tavuk yumurta balık balıkçılık kuruyemiş kahve kahvecilik şekercilik çikolata bisküvi değirmen
lokanta restoran kafe kafeterya yemek catering restaurant cafe büfe kebap kebapçı pide döner köfte börek çorba kahvaltı
turizm tur turz tourism seyahat acentesi travel acente tours reisen viaggi voyages
otel otelcilik otelleri hotel hotels motel pansiyon konaklama resort casino hospitality
nakliyat nak nakl nakliye taşımacılık taş lojistik logistik loj kargo taşıma logistics ambar ambarı transport transporte transports transportation spedition cargo freight kurye depo depolama antrepo gümrük gümrükleme gümrükçülük taksi minibüs otobüs
otomotiv oto otomobil automotive galeri motorlu araçlar araç lastik servis auto autos automobile motors kaporta egzoz jant
tarım tar ziraat hayvancılık hayv besicilik tavukçuluk seracılık tohum tohumculuk gübre fidancılık zirai agro agri agriculture agricultural farm farms landwirtschaft fide zeytinyağı zeytincilik bağcılık arıcılık
danışmanlık dan danış müşavirlik müş yeminli mali ymm smmm consulting danışma consultancy consultants beratung advisory muhasebe denetim ekspertiz değerleme tercüme çeviri patent istihdam
bilişim bil bilgisayar yazılım bilg software teknoloji tekn tek teknolojileri bilgiişlem internet dijital informatik tech technology technologies technologie systems digital web
elektrik elek elk elektronik elektrik-elektronik aydınlatma electronics electric electrical kablo trafo jeneratör akü
enerji ener energy energie energia solar
makine mak makina machinery maschinen maschinenbau machines machine asansör asansörleri vinç kalıp kalıpçılık torna rulman hidrolik pnömatik otomasyon elevator
ısıtma soğutma klima iklimlendirme havalandırma tesisat sıhhi kombi heating cooling
mobilya mob orman ağaç kereste ahşap furniture möbel moebel marangoz marangozluk döşeme yatak
metal hırdavat döküm çelikhane alüminyum demirçelik boru profil hurda steel stahl aluminium aluminum
plastik plas ambalaj kauçuk ambalajlama plastics kunststoff packaging sünger polyester
kimya kim boya kozmetik kimyevi temizlik temz deterjan chemical chemicals chemie cosmetics cosmetic paint paints parfüm parfümeri kozmetiği yıkama çamaşırhane ilaçlama
sağlık sağ medikal tıbbi hastane hastanesi hastaneleri klinik kliniği tıp poliklinik medical dental diş ecza eczanesi eczane optik ilaç health healthcare hospital clinic pharmacy gözlük lens laboratuvar laboratuvarı tahlil fizyoterapi pharma pharmaceuticals pharmaceutical
eğitim eğt öğretim kolej koleji okulları kurs kursu dershane dershanesi yayıncılık yay yayınevi yayın yayınları education school schools college okul eğitimi
matbaa matbaacılık matb basım kağıt kırtasiye basın gazetecilik print printing press publishing etiket karton kutu kitap kitabevi kitapçılık dergi gazete publications
reklam rek reklamcılık organizasyon org ajans medya prodüksiyon film filmcilik advertising werbung media tasarım grafik fuar etkinlik tanıtım promosyon tabela fotoğraf fotoğrafçılık prodüksiyonu
sigorta sig sigortacılık insurance aracılık versicherung versicherungen assurance assurances brokerlik broker
güvenlik güv koruma security alarm kamera
maden mad madencilik mermer granit taşocağı taşocakları ocağı ocakları mining minerals arama sondaj sondajcılık
petrol pet akaryakıt petr lpg gaz doğalgaz oil petroleum gas
denizcilik den gemi gemicilik liman marina tersane tersanecilik yatçılık shipping maritime marine yachting yacht yachts tekne yat boat boats
havacılık hav havayolları havayolu hava yolları
finans faktoring leasing menkul değerler varlık kiralama finansal portföy finance financial
bankası bank banka bankacılık
kuyumculuk kuy mücevherat altıncılık jewellery jewelry jewellers döviz
spor sportif fitness gym
cam ayna glass
seramik porselen ceramics ceramic keramik ceramiche çini
madeni
su suları meşrubat içecek
iletişim ilet telekom telekomünikasyon haberleşme
hukuk avukatlık bürosu büro ofisi law legal lawyers attorneys solicitors
iletim
kilit
savunma
kuaför kuaförü güzellik salonu
beton çimento hazırbeton kum çakıl
çevre arıtma atık dönüşüm environment environmental recycling
çiçekçilik çiçekçi
berber kasap manav nalbur nalburiye terzi terzilik zücaciye tuhafiye züccaciye
halı perde mefruşat
rentals rental rent car cars
beyazeşya
anaokulu kreş bakımevi kindergarten
veteriner veterinerlik
`

/** Bodies that are no companies. Bodies of two kinds are two bodies, even in one town. */
export const bodyWords = `
belediyesi belediye bel bld
vakfı vakıf vakfi vkf
derneği dernek der dern dernekleri dernekler
kooperatifi koop kooperatif yapıkoop
bakanlığı bakanlık bak
müdürlüğü müdürlük müd md mdl mdr mdrlüğü genelmüdürlüğü
üniversitesi üniversite üniv ünv üni
valiliği valilik
kaymakamlığı kaymakamlık
barosu baro
odası oda
sendikası sendika send
federasyonu federasyon fed
birliği birlik
apartmanı apartman apt
sitesi site sit siteler siteleri
kurumu kurum kur krm
kurulu
hazinesi hazine
kulübü kulüp
lisesi ilkokulu ortaokulu
muhtarlığı muhtarlık kişiliği heyeti
dairesi
partisi parti
defterdarlığı
noterliği noterlik noteri
emniyeti jandarma komutanlığı
meclisi
cemiyeti
elçiliği büyükelçiliği konsolosluğu başkonsolosluğu
`

/** Words of bodies that say nothing when the body is named: the presidency of a municipality is the municipality. */
export const bodyFillers =
  'toplu buyuksehir b bsehir sehir bsb genel il ilce merkez tc turkiye cumhuriyeti tuzel kisiligi rektorlugu yonetimi yon kat malikleri yoneticiligi genelmudurlugu k konut yapi sinirli sorumlu ss ve egitim kultur yardimlasma dayanisma guzellestirme yasatma sosyal hayir arastirma saglik koyu koy mahallesi mahalle mah ihtiyar'

/** Sector words that are also surnames or given names, so that they do not make a company of a person. */
export const wordsThatAreNames =
  'tur san dan kim su cam bak der kur fed bel sit tek den tar bil mad pet rek sig hav oto mak ozel turk dag tas yag et un orman saglik maden spor hava ic yat kol petrol metal birlik yazi altin yolu bank koruma guzellik sag deri yay pasta gaz ekmek oda mim altinci danis unlu ener berber kasap manav terzi liman varlik bau law gas oil print press boat farm sons tech auto kutu depo cati kum okul talep eden est estate web fide'

/** Words that so many companies bear that sharing one of them alone says little. */
export const commonCompanyWords = `
mavi güneş yıldız anadolu akdeniz ege karadeniz marmara öz yeni star global grand royal elit modern dünya deniz doğu batı kuzey güney
vatan northern southern eastern western
altın gold merkez ankara istanbul izmir bursa adana antalya konya mersin antep kayseri trabzon samsun eskişehir kıbrıs lefkoşa
girne mağusa güzelyurt iskele avrupa asya avrasya city plus pro max mega net tek as ay gün gül yeşil beyaz kırmızı kara büyük küçük güven
palmiye kiraz elma armut nar incir üzüm asma ceviz fındık badem çilek karpuz portakal limon turunç narenciye bal kovan çiftlik köy çarşı
pazar meydan köprü cadde yol geçit liman sahil kıyı kumsal plaj ada yarımada burun körfez dalga yelken çapa pusula fener sabah akşam gece
şafak seher bahar yaz kış güz mevsim mutlu neşe sevinç gülen şen keyif konfor rahat usta ustalar emek emin doğru dürüst hak adil vefa sadık
kalite garanti marka klas klasik stil tarz misyon ortak ilke adım atılım hamle çağ asır yüzyıl devir dönem gelecek yarın bugün umutlu mucize
bizim doğuş yükseliş gelişim birleşim hedef başarı başak bereket hayat sağduyu özgür özlem nur ışık sevgi barış huzur saadet uğur
dost dostlar kardeş aile evim yuva konak saray köşk han hanedan sultan padişah osmanlı selçuklu hitit truva efes lidya likya frigya mezopotamya
toros uludağ erciyes ağrı süphan nemrut kaçkar ida kazdağı ılgaz palandöken beşparmak troodos mesarya karpaz fırat dicle kızılırmak sakarya
meriç gediz menderes seyhan ceyhan çoruh van tuz göl nehir ırmak pınar kaynak orman çam çınar ardıç meşe defne zeytin lale gül papatya
yasemin kardelen nilüfer menekşe zambak karanfil manolya begonya orkide kartal şahin atmaca doğan aslan kaplan kurt ceylan turna güvercin
kelebek arı yunus martı fil deve safir yakut zümrüt opal mercan pırlanta gümüş bakır demir çelik kaya taş toprak su hava ateş rüzgar bulut
güneydoğu ortadoğu balkan kafkas rumeli trakya kapadokya pamukkale anka zümrüdüanka simurg pegasus olimpos zeus apollo hera atlantis marina
titan titanik alaska kanada amerika alman italyan fransız ingiliz londra paris berlin milano roma viyana
adıyaman afyon aksaray amasya ardahan artvin balıkesir bartın batman bayburt bilecik bingöl bitlis bolu burdur çanakkale çankırı çorum
denizli diyarbakır düzce edirne elazığ erzincan erzurum giresun gümüşhane hakkari hatay iğdır ısparta maraş karabük karaman kars
kastamonu kırıkkale kırklareli kırşehir kilis kocaeli izmit kütahya malatya manisa mardin muğla muş nevşehir niğde ordu osmaniye rize
adapazarı siirt sinop sivas urfa şırnak tekirdağ tokat tunceli uşak yalova yozgat zonguldak bodrum alanya fethiye marmaris kuşadası
kadıköy beşiktaş üsküdar bakırköy şişli beyoğlu pendik kartal maltepe ümraniye çankaya keçiören karşıyaka bornova lapta gönyeli lefke magosa
omorfo dikmen alsancak çatalköy esentepe famagusta kyrenia nicosia cyprus limasol larnaka baf
ideal optimum maksimum süper turbo mini maxi plaza center merkezi yıldızlar altınay altınyıldız günışığı gökkuşağı gökyüzü ufuk zafer fatih
ekol akademi bilge bilgi doğa doğal yaşam sağlam sağlık temel ana ilk son tek çift ikiz üçler beşler yediler kırklar
sistem standart teknik teknoloji mekanik hidro termo eko ekonomik uygun hızlı ekspres express jet roket
umut dost kent park life best prestij birlik ufuk zirve doruk kale burç hilal inci elmas kristal
delta alfa beta gama omega sigma nova vizyon lider form atlas sefa emir royal vadi pınar kartal şehir çağdaş yurt berk
`

/** Well-known names that are written as an acronym or in full. */
export const acronyms = `
TEİAŞ Türkiye Elektrik İletim
TEDAŞ Türkiye Elektrik Dağıtım
EÜAŞ Elektrik Üretim
BOTAŞ Boru Hatları ile Petrol Taşıma
TÜPRAŞ Türkiye Petrol Rafinerileri
TPAO Türkiye Petrolleri Anonim Ortaklığı
THY Türk Hava Yolları
TCDD Türkiye Cumhuriyeti Devlet Demiryolları
TCDD Devlet Demiryolları
PTT Posta ve Telgraf Teşkilatı
SGK Sosyal Güvenlik Kurumu
SSK Sosyal Sigortalar Kurumu
TOKİ Toplu Konut İdaresi
TOKİ Toplu Konut İdaresi Başkanlığı
TMSF Tasarruf Mevduatı Sigorta Fonu
BDDK Bankacılık Düzenleme ve Denetleme Kurumu
SPK Sermaye Piyasası Kurulu
EPDK Enerji Piyasası Düzenleme Kurumu
KGM Karayolları Genel Müdürlüğü
DSİ Devlet Su İşleri
DSİ Devlet Su İşleri Genel Müdürlüğü
TRT Türkiye Radyo Televizyon Kurumu
TBB Türkiye Barolar Birliği
TBMM Türkiye Büyük Millet Meclisi
MEB Milli Eğitim Bakanlığı
İSKİ İstanbul Su ve Kanalizasyon İdaresi
ASKİ Ankara Su ve Kanalizasyon İdaresi
İBB İstanbul Büyükşehir Belediyesi
ABB Ankara Büyükşehir Belediyesi
İETT İstanbul Elektrik Tramvay ve Tünel İşletmeleri
ASELSAN Askeri Elektronik Sanayii
TAİ Türk Havacılık ve Uzay Sanayii
TUSAŞ Türk Havacılık ve Uzay Sanayii
MKE Makine ve Kimya Endüstrisi
ERDEMİR Ereğli Demir ve Çelik Fabrikaları
İSDEMİR İskenderun Demir ve Çelik
KARDEMİR Karabük Demir Çelik
ÇAYKUR Çay İşletmeleri Genel Müdürlüğü
GİB Gelir İdaresi Başkanlığı
HAZİNE Maliye Hazinesi
HAZİNE Hazine ve Maliye Bakanlığı
YÖK Yükseköğretim Kurulu
ÖSYM Ölçme Seçme ve Yerleştirme Merkezi
YSK Yüksek Seçim Kurulu
RTÜK Radyo ve Televizyon Üst Kurulu
KVKK Kişisel Verileri Koruma Kurumu
KİK Kamu İhale Kurumu
BTK Bilgi Teknolojileri ve İletişim Kurumu
AFAD Afet ve Acil Durum Yönetimi
DİB Diyanet İşleri Başkanlığı
TKGM Tapu ve Kadastro Genel Müdürlüğü
OGM Orman Genel Müdürlüğü
EGM Emniyet Genel Müdürlüğü
VGM Vakıflar Genel Müdürlüğü
MTA Maden Tetkik ve Arama
TKİ Türkiye Kömür İşletmeleri
TTK Türkiye Taşkömürü Kurumu
HSK Hakimler ve Savcılar Kurulu
AYM Anayasa Mahkemesi
TÜRKPATENT Türk Patent ve Marka Kurumu
TÜBİTAK Türkiye Bilimsel ve Teknolojik Araştırma Kurumu
TMMOB Türk Mühendis ve Mimar Odaları Birliği
TESK Türkiye Esnaf ve Sanatkarları Konfederasyonu
İZSU İzmir Su ve Kanalizasyon İdaresi
EGO Elektrik Gaz Otobüs
LTB Lefkoşa Türk Belediyesi
TMO Toprak Mahsulleri Ofisi
TİGEM Tarım İşletmeleri Genel Müdürlüğü
DHMİ Devlet Hava Meydanları İşletmesi
TCMB Türkiye Cumhuriyet Merkez Bankası
İŞKUR Türkiye İş Kurumu
TÜRK-İŞ Türkiye İşçi Sendikaları Konfederasyonu
TOBB Türkiye Odalar ve Borsalar Birliği
İTO İstanbul Ticaret Odası
ATO Ankara Ticaret Odası
KIB-TEK Kıbrıs Türk Elektrik Kurumu
KTHY Kıbrıs Türk Hava Yolları
BRT Bayrak Radyo Televizyon Kurumu
DAÜ Doğu Akdeniz Üniversitesi
YDÜ Yakın Doğu Üniversitesi
ODTÜ Orta Doğu Teknik Üniversitesi
İTÜ İstanbul Teknik Üniversitesi
TÜİK Türkiye İstatistik Kurumu
KOSGEB Küçük ve Orta Ölçekli İşletmeleri Geliştirme
İGDAŞ İstanbul Gaz Dağıtım
BEDAŞ Boğaziçi Elektrik Dağıtım
AYEDAŞ Anadolu Yakası Elektrik Dağıtım
`
