/**
 * Word stems of Turkish legal language, folded to a-z. Drawn from the words that take a plural (nouns) or an
 * infinitive (verbs) in statutes and judgments, then corrected by hand.
 */

/** Nouns and adjectives, each in its dictionary form. */
export const nouns = `
abi abla abone abonelik acar acenta acente aci acik aciklik acilim aciz ad ada adam aday adaylik adet adim
adli adliye adres af afet afetzede afis ag agabey agac agaccik agaclandirma agaclik agil agirlik agiz agri
ahir ahit ahmet aidat aidiyet aile ajan ajanlik ajans akademi akarsu akaryakit akce akil akim akinci akis
akiskan akit akraba akreditif aksaklik aksam aksesuar aktarim aktif aktuer alacak alacakli alaka alakadar
alakali alamet alan alay albay alet alici alim alin alis aliskanlik alisveris alt alternatif altin altindaki
altsoy altyapi amac ambalaj ambar amblem ambulans ameliyat ameliye amil amir amiral amirlik amortisman an ana
anahtar analiz anasozlesme anayasa andicer ani anit anlam anlasmazlik anlatim anlayis anne anonim anons anten
antlasma antrenor antrepo aparat apartman ara araba arabulucu arac araci aralik arastirmaci arazi ari ariza
ark arka arkadas arma armagan arsa arsiv artik artirim artis arz arzu asagidaki asansor asi asil asim asistan
asker askerlik ast astegmen astsubay at ataselik atelye atif atik atiksu atlayis atolye aval avans avantaj
avci avlak avlanan avlanma avukat ay ayak ayakkabi ayar aydin ayin ayip aykirilik aylik ayricalik ayrilik
ayrilis aza azalik azil azinlik baba bacak bag bagaj bagci bagimli bagimsiz bagimsizlik bagis bagisiklik
bagislama bagislayan baglanti bagli baglilik baha bahane bahce bahis bakan bakanlik bakaya bakici bakim bakiye
baklagil balik balikhane bando bandrol banka banker banket banknot bant bar baraj baraka barinak baro bas
basamak basari basbakan bascavus basdenetci bashekim bashemsire basim baska baskan baskanlik baski baskin
baskomiser baskonsolos baskonsolosluk baslangic baslica baslik basmufettis basmusavir basogretmen bassavci
bassavcilik basvuru basvurucu bataklik batarya batik bayan bayi bayilik bayrak bayram baytar bazi beceri bedel
bekci beklenti belde belediye belge belirsizlik belirti bent benzer benzerlik beraat beraber beraberindeki
berat besin beste beton beyan beyanname beyiye bicak bicim bilanco bildirge bildiri bildirim bilesen bilesik
bilesim bilet bilezik bilgi bilgisayar bilim bilirkisi bilisim bin bina binbasi bira birey birikim birim
birlik birliktelik birsey bisiklet biskuvi bitki biz blok bogaz bolge bolgelerdeki bolum bomba bono borc
borclandirma borclu bordro borsa boru bosluk bot boy boya boylu boyun boyut bozukluk brans broker brosur bucak
bufe bugday bulgu bulten bulunmiyan bulunsa bulus bunye buro burs burun butce butunluk buyuk buyukelci
buyukelcilik buyukluk buyuksehir buz ca caba cadde cag cagri calgi calilik cam camasir cami camlik canli canta
care carsi catisma cavus cay cebir cehil cehir cek cekici cekilis cekim cekirdek celiski celp celse celtikci
celtiklik cemaat cemiyet cenaze cep cephane cephe cerceve cerh ceset cesit cesme cetvel cevap cevher cevre
cevredeki ceza cicek cift ciftci ciftlik cihaz cihet cikar cikinti cikis cikolata cilt cins cirak ciranta ciro
cisim civar cizelge cizgi cizim coban cocuk cozum cubuk cukur cumhurbaskan cumhuriyet cumle curuf curum cuval
cuz cuzdan cuzu dag dagitici dagitim dahil daire dakika dal dalga dalgic damga danisman danismanlik danistay
darbe dava davaci davali davet davetiye davranis dayanak dede dedikodu defa defter defterdarlik deger degil
degirmen degisik degisiklik degisim dekan dekanlik dekont delege deli delik delil demec demir demirbas demirci
denetci denetcilik denetim denetmen deney deneyim denge deniz denizaltici denizci departman depo deprem
derdestlik dere derece derecelendirme dergi deri derinlik dernek ders dersane dershane destek detay devam deve
devir devlet devre devredebilir devredemez devreden devreder devriye diger dikkat dil dilek dilekce dilim
dilsiz din dinleyici diploma direk direktif direktor dis disci disindaki disiplin disiplinsizlik disk
dispanser distributor divan dizi docent dogru dogum dogumlu doktor doku dokum dokuman dokunulmazlik
dolandiricilik dolap donanim donatan donati dondurma donem donme donus dort doseme dost dosya doviz dugme
dukkan dul dunya durak duraksama durum durumdaki duskun dusman dusunce dusus duvar duygu duyu duyuru duzen
duzenleyici duzenliyen duzey ebe ebeveyn ecnebi ecrimisil ecza eczaci eczane edebilir edebilme edememe
edemeyen edemez edemiyen eder edilse edim edinim edis efe efektif egilim egitici egitim egitimci egitmen
eglence ehliyet ehliyetname ek ekip ekipman eklenti ekosistem eksik eksiklik eksilis eksilme eksiltme eksper
el elbise elci elcilik eleman elestiri elevator ellecleme emanet emare emek emekci emekli emeklilik emir
emisyon emsal emtia emval emzirme encumen endeks endustri engel engelli engellilik enstitu envanter er erbas
ergin erisim erkek erme es esas esen eser esik esir eskal eski esnaf esya et etap etiket etken etki etkinlik
etmen etmiyen etut ev evci evlat evlatlik evlilik evrak eylem faaliyet fabrika fail faiz fakir fakulte far
fark farklilik fasil fasila fatura fayda fazla fazlalik federasyon feragat feri fert feshedebilir fesheden
fesih festival fidan fidanlik fide fiil fikir fikra filim film finansman fire firin firsat fis fisek fiyat fon
fonksiyon fonogram form formasyon formul fotograf fotokopi frekans fuar futbolcu gabin gaip gaiplik galeri
garaj garanti garnizon gasp gaye gayret gayrimenkul gaz gazete gazeteci gazi gazino gebelik gece gecekondu
gecerlilik gecim gecis gecit gelecek gelenek gelir gelirli gelis gelisim gelmedi gelmese gemi gen genc genel
genelev genelge general genislik genotip gercek gerec gerek gerekce gereklilik gereksinim gerilim getiri
getirmiyen gezi gibi gida gidemez giden gider gidis giris girisim girisimci giysi gocebe gocmen gofret gogus
gol golet gonderi gonul gonullu gorev gorevli gorgu gorse gorsel goruntu gorunum gorur gorus gosteremiyen
gosterge gosteri gosterici gosterim goz gozlem gozlemci gozluk grafi grev grup gubre guc gucluk gudemez gul
gumruk gun gundelik gunduz guvence guvenilirlik guvenlik guvercin guvernor guzellik guzergah haber hac haci
hacim haciz had hadis hadise hafta hain hak hakaret hakedis hakem hakim hakimiyet hakimlik hal halef halk
hamam hamil hammadde han hane hangi hanim hapis hapsolunur harc harcirah harclik harekat hareket harf harita
harman harnupluk harp hasan hasar hasilat hasim hasir hassa hasta hastabakici hastahane hastalanan hastalik
hastane hat hata hatip hava havale havuz havza hayat hayir haysiyet hayvan hazim hazine hazir hazirlik hedef
hediye hekim helikopter hemsire hendek hesap heyet heykel hibe hidrokarbon hile himaye hirsiz hirsizlik his
hisse hissedar hitap hiz hiza hizmet hizmetci hizmetli hoca holding hucre hudut hukuk hukukcu hukum hukumet
hukumlu hukumluluk hulasa hurda hurriyet husus hususiye hususiyet huviyet huzur iade iase ibadet ibadethane
ibare ibate ibra ibrahim ibraname ic icap icecek icerik icindeki icki icra ictihat ictima idare idareci iddia
iddianame ifa ifade iflas ifraz iftira ihale ihbar ihbarname ihdas ihlal ihmal ihrac ihracat ihracatci ihracci
ihtar ihtarat ihtarname ihtilaf ihtimal ihtisas ihtiyac ihtiyat ikamet ikametgah ikaz ikrah ikramiye ikrar
ikraz iktidar iktisabeden iktisap il ilac ilam ilan ilave ilce ileti iletisim ilgi ilgili ilim ilisik iliski
ilke ilkokul illiyet ilmuhaber imalat imalatci imalathane imam imar imkan imkansizlik imtihan imtiyaz imza in
inanc ince indirim infaz inha inhisar inkilap insa insaat insan intibak intifa intikal inzibat ip ipotek iptal
irade irat irk irsaliye irtibat irtifak irtikap is isabetsizlik isaret isci iscilik isgal isgoren isik isil
isim isin iskan iskele iskence iskonto islah islahci islem isletici isletmeci islev isleyis isliyen isnat
ispat issiz istasyon istatistik istek istekli istem istemiyen istifa istifade istihdam istihkak istihsal
istimal istimlak istinaf istirahat istirak istirakci istisare istisna istiyebilir istiyen isveren isyan isyer
ithal ithalat ithalatci itham itibar itiraz ittifak ivaz iye iz izin izleyici jandarma juri kab kabahat
kabiliyet kabin kabir kablo kabul kacak kacakci kacakcilik kadastro kademe kadi kadin kadir kadro kafe kafes
kagit kahraman kahve kaide kaldirim kalem kalfa kalinti kalip kalis kalite kalkinma kalkis kalmiyan kamera
kamp kampanya kampus kan kanaat kanal kanit kantin kanun kap kapak kapasite kapi kapici kaplica kapsam
kapsamdaki kapsamindaki kaptan kar kara karakol karakter karar karargah kararname karasu karavan kardes kargo
kari karin karine karisiklik karisim kariyer karne karsi karsilik karsioy kart kartel kartli kartpostal kasa
kasaba kaset kasim kast kasten kat kategori katilim katilimci katilis katip katki katsayi kavram kavsak kavuk
kaya kayalik kaybeden kaybeder kaydeden kaydeder kaydiye kaygi kayik kayip kayit kaymakam kaymakamlik kaynak
kayyim kaza kazanc kazanim kazi kazik kefalet kefil kelime kemer kemik kenar kendi kenevir kent kepenk kere
kesenek keside kesideci kesif kesim kesinhesap kesinti kesit keyif kibir kidem kidemlilik kil kilavuz kilic
kim kimlik kimse kimsesiz kimyager kimyasal kira kiraci kirik kirk kirleten kisi kisilik kisim kisitli kisla
kislak kisrak kistas kisve kit kita kitap kitapcik kitaplik kitle kiyafet kiyi kiymet kiz kizariklik klinik
koca kocan kod kofte kogus kok koku kol kolaylik koleksiyon kolektif koli kollektif kolon koltuk komandit
komandite komanditer komiser komisyon komisyoncu komite komsu komur komusyon komutan komutanlik konak konduvit
konfederasyon konferans kongre konkordato konser konservatuvar konsey konsolos konsoloshane konsolosluk
konsorsiyum kontenjan konteyner kontrol kontrolor konu konum konut kooperatif koordinat koordinator
koordinatorluk kopek kopru kopya koramiral korfez koridor korku korkuluk korucu koruyucu kose kosk kosu kosul
kota kovan kovanci koy koylu kozmetik kredi krem kres kriter kroki kucuk kudret kufur kul kulak kule kulfet
kullanici kullanim kullanis kultur kulup kumandan kumandanlik kumanya kumas kupe kupon kur kural kurk kurmay
kurs kursiyer kurucu kurul kurulus kurum kurus kus kusak kusur kusurat kutu kutuk kutup kutuphane kutur kuvvet
kuyu kuzu laboratuvar laf lagim lastik layiha leh lehdar lehtar levha lezzet lig liman limit limited link lira
lisans lise liste liyakat logo lojman lokal lokanta lokavt maas madalya madde maden madenci mafevk magaza
magdur magdure magduriyet mahal mahalle mahcur mahcuz mahiyet mahkeme mahkum mahkumiyet mahpus mahrumiyet
mahsul mahsup mahsus mahzur maiyet maiyetindeki makam makbuz maket makina makine makinist maksat mal malik
maliklik maliyet malul maluliyet malulluk malzeme mamul manevra mania marangoz marka masa masraf matbaa matbua
materyal matlup matrah mazbata mazeret meblag mecbur mecburiyet meclis mecmua mecra medeniyet mehil mehir
mekan mekanizma mektep mektum mektup memba memleket memur memuriyet memurluk menba menfaat menkul mense mensup
mera merasim merci mercii merdiven merkez mermi mesafe mesai mesaj mesajlasma mescit mesele mesken meslek
mesnet mesul mesuliyet metal metin metot mevcut mevduat mevki mevkute mevsim mevzu mevzuat meydan meyhane
meyil meyve mezar mezarlik mezbaha mezhep mezra mezun mezuniyet mikroorganizma miktar millet milletvekili
mimar mineral mintaka mintika miras mirasbirakan mirasci misafirhane misir misyon miting mobilya model montaj
motor motosiklet muacceliyet muadil muaf muafiyet muaflik muallim muamele muavin muayene muayenehane mubayaa
mudafaa mudafi mudafii mudahale mudahil muddet muddetname mudi mudur mudurluk muellif muessese mueyyide
muezzin mufettis muflis mufredat muftu muhabere muhabir muhacir muhafaza muhakeme muhakkik muhasebe muhasebeci
muhasip muhatap muhbir muhdesat muhendis muhlet muhtac muhtar muhtarlik muhur mukafat mukavele mukavelename
mukavemet mukellef mukellefiyet mukerrir muktesep mulakat mulk mulkiyet multeci mumcu mumessil mumessillik
munasebet munhal muracaat muracat murakabe murakip muris musaade musabaka musadere musahit musap musavir
musavirlik mushaf musluk musluman muspet muspit mustahdem mustahsil mustahzar mustecir musteki musterek
musteri mustesar mustesarlik mutalaa muteahhit mutehassis mutemet mutemmim mutesebbis muteveffa mutevelli
muttefik muvafakat muvafakatname muvazaa muvekkil muzakere muzayede muze muzekkere nafaka nahiye nakil nakit
nakleden nakliye nakliyeci nam namzet nasip nasipli nebat neden nefer nefis nefiy nehir nema nesep nesil nesir
netice nevi nicelik nisan nisanli nisap nisbet nispet nispi nitelik niyet nizam nizamname nobet nobetci noksan
noksanlik nokta norm not nota noter noterlik nufus numara numune nusha nutuk ocak oda odemiyen odenek odenti
odev odul odun odunc ofis oge ogrenci ogrenim ogretici ogretim ogretmen ogretmenlik ogul ogun oil okul okutman
olanak olay olcek olcu olcum olcut olgu olimpiyat olmasa olmasin olmiyan olu olum olumsuzluk olur olus olusum
omur on onarim onay onbasi onceki oncelik onel onem onerge oneri onlem onlisans onsecim operasyon operator
optisyen ora oramiral oran ordu organ organizasyon organizma orgu orgut orkestra orman ornek orta ortak
ortaklik ortam ortaokul ortu otel otlak oto otobus otomobil otopark otoyol oturum ova oy oyun oyuncu oz ozcan
ozelge ozellik ozendiren ozet ozgurluk ozkaynak ozurlu pafta paket pamuk panayir pankart pano pansiyon para
paragraf parametre parasutcu parca parfum park parlamenter parlamento parmak parmaklik parsel parti pasa
pasaport pasavan pasif patent patenta patlayici pay paydas paylasim pazar pedagog pedigri pencere perakendeci
perde performans personel pes petrol pil pilot piyasa plaka plan platform police poligon poliklinik polis
politika pompa portfoy poset posta postane poster pozisyon prensip prim problem produktor profesor program
proje projeksiyon propaganda protesto protokol provizyon psikolog puan pul punto pusula radyo rafineri
rafinerici rahatsizlik raht rakam rakip randiman rapor raporlama raportor rasat ray rayic recete refakat
refakatci rehabilitasyon rehber rehin reis reislik rejim rejisor rekabet reklam rektor rektorluk renk resim
restorasyon ret revir revizyon rezerv rezervasyon rezervuar risk risturn riza riziko rodovansci roman romork
rotasyon rozet ruchan rucu ruhsat ruhsatname rulo rumuz rusvet rutbe saat sabika sabikali sac sadirvan safahat
safha sag saglayici saglik saha sahadetname sahasindaki sahil sahin sahip sahiplik sahis sahit sahsiyet
sahtecilik saik sakin sakinca sakiz saklatan sakli salahiyet salahiyetli saldiri salon samandira sanat sanatci
sanatkar sanatoryum sanayici sancak sandik sanik santaj santiye santral sarap saray sari sark sarki sart
sartname satici satim satir satis savas savci savcilik savunman sayac sayfa sayginlik sayi sayim sayistay
sayman saymanlik sebeke sebep sebze secenek secim secmen sef sefer sefine sehir sehit sehzade seker sekerleme
sekil sekreter sektor sel selahiyet sema sembol seminer senato sendika sene senet sera serbest sergi serh seri
serik serit sermaye sertifika sertifiker servet servis ses set seviye sevk sey seyahat seyir seyirci
seyrusefer siber sicil sifat sifre sigara siginak sigorta sigortaci sigortali sigortalilik sihhat sik sikayet
sikayetci sikinti silah silo sinav sinema sinif siniflama siniflandirici sinir sinirlayici sinyal siparis sir
sira sirket sirt sise sistem sit site sivil siyrik siz slip slogan so sofor sogutucu sokak son sondaj sonraki
sonuc sopa sorgu sorgulama soru sorumlu sorumluluk sorun sorusturmaci soy soyad soybag soydas soylem soz
sozcuk sponsorluk spor sporcu staj stajiyer stajyer stajyerlik standart statu stenograf stok strateji su sual
subay subaylik sube subut subvansiyon suc suclu suiistimal suistimal sukun sulh sulhname sunucu sunum suphe
supheli sure surec suret suru surucu surungen sut sutcu sutun suvari taahhut taahhutname taarruz tabaka taban
tabanca tabela tabi tabip tabiplik tabir tablo tacir tadil tadilat tahakkuk tahdit tahil tahkik tahkikat
tahlil tahliye tahmin tahsil tahsilat tahsildar tahsis tahsisat tahta tahvil takas takdir takdiren takdirname
takibat takim takip taksim taksimetre taksir taksit taksitlendirme takvim takyidat takyit talebe talep talik
talim talimat talimatname taltif tamam tamir tamirat tamirhane tanik taniklik tanim tanitim tank tanker tape
tapu taraf tarafsizlik taraftar tarh tarhiyat tarif tarife tarifname tarih tarla tarz tas tasari tasarim
tasarimci tasarruf tasdikname taseron tasfiye tashih tasimaci tasinir tasinmaz tasit tasitan tasiyici taskin
taslak tatbikat tatil tatli tavan tavir taviz tavsiye tavuk tayin tazmin tazminat teamul tebellug teberru
teblig tebligat tebligname tecavuz techizat tecil tecrube tedarikci tedavi tedbir tediye teftis tegmen tehdit
tehlike tekamul tekel tekerlek tekerrur teklif tekme tekne teknik tekniker teknisyen teknoloji teknopark
tekrar tel telefon televizyon telgraf telif telkin temas temdit temel temerrut temettu teminat temizlik temlik
temlikname temsil temsilci temsilcilik temyiz tenzil tepe tepki terazi tercih tercume tereddut tereke terfi
terhis terim terkin terkip terminal terorist tersane tertibat tertip tescil tesebbus tesekkul teshis tesir
tesis tesisat teskil teskilat teslim tespit test tesvik tetkik teyp tez tezgah tezkere ticaret ticarethane tim
tip tir tirnak tiyatro tohum tohumluk top toplam toplanti topluluk toplum topografya toprak toptanci torba
toren toros torun toz trafo traktor transfer transformator tren tuccar tufek tuketici tuketim tumamiral tunel
tup tur turbe turev turist turk tutanak tutar tutuklama tutuklu tutum tutun tuvalet tuz tuzelkisi tuzelkisilik
tuzla tuzuk uc ucak ucret ucretli ucucu ucus ufuk ugrasi ugriyan ulke ulus umit un unite universite unsur
unvan uretici uretim urun ust usta ustcavus ustegmen ustlenim usul usulsuzluk uyari uyarlama uydu uye uyelik
uygu uygulatici uygulayici uygunluk uygunsuzluk uymiyan uyruklu uyum uyumsuzluk uyusmazlik uyusturucu uzaklik
uzatim uzeri uzerindeki uzlasmazlik uzlastirmaci uzman uzmanlik uzuv vaat vade vagon vaiz vaka vakfiye vakia
vakif vakit vali valilik vana vapur varaka vardiya varis varlik varsayim vasi vasif vasita vasiyet vasiyetname
vatandas vatandaslik vazife vazifeli vaziyet vecibe vecih vefat vekalet vekaletname vekil vekillik velayet
velev veli veremli vergi veri verici verim verimlilik vermiyen vesayet vesika veteriner veterinerlik vezne
vilayet vinc vize voltaj vucut yabanci yabani yag yagci yagma yaka yakin yakinan yakinlik yakinma yakit yalan
yaman yan yangin yanilgi yanindaki yanit yanlis yanlislik yansima yapi yapim yapimci yapmiyan yaprak yaptirim
yara yarali yarar yararlik yarbay yardim yardimci yardimcilik yardimlasma yargi yargic yargitay yari yaris
yarisma yas yasa yasak yasakli yasam yasli yat yatak yatakhane yataklik yatirim yatirimci yavru yaya yayim
yayin yayinci yazar yazi yazihane yazilim yazim yazisma yedek yegen yem yemek yemekhane yemin yeni yenilik yer
yetenek yeterlik yeterlilik yetersizlik yetim yetiskin yetistirici yetki yetkili yevmiye yikinti yil yildiz
yillik yiyecek yoksul yoksunluk yol yolcu yolculuk yollama yolluk yolsuzluk yon yonerge yonetici yoneticilik
yonetim yonetmelik yontem yore yorum yuk yukardaki yukaridaki yuklenici yukleten yukseklik yuksekogrenim
yuksekokul yukum yukumlu yukumluluk yumruk yumurta yunus yurt yurttas yururluk yuruyus yusuf yuva yuz yuzbasi
yuzde yuzey zabit zabita zam zaman zamanasim zarar zararli zarf zaruret zat zaviye zayif zehir zemin zeyil
zeytin zeytinlik zihin zilyet zilyetlik zimmet zina zincir ziyan ziyaret ziyaretci ziynet zor zorluk zorunlu
zorunluluk zulum
`

