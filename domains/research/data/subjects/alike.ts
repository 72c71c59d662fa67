/**
 * Words that mean the same where a subject is looked up, one group in a line. Only the subject index reads them: a name
 * needs all of its words, so that a word with several meanings does no harm here.
 */
export const alikeWords = `
işveren = patron = iş yeri sahibi = çalıştıran = müdür
işçi = çalışan = personel = eleman = işçisi
ücret = maaş = aylık = para
fesih = işten çıkarma = işten çıkarılma = işten atma = işten atılma = kovma = iş akdine son verme = çıkışını verme = işine son verme
istifa = işten ayrılma = işi bırakma = işten çıkma = çekilme
fazla çalışma = fazla mesai = mesai
izin = tatil
kiraya veren = ev sahibi = mal sahibi = kiralayan
kiralanan = kiralık = kiraladığım = kiraya verdiğim
artış = zam = artırma = yükseltme = artış oranı
artırma = zam = artış
tahliye = evden çıkarma = evden atma = çıkarma = boşaltma = çıkma = evden çıkma
depozito = güvence = teminat
ölüm = ölme = vefat = hayatını kaybetme = kaybetme
ölüm = öldü
muris = mirasbırakan
ret = reddetme = istememe = kabul etmeme
eş = koca = karı = hanım = eşler
boşanma = boşanmak
zina = aldatma = ihanet
aldatma = kandırma = kandırılma
takı = ziynet = altın = bilezik = düğün takısı
evlat edinme = evlatlık alma = evlatlık
vasiyet = vasiyetname
haciz = haczetme = haciz koyma = haciz gelme
haczedilmezlik = haczetme
icra takibi = icraya verme = icra = icralık
icra takibi = takip
dava = dava açma = mahkemeye verme = mahkeme
başvuru = başvurma = müracaat
itiraz = itiraz etme = karşı çıkma
hırsızlık = çalma = hırsız = soyma = çalınma
yaralama = dövme = vurma = dayak = darp = darbetme = yumruk
öldürme = cinayet = adam öldürme = katil
hakaret = küfür = küfretme = sövme
tehdit = korkutma = tehdit etme
dolandırıcılık = dolandırma = dolandırıcı = dolandırılma
uyuşturucu = esrar = eroin = kokain = bonzai = uyuşturucu madde
silah = tabanca = tüfek
araç = araba = otomobil = oto = motosiklet = otomobilim
hayvan = köpek = kedi = inek = at
konut = ev = daire
taşınmaz = arsa = tarla = ev = gayrimenkul = arazi = daire = bahçe = arazim
vekil = avukat = avukatlık
müdafi = avukat
tanık = şahit = tanıklık
hakim = yargıç = hâkim
satış = satma = satılma
ayıplı = bozuk = arızalı = kusurlu = defolu = ayıp
ayıp = bozuk = arıza = arızalı = kusur
iade = geri verme = geri alma = geri isteme = geri gönderme
zarar = hasar
ödeme = yatırma = ödememe
memur = devlet memuru = kamu görevlisi
bono = senet
pay = hisse
pay sahibi = ortak = hissedar
ortak = paydaş = hissedar
salıverilme = tahliye = serbest bırakma
gözaltı = nezaret = nezarethane
koşullu salıverilme = şartlı tahliye = yatar
yargılama gideri = mahkeme masrafı = dava masrafı = masraf
tebligat = tebliğ
gebe = hamile = hamilelik
doğum = analık
emeklilik = emekli = emekli olma
çocuk = küçük = evlat = oğul = kız
ana = anne
iptal = iptal etme = bozdurma = iptal ettirme
kefalet = kefil
kefil = kefalet
ceza = cezası
süre = müddet
devir = devretme
bağış = bağışlama = hibe
vatandaşlık = vatandaş
yönetici = apartman yöneticisi = site yönetimi
kat maliki = apartman sakini = komşu
sürücü belgesi = ehliyet
polis = kolluk
savcı = cumhuriyet savcısı
taahhüt = taahhütname
sözleşme = kontrat = mukavele
müteahhit = yüklenici = inşaatçı
usta = boyacı = tesisatçı = elektrikçi = marangoz = fayansçı
kardeş = abi = ağabey = abla
ispat = kanıtlama = kanıt
eşya = televizyon = buzdolabı = mobilya
idare = kurum = belediye = kaymakamlık = valilik = bakanlık
şirket = firma
dükkan = mağaza = market = işyeri
fotoğraf = resim = görüntü = video
yayma = paylaşma = yayınlama
sosyal medya = facebook = instagram = twitter = tiktok
sigorta = kasko
emanet etme = emanet verme
`

/** Words that say what somebody wants or does, and seldom what about. */
export const idleWords = `
istemek etmek olmak yapmak vermek almak gelmek gitmek kalmak lazım zorunda hak gerekmek söylemek demek durum konu kişi
biri adam tane lira tl kadın karşı sonra önce içinde şekil nasıl mümkün bulunmak bilmek düşünmek çalışmak geçmek başka
aynı bütün hiç artık hala şimdi bugün dün yıl ay gün hafta sene saat kere kez defa yeni eski fazla az en büyük kendi
diğer arkadaş öğrenmek hemen sürekli tamamen ilgilenmek sağlamak uygulamak gerçekleşmek mesele yardım bilgi
`
