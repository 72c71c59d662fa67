/** Words of companies and bodies, as they are written and abbreviated; the first word of a line stands for all of it. */

/** Legal forms. They say that a name is a company, and never tell two companies apart. */
export const legalForms = `
anonim aş anonm
şirketi şirket şti şrk sirketler şirketler şt
limited ltd limitet ltda limted
kollektif koll kolektif kol
komandit kom
holding hold
adi ortaklığı ortaklık ortaklığı ort
iş ortaklığı
şubesi şube merkezi
inc corp corporation llc llp plc kg ooo pty gmbh bv nv srl spa sarl company co ag oy ab limitée
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
  'adi is merkezi sube subesi co ag ab oy kol kom iflas idaresi masasi muflis grup grubu group ort spa'

/** What nearly every company does; words without weight. */
export const generalWords = `
sanayi san sanayii snayi
ticaret tic ticareti trade trading
ve
ile
pazarlama paz pzr
dağıtım dağ
üretim ürt imalat imal
ithalat ith
ihracat ihr
dış
iç
hizmetleri hizmet hizm hizmetler hiz services
ürünleri ürün ür
mamulleri mamul
sistemleri sistem
yatırım yat yatırımları
yönetim yön yönetimi
işletmeciliği işl işletmecilik işletme işletmeleri
kardeşler kard biraderler brd oğulları evlatları
toptan perakende
malzemeleri malzeme malz maddeleri gereçleri
elemanları eleman ekipmanları ekipman aksesuarları aksesuar parçaları parça yedek
cihazları cihazlar cihaz aletleri alet
çözümleri çözüm solutions
tesisleri entegre
uluslararası international
türkiye türk turkey tr
araştırma arş
özel
servisi servis
acenteliği acentelik acente
bayii bayisi bayi bayilik
`

/** What a company does. Two companies that share only this are two companies; two that differ in it often are too. */
export const sectorWords = `
inşaat inş insaat ins yapı construction taahhüt taah taahhut müteahhitlik mimarlık mim dekorasyon dekor dek proje prefabrik restorasyon hafriyat
emlak gayrimenkul gyo konut gayrim arsa emlakçılık
mühendislik müh mühend engineering
tekstil teks tekst konfeksiyon konf giyim textile iplik kumaş hazırgiyim triko çorap deri ayakkabı kundura moda dokuma
gıda gid food unlu süt et bakkaliye market marketçilik marketler fırın ekmek pastane pasta şekerleme baharat bakliyat un yağ
lokanta restoran kafe kafeterya yemek catering restaurant cafe büfe
turizm tur turz tourism seyahat acentesi travel acente
otel otelcilik otelleri hotel hotels motel pansiyon konaklama resort
nakliyat nak nakl nakliye taşımacılık taş lojistik loj kargo taşıma logistics ambar ambarı
otomotiv oto otomobil automotive galeri motorlu araçlar araç lastik servis
tarım tar ziraat hayvancılık hayv besicilik tavukçuluk seracılık tohum tohumculuk gübre fidancılık zirai
danışmanlık dan danış müşavirlik müş consulting danışma
bilişim bil bilgisayar yazılım bilg software teknoloji tekn tek teknolojileri bilgiişlem internet dijital
elektrik elek elk elektronik elektrik-elektronik aydınlatma electronics
enerji ener energy
makine mak makina machinery
mobilya mob orman ağaç kereste ahşap furniture
metal hırdavat döküm çelikhane alüminyum demirçelik boru profil hurda
plastik plas ambalaj kauçuk ambalajlama
kimya kim boya kozmetik kimyevi temizlik temz deterjan chemical
sağlık sağ medikal tıbbi hastane hastanesi hastaneleri klinik kliniği tıp poliklinik medical dental diş ecza eczanesi eczane optik ilaç
eğitim eğt öğretim kolej koleji okulları kurs kursu dershane dershanesi yayıncılık yay yayınevi yayın yayınları
matbaa matbaacılık matb basım kağıt kırtasiye basın gazetecilik
reklam rek reklamcılık organizasyon org ajans medya prodüksiyon film filmcilik
sigorta sig sigortacılık insurance aracılık
güvenlik güv koruma security
maden mad madencilik mermer granit taşocağı taşocakları ocağı ocakları
petrol pet akaryakıt petr lpg gaz doğalgaz
denizcilik den gemi gemicilik liman marina tersane tersanecilik yatçılık
havacılık hav havayolları havayolu hava yolları
finans faktoring leasing menkul değerler varlık kiralama finansal portföy
bankası bank banka bankacılık
kuyumculuk kuy mücevherat altıncılık
spor sportif
cam ayna
seramik porselen
madeni
su suları meşrubat içecek
iletişim ilet telekom telekomünikasyon haberleşme
hukuk avukatlık bürosu büro ofisi
iletim
kilit
savunma
kuaför kuaförü güzellik salonu
beton çimento hazırbeton
çiçekçilik çiçekçi
berber kasap manav nalbur nalburiye terzi terzilik zücaciye tuhafiye züccaciye
halı perde mefruşat
rentals rental rent car cars
property properties
beyazeşya
anaokulu kreş
veteriner veterinerlik
`

/** Bodies that are no companies. Bodies of two kinds are two bodies, even in one town. */
export const bodyWords = `
belediyesi belediye bel bld
vakfı vakıf vakfi vkf
derneği dernek der dern
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
sitesi site sit
kurumu kurum kur krm
kurulu
hazinesi hazine
kulübü kulüp
lisesi ilkokulu ortaokulu
muhtarlığı
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
  'buyuksehir b bsehir sehir bsb genel il ilce merkez tc turkiye cumhuriyeti tuzel kisiligi rektorlugu yonetimi yon kat malikleri yoneticiligi genelmudurlugu k konut yapi sinirli sorumlu ss ve'

/** Sector words that are also surnames or given names, so that they do not make a company of a person. */
export const wordsThatAreNames =
  'tur san dan kim su cam bak der kur fed bel sit tek den tar bil mad pet rek sig hav oto mak ozel turk dag tas yag et un orman saglik maden spor hava ic yat kol petrol metal birlik yazi altin yolu bank koruma guzellik sag deri yay pasta gaz ekmek oda mim altinci danis unlu ener berber kasap manav terzi liman varlik'

/** Words that so many companies bear that sharing one of them alone says little. */
export const commonCompanyWords = `
mavi güneş yıldız anadolu akdeniz ege karadeniz marmara öz yeni star global grand royal elit modern dünya deniz doğu batı kuzey güney
altın gold merkez ankara istanbul izmir bursa adana antalya konya mersin gaziantep kayseri trabzon samsun eskişehir kıbrıs lefkoşa
girne gazimağusa mağusa güzelyurt iskele avrupa asya avrasya city plus pro max mega net tek as ay gün gül yeşil beyaz kırmızı kara büyük küçük güven
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
denizli diyarbakır düzce edirne elazığ erzincan erzurum giresun gümüşhane hakkari hatay iğdır ısparta kahramanmaraş karabük karaman kars
kastamonu kırıkkale kırklareli kırşehir kilis kocaeli izmit kütahya malatya manisa mardin muğla muş nevşehir niğde ordu osmaniye rize
adapazarı siirt sinop sivas şanlıurfa şırnak tekirdağ tokat tunceli uşak yalova yozgat zonguldak bodrum alanya fethiye marmaris kuşadası
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
