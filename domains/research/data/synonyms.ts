/**
 * Old and new names of the same legal concept, one group in a line, the name that statutes use today first. A query
 * for one also finds the others at a lower weight.
 * Pairs whose words also mean something else in law (temlik and devir, hasar and zarar) are left out.
 */
export const synonymGroups = `
zamanaşımı = müruruzaman
ecrimisil = haksız işgal tazminatı
elatmanın önlenmesi = el atmanın önlenmesi = men'i müdahale = meni müdahale = müdahalenin men'i = müdahalenin önlenmesi
sözleşme = akit = mukavele
alacağın temliki = alacağın devri
ayırt etme gücü = temyiz kudreti
haksız fiil = haksız eylem
temerrüt = direnim
ihbar tazminatı = bildirim tazminatı
fesih = feshetme
azil = azletme
feshin geçersizliği = işe iade = işe başlatma
kiraya veren = mucir = kiralayan
kiracı = müstecir
kira sözleşmesi = kira akdi = icar akdi
kiralanan = mecur
artırım = artırılma
adli yardım = adli müzaheret
taşınmaz = gayrimenkul
taşınır = menkul
tereke = kalıt
mirasbırakan = miras bırakan = muris
mirasçı = varis
mirasçılık belgesi = veraset ilamı
saklı pay = mahfuz hisse
ortaklığın giderilmesi = izale-i şuyu = izalei şuyu = izalei şuyuu
paylı mülkiyet = müşterek mülkiyet
elbirliği mülkiyeti = iştirak halinde mülkiyet
önalım = şufa = ön alım
geçit hakkı = mürur hakkı
üst hakkı = inşaat hakkı
müteselsil = zincirleme
ceza koşulu = cezai şart
aşırı yararlanma = gabin
yanılma = hata
aldatma = hile
korkutma = ikrah
sebepsiz zenginleşme = sebepsiz iktisap = haksız iktisap = nedensiz zenginleşme
vekaletsiz iş görme = vekâletsiz tasarruf
eser sözleşmesi = istisna akdi = istisna sözleşmesi
hizmet sözleşmesi = hizmet akdi
iş sözleşmesi = iş akdi = hizmet akdi
kullanım ödüncü = ariyet
tüketim ödüncü = karz
bağışlama = hibe
illiyet bağı = nedensellik bağı
müterafik kusur = birlikte kusur = ortak kusur
munzam zarar = aşkın zarar
yoksun kalınan kâr = kâr mahrumiyeti
hak düşürücü süre = sukutu hak
bilirkişi = ehlivukuf
tanık = şahit
yemin = ant
karine = belirti
davacı = müddei
davalı = müddeaaleyh
dava değeri = müddeabih
kesin hüküm = kaziyei muhkeme
karar düzeltme = tashihi karar
yargılamanın yenilenmesi = yargılamanın iadesi = iadei muhakeme
eski hale getirme = eski hale iade
soybağı = nesep
ergin = reşit
kısıtlı = mahcur
kısıtlama = hacir
tüzel kişi = hükmi şahıs
gerçek kişi = hakiki şahıs
dernek = cemiyet
kamulaştırma = istimlak
yürütmenin durdurulması = yürütmeyi durdurma
hırsızlık = sirkat
yağma = gasp
hakaret = sövme
kasten öldürme = adam öldürme
yaralama = müessir fiil
görevi kötüye kullanma = görevi suistimal
güveni kötüye kullanma = emniyeti suistimal
hükmün açıklanmasının geri bırakılması = hagb
kovuşturmaya yer olmadığı = takipsizlik = kyok
erteleme = tecil
tutuklama = tevkif
müşteki = şikâyetçi = yakınan
bono = emre muharrer senet
esas sözleşme = ana sözleşme
fazla mesai = fazla çalışma
yıllık izin = yıllık ücretli izin = senelik izin
mobbing = psikolojik taciz
menfi tespit = borçlu olmadığının tespiti
ihtiyati tedbir = geçici hukuki koruma
gaiplik = gaip
müdafi = avukat = vekil
yüklenici = müteahhit
arsa payı karşılığı inşaat = kat karşılığı inşaat
delil = kanıt
alacaklı = dayin
borçlu = medyun
trampa = mal değişim sözleşmesi
mirasın reddi = reddi miras
zorunluluk hali = zaruret hali = ıztırar hali
meşru savunma = meşru müdafaa
sanık = maznun
katılan = müdahil
teşebbüs = kalkışma
tekerrür = yineleme
zoralım = müsadere
cinsel saldırı = ırza geçme = ırza tecavüz
mala zarar verme = nası ızrar
konut dokunulmazlığının ihlali = mesken masuniyetini ihlal
kişiyi hürriyetinden yoksun kılma = hürriyeti tahdit = hürriyetten yoksun kılma
koşullu salıverilme = şartla tahliye = şartlı salıverilme = meşruten tahliye
bekletici sorun = bekletici mesele
taraf sıfatı = husumet
tam yargı davası = tam kaza davası
mirasın paylaşılması = mirasın taksimi = terekenin taksimi
kira bedelinin belirlenmesi = kira bedelinin tespiti = kira tespiti
`

/** Courts, boards and conventions and their usual short names; each is searched under all its names. */
export const shortNames = `
anayasa mahkemesi = aym
avrupa insan hakları mahkemesi = aihm
avrupa insan hakları sözleşmesi = aihs
hukuk genel kurulu = hgk = yhgk
ceza genel kurulu = cgk = ycgk
idari dava daireleri kurulu = iddk = didk
vergi dava daireleri kurulu = vddk
içtihadı birleştirme = içtihatları birleştirme = ibk = yibk = ibbgk = ibhgk = ibcgk
bölge adliye mahkemesi = bam
bölge idare mahkemesi = bim
uyuşmazlık mahkemesi = uym
yüksek seçim kurulu = ysk
yüksek idare mahkemesi = yim
zorunlu mali sorumluluk sigortası = zmss = zmms
sosyal güvenlik kurumu = sgk
`