/** Nouns whose stem changes before a vowel: changed stem, then dictionary form ("hükmü" belongs to "hüküm"). */
export const changingNouns = `
aff:af agz:agiz ahd:ahit akd:akit akl:akil aln:alin alt:alt asl:asil ayb:ayip azl:azil bahs:bahis
borc:borc boyn:boyun burn:burun cebr:cebir cehl:cehil cehr:cehir cerh:cerh cism:cisim curm:curum
devr:devir emr:emir fesh:fesih fikr:fikir gasb:gasp gogs:gogus gonl:gonul hacm:hacim hacz:haciz hadd:had
hakk:hak hakkinda:hakkinda hakkindaki:hakkinda hapis:hapis haps:hapis hasm:hasim hasr:hasir hatt:hat
hazm:hazim hiss:his hukm:hukum hukuki:hukuk ilm:ilim ism:isim izn:izin kabr:kabir kadr:kadir karn:karin
kasd:kast kast:kast kayb:kayip kayd:kayit kesf:kesif keyf:keyif kibr:kibir kism:kisim kusr:kusur
kutb:kutup kutr:kutur mehr:mehir metn:metin meyl:meyil mulk:mulk nakl:nakil nasb:nasip nefs:nefis
nefy:nefiy nesl:nesil nesr:nesir ogl:ogul omr:omur oyn:oyun rah:rah raht:raht redd:ret rehn:rehin
resm:resim sahs:sahis sark:sark sehr:sehir sekl:sekil seyr:seyir sirr:sir subut:subut sukn:sukun sulh:sulh
tarz:tarz tavr:tavir tibb:tip ufk:ufuk vakf:vakif vakt:vakit vasf:vasif vech:vecih zamm:zam zihn:zihin
zulm:zulum
`

