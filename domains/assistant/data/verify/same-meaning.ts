/**
 * Groups of words with the same meaning in sentences about law, one group per line, beside the old and new names that
 * research knows. A name after "!" means the contrary of the others: "geçersiz" is the contrary of "geçerli".
 */
export const sameMeaning = `
feshet = sona erdir = son ver = fesih
sona er = ortadan kalk = son bul = bit
yukumlu = zorunda = zorunlu = mecbur = yukumluluk
iste = talep et = talep = istem = talepte bulun = isteminde bulun
faydalan = yararlan
engel = engelle = mani
sona erme = bitim = bitis = son
kanitla = ispat = ispat et = ispatla = kanit
gecerli = muteber = !batil = !butlan
bildirim = ihbar = bildir = haber ver = bildirimde bulun = teblig
ucret = maas
tazminat = zarar gideri
gider = karsila = tazmin et = tazmin
masraf = gider
teslim et = ver
devret = devir = gecir
as = gec
dikkate al = gozet = goz onunde tut = goz onune al
izin = muvafakat = riza = onay = icazet
neden = sebep
kosul = sart = kayit
hal = durum = takdir
sorumlu = sorumluluk = mesul
katlan = karsila = ustlen
saptan = belirlen = tespit = anlasil = sapta = belirle = tespit et
gecik = gecikme = temerrut
kullan = kullanim
dava = dava ac
iptal et = iptal
kabul et = kabul
reddet = ret = !kabul
onamak = onama = ona
boz = bozma
uzat = uzatil = uzama
yil = sene
ay
gun
onem = onemli
cocuk = kucuk
ogren = haberdar ol = bilgi edin = ogrenme
yap = gerceklestir = meydana getir = tesis et = tesis
yerlesim yeri = ikametgah
sozlesme = akit
ceza kosulu = cezai sart
bulun = var = mevcut
sun = ver = ibraz et = ibraz
ayri ayri = tek tek
gerek = gerekli = lazim = sart = zorunlu
tasinmaz = gayrimenkul
tamam = butun
kural = ilke = hukum = duzenleme
ongor = duzenle = yer al = goster
onceden = daha once = evvelce
uye = uyelik
odeme = ode = odenme = yatir
hukmet = karar ver
karar ver = hukum kur
mahkum = mahkumiyet = mahkum ol
ayrica = bunun yaninda
yetki = yetkili
uyari = ihtar
ivedi = gecikmeksizin = derhal = hemen
miktar = tutar
oran = nispet
yitir = kaybet
ihlal = aykiri = uyma
uygun = !aykiri
yeterli = kafi
vazgec = feragat = feragat et
kaldir = iptal = ilga
basvur = muracaat = basvuru
sure = muddet = zaman
kalan = bakiye
sozlu = sifahi
yazili = tahriri
gorev = vazife
devam = sur = surdur
kurul = tesekkul = kur
istinaf = istinaf yolu
dilekce = layiha = istida
baslangic = basla
nitelik = mahiyet
yurut = icra
serbest = mumkun = caiz
fazla = asan = asiri
dahil ol = gir = dahil = katil
olum = vefat
mahkum olma = mahkum
hukum ifade et = hukum dogur = sonuc dogur
sayil = kabul edil = addolun
ver = birak = tani
kullan = istifade et
neden ol = yol ac = sebebiyet ver = dogur
tespit = tayin = tayin et
uygula = tatbik = tatbik et
degistir = tadil = tadil et
koru = muhafaza = muhafaza et
artir = yukselt
azalt = indir = dusur
onayla = tasdik = tasdik et
duzenle = tanzim = hazirla
sinirla = kisitla = tahdit
iade = iade et = geri ver
katil = hazir bulun
ilgili = iliskin = dair
konut = mesken = ev
bedel = ucret = karsilik = fiyat
belge = evrak = vesika
delil = kanit
zarar = ziyan = hasar
ata = gorevlendir = tayin
arac = tasit = otomobil
yarar = menfaat = cikar
amac = gaye = maksat
gerekce = sebep
bagli = gerek = ara
kanaat = gorus = kani
ilan = duyur = ilan et
bilgi = haber
yoksun = mahrum
tedbir = onlem
kazan = elde et = edin = iktisap
yaz = kaydet = isle = kayit
ayril = cik
hukum kur = karar ver
incele = tetkik = degerlendir
sagla = temin = temin et
tasi = haiz
olus = meydana gel = teskil
acikla = beyan = beyan et = bildir
imza = imzala
tasarruf = devret
uy = riayet = riayet et
bekle = sur
ceza = yaptirim = mueyyide
emir = karar
sahadet = taniklik = ifade
iptal = kaldir = ortadan kaldir
ispat yuku = ispat kulfeti
yukumluluk = borc = kulfet = odev
karsila = tazmin = gider
sorumlu tut = sorumlu
itibar et = dikkate al
esas = temel
tamamla = bitir
gerceklestir = yerine getir = ifa = ifa et = yap
tebligat = teblig
ertele = tehir = geri birak
`

/** Words that exclude each other in the same place: a sentence with one of them is false if its quote has the other. */
export const contraries = `
yazili = sozlu
tasinir = tasinmaz
once = sonra
onama = bozma
kabul = ret
kasit = taksir
kucuk = ergin
artir = indir
artis = azalis
lehine = aleyhine
baslangic = bitim
basla = bit
belirli = belirsiz
resmi = adi
menkul = gayrimenkul
alacak = borc
hukuk = ceza
maddi = manevi
brut = net
fazla = az
asgari = azami
kesin = gecici
asil = feri
kazanc = zarar
olum = sag
ic = dis
gunduz = gece
adi = muteselsil
al = ver
gel = git
ac = kapat
kat = ayril
onceki = sonraki
ilk = son
gercek = tuzel
tam = kismi
tamam = kisim
pesin = taksit
dogrudan = dolayli
bagli = bagimsiz
sinirli = sinirsiz
birlikte = ayri
alis = satis
yurt ici = yurt disi
konut = isyeri
`
