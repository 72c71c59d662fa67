/**
 * Parties, bearers of a duty and authorities, in the form of dictionaries. Each line is a group of names for one of
 * them, folded; names of two words have a space.
 */
export const parties = `
kiraya veren = kiralayan = mal sahibi = mucir
kiraci = mustecir
alt kiraci
isveren
isci = calisan = personel
alt isveren = taseron
alici
satici
tuketici
uretici
saglayici
ithalatci
alacakli
borclu = asil borclu
kefil
rehin alan
rehin veren
davaci
davali
davaci vekili
davali vekili
katilan = mudahil
ucuncu kisi = ucuncu sahis
sanik
supheli
magdur
musteki = sikayetci
hukumlu
tutuklu
fail
suc ortagi
savci = cumhuriyet savcisi
hakim = yargic
mahkeme
asliye hukuk mahkemesi
sulh hukuk mahkemesi
agir ceza mahkemesi
is mahkemesi
aile mahkemesi
tuketici mahkemesi
icra mahkemesi
idare mahkemesi
vergi mahkemesi
ticaret mahkemesi
kaza mahkemesi
yuksek mahkeme
anayasa mahkemesi
bolge adliye mahkemesi
yargitay
danistay
sayistay
bakanlik
bakanlar kurulu
cumhurbaskani
meclis
belediye
valilik
vali
kaymakam
muhtar
idare
hazine
icra muduru
icra memuru
icra dairesi
mukayyit
noter
avukat
muvekkil
vekil
vekalet veren
bilirkisi
tanik = sahit
hakem
arabulucu
tercuman
vasi
kayyim
vesayet makami
denetim makami
vesayet altindaki
kucuk
cocuk
anne
baba
es = kari = koca
sag kalan es
kadin
erkek
nafaka yukumlusu
nafaka alacaklisi
evlat edinen
evlat edinilen
mirasci = varis
mirasbirakan = muris
vasiyet alacaklisi
vasiyeti yerine getirme gorevlisi
altsoy
ustsoy
kardes
bagislayan
bagislanan
yuklenici = muteahhit
is sahibi
arsa sahibi
eser sahibi
temlik eden = devreden
temlik alan = devralan
ciranta
hamil
lehtar
kesideci
muhatap
banka
ortak
pay sahibi
mudur
yonetici
denetci
yonetim kurulu
yonetim kurulu uyesi
genel kurul
sirket
dernek
vakif
sendika
kooperatif
uye
kat maliki
malik
paydas
zilyet
intifa hakki sahibi
ipotekli alacakli
sigortaci
sigorta ettiren
sigortali
sigorta sirketi
kurum
tasiyan = tasiyici
gonderen
gonderilen
acente
tacir
esnaf
memur
amir
isyeri hekimi
surucu
isleten
zarar goren
zarar veren
muflis
iflas idaresi
konkordato komiseri
mustedi
mustedaaleyh
istidaci
istinaf eden
aleyhine istinaf edilen
polis
bassavci
vergi dairesi
mukellef
kiraya veren vekili
ogrenci
veli
hasta
hekim = doktor
hastane
komsu
site yonetimi
veri sorumlusu
veri isleyen
ilgili kisi
basvurucu = basvuran
vakfeden
kurucu
yolcu
ziyaretci
yayinci
isletici
araci
odunc alan
odunc veren
saklayan
saklatan
komisyoncu
muvekkil
emanetci
odeyen
teminat veren
gercek kisi
tuzel kisi
yabanci
vatandas
`

/** Pairs of opponents; a sentence that names one where its quote names the other says the contrary. */
export const oppositeParties = `
kiraya veren = kiraci
isveren = isci
alici = satici
tuketici = satici
alacakli = borclu
davaci = davali
sanik = magdur
sanik = katilan
sigortaci = sigorta ettiren
yuklenici = is sahibi
arsa sahibi = yuklenici
vekil = vekalet veren
bagislayan = bagislanan
mustedi = mustedaaleyh
kefil = borclu
temlik eden = temlik alan
`