/**
 * Older and non-standard spellings that courts use beside the present one: the spelling, then the noun. Endings in
 * -b, -d for -p, -t need no entry.
 */
export const oldSpellings = `
andlasma:antlasma arttirim:artirim dersane:dershane esgal:eskal fiat:fiyat isbat:ispat kasden:kasten
kollektif:kolektif lehdar:lehtar mercii:merci mudafii:mudafi mudafiin:mudafi musbet:muspet musbit:muspit mutaahhit:muteahhit
muracat:muracaat nisbet:nispet nisbi:nispi suiistimal:suistimal taktir:takdir taktiren:takdiren tesbit:tespit
`

/** Verbs that folding makes equal to another verb: root, and the term of the one with the front vowel (öl-). */
export const frontVerbs = `
ol:olum
`

/** Verb roots, each with the passive, causative and reflexive stems that count as the same verb. */
export const verbs = `
ac:acil,actir,actiril acikla:aciklan addet:addedil,addolun affet:affedil agaclandiril agirlas
akdet:akdedil aksa:aksat,aksatil aktar:aktaril aktiflestiril al:aldir,aldiril,alin aldat:aldan,aldatil
algila:algilan alikoy:alikonul amacla ambalajlan anil anla:anlat,anlatil anlas:anlasil ara:aran
arastir:arastiril arizalan arsivlen art:arttir,arttiril,artir,artiril arzet:arzedil as:asil asa asilan
at:atil,attir ata:atan atfet:atfedil atla ayarla:ayarlan aydinlat:aydinlatil ayir:ayril ayristiril azal
azalt:azaltil azlet:azledil azmettir bagdas bagir bagislan bagla:baglan bahset:bahsedil bak:bakil
barin:barindir,barindiril bas:basil,bastir,bastiril basar basla:baslan,baslanil,baslat,baslatil
basvur:basvurul bat bayil bekle:beklen,beklenil bekletil belgele:belgelen,belgelendir,belgelendiril belir
belirle:belirlen belirt:belirtil benimse:benimsen beslen bic:bicil bil:bilin bildir:bildiril
bilgilendir:bilgilendiril bin:bindir,bindiril birak:birakil,biraktir birik birles:birlestir,birlestiril
bit bitir:bitiril bol:bolun borclan:borclanil borclandiril bosal bosalt:bosaltil bosan boyan boz:bozul bul
bulas bulun:bulundur,bulundurul,bulunul bulus buyu buyutul cagir:cagiril,cagril cak:cakil cakis cal:calin
calis:calisil,calistir,calistiril carp:carpil carpis cay cek:cektir,cektiril cekil cekin celis
cevir:cevril cezalandir:cezalandiril cik:cikil cikar:cikaril cikart:cikartil ciz:cizil cogalt:cogaltil cok
coz:cozul cozumlen curu dagil dagit:dagitil dal damgalan daralt:daraltil davran:davranil daya
dayan:dayandir,dayandiril,dayanil de:denil deg degerle:degerlen,degerlendir,degerlendiril degin
degis:degistir,degistiril den denetle:denetlen dengelen denklestiril depola:depolan derle:derlen
destekle:desteklen devletlestiril devral:devralin devret:devredil,devrolun devril dik:dikil dile
dinle:dinlen,dinlenil diren:direnil dog dogrula:dogrulan dogrult dogur dok:dokul dokun:dokunul
dol:doldur,doldurul dolandir:dolandiril dolas don donatil dondurul donul donus:donustur,donusturul dov
dur:durdur,durdurul,durul durus dus:dusul dusun:dusunul dusur:dusurul duy:duyul duyur:duyurul
duzelt:duzeltil duzenle:duzenlen duzenlettiril edin:edinil egitil ekil ekle:eklen ektir elestiril
elkoy:elkonul endekslen engelle:engellen erdir:erdiril eris:erisil ertele:ertelen et:edil,ettir,ettiril
etiketlen etkile:etkilen evlen eyle faydalan:faydalanil feshet:feshedil fir fiyatlandiril gec:gecil
gecik:geciktir,geciktiril gecir:geciril gel gelis:gelistir,gelistiril genislet:genisletil
gercekles:gerceklestir,gerceklestiril gerek:gerektir gerekcelendiril getir:getiril getirt:getirtil gez
gider:gideril gir:giril giris:girisil git:gidil giy gizle:gizlen gonder:gonderil gor:gorul,gorun gordurul
gorevlendir:gorevlendiril gorus:gorusul goster:gosteril gotur:goturul gozet:gozetil gozuk
gruplandir:gruplandiril guclendir:guclendiril guclestir guncelle:guncellen guncellestiril haberles
haczet:haczedil hafiflet hallet:halledil hapset:hapsedil harca:harcan hasarlan hatirlatil
hazirla:hazirlan,hazirlat,hazirlatil hazirlattiril hesapla:hesaplan hesaplattiril hukmet:hukmedil,hukmolun
ic:icil icer ilerle ilet:iletil ilgilen:ilgilendir,ilgilendiril iliskilendiril imkansizlas
imzala:imzalan,imzalat,imzalatil in:indir,indiril inan incele:incelen inil irdele:irdelen
isaretle:isaretlen isir:isiril isitil isle:islen islet:isletil islettiril ispatla:ispatlan,isbatla,isbatlan iste:isten,istenil itekle
ittir iyiles:iyilestir,iyilestiril izle:izlen kac kacin:kacinil kacir:kaciril kal:kalin kaldir:kaldiril
kalk kalkis kamulastir:kamulastiril kandir kanitla:kanitlan kapan kapat:kapatil kapil kapla kapsa
kararlastir:kararlastiril karis:karistir,karistiril karsila:karsilan karsilas:karsilasil karsilastiril kat
katil katiles katlan kavus:kavustur,kavusturul kay kaybet:kaybedil kaybol kaydet:kaydedil,kaydettir
kaydol:kaydolun kaynaklan kazan:kazandir,kazandiril,kazanil kelepcelen kes:kesil kesinles kesinlestiril
kil:kilin kilitlen kir:kiril kirala:kiralan kirlen kisalt:kisaltil kisisellestiril kisitla:kisitlan
kiskirt:kiskirtil kiz kolaylastir konakla konus kop kopar kopyala:kopyalan kork korkut:korkutul koru:korun kos
kov:kovul kovustur:kovusturul koy:kon,konul,koyul kredilendiril kufret kullan:kullandir,kullandiril,kullanil
kur:kurdur,kurul kurtar:kurtaril kurtul kurut kuvvetlendir menet:menedil millilestiril muhasebelestiril
muhurlen naklet:nakledil nasbet:nasbedil naspedil nemalandiril neticelen neticelendiril netlestiril
nisanlan nitele nitelendir:nitelendiril ode:oden,odettiril odetil odullendiril ogren:ogrenil ogretil
oku:okun okut:okutul ol:olun olcul oldur:oldurul olus:olustur,olusturul ona:onan onar:onaril
onayla:onaylan onaylatil oner:oneril ongor:ongorul onle:onlen orgutlen ortala ortus otur:oturul oturt
oyla:oylan oyna:oynan ozellestiril ozgule:ozgulen parcalan patla paylas:paylasil,paylastir,paylastiril
pazarla:pazarlan planla:planlan programlan projelendiril raporlan raptedil rastlan rastlanilma
reddet:reddedil,reddolun rehnet:rehnedil ruhsatlandiril sagla:saglan sakatlan sakla:saklan saldir salin
saliver:saliveril salla sap sapla sapta:saptan sarfet:sarfedil sars:sarsil sat:satil,sattir satinalin
savun:savunul say:sayil sec:secil sergile:sergilen sev seyret sigortalan sik sil:sildir,silin
siniflandir:siniflandiril sinirla:sinirlan,sinirlandir,sinirlandiril sirala:siralan sizdir:sizdiril sivilastiril sok:sokul
sonlan:sonlandir,sonlandiril sonuclan:sonuclandir,sonuclandiril sor:sorul sorgulan sorustur:sorusturul
sosyallestiril soy soyle:soylen sozles stoklan sucla sula sun:sunul suphelen sur:surdur,surdurul,surul
surukle:suruklen tak:takil taksitlendiril tamamla:tamamlan tamamlatil tamamlattiril
tani:tanin,tanit,tanitil tanimla:tanimlan tanis taran tartis:tartisil tas tasarla tasi tasin
tekrarla:tekrarlan temizlen tertiplen teskilatlan tirman topla:toplan toplatil toplulastiril tuken
tuket:tuketil tut:tutul tutuklan uc ugra:ugrat,ugratil ugras ulas:ulasil ulastir:ulastiril uret:uretil
ustlen:ustlenil uy:uydur,uydurul,uyul uyandir uyar:uyaril uyarlan uygula:uygulan uyu uyus uza
uzaklas:uzaklasil,uzaklastir,uzaklastiril uzat:uzatil uzlas var:varil varsayil vasiflandiril
vazgec:vazgecil ver:verdir,verdiril,veril vergilendiril vur:vurul vurgula yagmala:yagmalan yak:yakil
yakala:yakalan yaklas yan yanas yanil yanilt yansit:yansitil yap:yapil,yaptir,yaptiril
yapilandir:yapilandiril yapistir:yapistiril yara yarala:yaralan yararlan:yararlanil yararlandiril
yarat:yaratil yargila:yargilan yasa:yasan yasakla:yasaklan yasatil yat yatir:yatiril yay:yayil yayginlas
yayginlastiril yayimla:yayimlan yayinla:yayinlan yaz:yazdir,yazil ye yenil yenile:yenilen
yerles:yerlestir,yerlestiril yetin:yetinil yetis:yetistir,yetistiril yetkilendir:yetkilendiril yik:yikil
yikan yiktiril yipran yirt:yirtil yitir:yitiril yokla yollan yonel yonelt:yoneltil yonet:yonetil
yonlendir:yonlendiril yorumla:yorumlan yukle:yuklen,yuklenil yukletil yuksel yukselt:yukseltil
yuru:yurut,yurutul zaptet:zaptedil zayifla zedele:zedelen zenginles zikret:zikredil zorla:zorlan
zorlastir:zorlastiril
`
