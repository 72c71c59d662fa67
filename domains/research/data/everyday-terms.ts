/**
 * Everyday words and the statutory terms for them: everyday words > legal terms. Used one way only, for questions
 * about laws, at a lower weight than the words themselves. Case endings do not matter, because words are compared by
 * stem.
 */
export const everydayTerms = `
ev sahibi > kiraya veren, kiralayan, malik
ev sahibim > kiraya veren
evden çıkarmak > kiralananın tahliyesi, boşaltma
evden atmak > tahliye
evden çıkmak > tahliye, kira sözleşmesinin sona ermesi
kiracının tahliyesi > kira sözleşmesini sona erdirme, dava yoluyla, kiralananı boşaltma, kiraya veren, gereksinim, kiracıdan kaynaklanan sebepler
kiracı tahliye > kira sözleşmesini sona erdirme, dava yoluyla, kiralananı boşaltma, kiraya veren, gereksinim, kiracıdan kaynaklanan sebepler
kiracıyı çıkarmak > kira sözleşmesini sona erdirme, dava yoluyla, kiralananı boşaltma, kiraya veren, gereksinim
tahliye davası > kira sözleşmesini sona erdirme, dava yoluyla, kiralananı boşaltma, kiraya veren
ihtiyaç nedeniyle tahliye > gereksinim, kiralanan, kiraya veren, kira sözleşmesini sona erdirme, dava
ihtiyaç sebebiyle tahliye > gereksinim, kiralanan, kiraya veren, kira sözleşmesini sona erdirme, dava
ihtiyaç tahliye > gereksinim, kiralanan, kiraya veren, kira sözleşmesini sona erdirme, dava
malikin ihtiyacı > gereksinim, kiralanan, edinme
tahliye taahhüdü > yazılı olarak boşaltma, üstlenme, kiralanan, kiraya veren, kiracı
tahliye taahhütnamesi > yazılı olarak boşaltma, üstlenme, kiralanan, kiraya veren, kiracı
tutuklunun tahliyesi > salıverilme, tutuklama kararı
sanığın tahliyesi > salıverilme, tutuklama kararı
tahliye talebi > salıverilme istemi
kira artışı > kira bedelinin belirlenmesi
kiraya zam > kira bedelinin belirlenmesi
kira zammı > kira bedelinin belirlenmesi
depozito > güvence bedeli
kontrat > sözleşme
hizmet tespiti > aylık prim ve hizmet belgesi, sigortalı, çalıştıklarını hizmetlerinin geçtiği yılın sonundan başlayarak beş yıl içerisinde ispatlama
işten çıkarmak > fesih, iş sözleşmesinin feshi
işten çıkarılmak > fesih, iş sözleşmesinin feshi
işten atmak > fesih, iş sözleşmesinin feshi
işten kovmak > fesih, haklı nedenle derhal fesih
kovmak > fesih
istifa > fesih
işten ayrılmak > fesih
işe iade > fesih bildirimine itiraz, feshin geçersizliği
işe geri dönmek > feshin geçersizliği, işe başlatma
mirasın reddi > miras ret, reddolunma
mirası reddetmek > miras ret, reddolunma
reddi miras > miras ret, reddolunma
mirası kabul etmek > mirasın reddi, reddolunma
genel zamanaşımı > on yıllık zamanaşımı
internetten > mesafeli sözleşme
online alışveriş > mesafeli sözleşme, cayma hakkı
ödeme emrine itiraz > itirazını ödeme emrinin tebliğinden icra dairesine bildirme
icra takibine itiraz > itirazını ödeme emrinin tebliğinden icra dairesine bildirme
evi boşaltmak > kiralananı boşaltma, konut gereksinimi
anlaşmalı boşanma > eşlerin birlikte başvurması, davasını kabul etmesi
ihbar süresi > bildirim süresi
ihbar tazminatı > bildirim şartına uymayan, bildirim süresine ilişkin ücret
aldatmak > zina
aldatılmak > zina
çocuğu görmek > çocuk ile kişisel ilişki
çocuğu göstermemek > çocuk ile kişisel ilişki
patron > işveren
şef > işveren vekili
maaş > ücret, aylık
maaşımı > ücret
mesai > çalışma süresi
fazla mesai > fazla çalışma
mesaiye kalmak > fazla çalışma
tatil > izin
yıllık izin > yıllık ücretli izin
hamile > gebe, analık
doğum izni > analık izni
rapor > sağlık raporu
bozuk > ayıplı
arızalı > ayıplı
defolu > ayıplı
kusurlu ürün > ayıplı mal
ürün > mal
iade > geri verme, dönme, cayma
iade etmek > cayma, sözleşmeden dönme
para iadesi > bedel iadesi
geri vermek > iade
vazgeçmek > cayma, feragat
internetten almak > mesafeli sözleşme
internetten alışveriş > mesafeli sözleşme
online > mesafeli, elektronik
internet > elektronik ortam
telefonla > mesafeli
kapıdan satış > iş yeri dışında kurulan sözleşme
dükkan > iş yeri
mağaza > satıcı
firma > şirket, satıcı
şirket > tüzel kişi, ticaret şirketi
müşteri > tüketici
kişisel bilgi > kişisel veri
bilgilerimi > veri
izin almadan > rıza, açık rıza olmaksızın
izinsiz > rıza olmaksızın, hukuka aykırı
iznim > rıza
onay > rıza
sızdırmak > verileri hukuka aykırı olarak verme, veri güvenliği
bilgilerimi silmek > verilerin silinmesi, yok edilmesi
gizli kamera > özel hayatın gizliliği
telefonumu dinlemek > iletişimin dinlenmesi
mesajlarımı okumak > haberleşmenin gizliliği
küfür > hakaret, sövme
küfretmek > hakaret
dövmek > kasten yaralama
dayak > kasten yaralama
vurmak > yaralama
kavga > yaralama
öldürmek > kasten öldürme
çalmak > hırsızlık
dolandırmak > dolandırıcılık
kandırmak > aldatma, hile, dolandırıcılık
sahte > sahtecilik
sahte belge > belgede sahtecilik
korkutmak > tehdit, korkutma
taciz > cinsel taciz
tecavüz > cinsel saldırı
uyuşturucu > uyuşturucu madde
hapse girmek > hapis cezası
hapse atmak > tutuklama, hapis
hapis > hürriyeti bağlayıcı ceza
içeri almak > tutuklama, gözaltı
polis > kolluk
karakol > kolluk
savcı > Cumhuriyet savcısı
şikayet etmek > şikâyet
şikayetimi geri almak > şikâyetten vazgeçme
mahkemeye vermek > dava açma
mahkemeye gitmek > dava açma
dava etmek > dava açma
avukat > vekil, müdafi
avukatım > vekil
avukat tutmak > vekil, vekâlet
vekil > vekâlet
şahit > tanık
uzman > bilirkişi
karara itiraz > kanun yolu, istinaf, itiraz
üst mahkeme > istinaf, temyiz, bölge adliye mahkemesi
kararı bozmak > bozma
masraf > gider
mahkeme masrafı > yargılama giderleri
param yok > adli yardım, ödeme gücünden yoksun
fakir > ödeme gücünden yoksun
borcunu ödememek > temerrüt, borcun ifa edilmemesi
ödememek > ifa etmeme, temerrüt
gecikmek > temerrüt, gecikme
geç ödemek > temerrüt, gecikme faizi
faiz > temerrüt faizi
borç para > ödünç, tüketim ödüncü
borç vermek > ödünç
senet > bono, kambiyo senedi
kefil > kefalet
haciz gelmek > haciz
eve haciz > haczedilemeyen mallar
icraya vermek > takip, icra takibi
icra > takip
mal kaçırmak > tasarrufun iptali
iflas etmek > iflas
batmak > iflas
miras kalmak > miras, mirasın kazanılması
mirası istememek > mirasın reddi
mirası reddetmek > mirasın reddi
vasiyet > ölüme bağlı tasarruf, vasiyetname
mirastan mahrum > mirasçılıktan çıkarma, mirastan yoksunluk
ölmek > ölüm, mirasbırakan
vefat > ölüm
hayatını kaybetmek > ölüm
eş > karı koca
karım > eş
kocam > eş
boşanmak > boşanma
ayrılmak > boşanma, ayrılık
aldatmak > zina
geçinemiyoruz > evlilik birliğinin sarsılması
çocuğun velayeti > velayet
çocuk > küçük
babam > ana baba
annem > ana baba
evlatlık > evlat edinme
nişan atmak > nişanın bozulması
mal paylaşımı > mal rejiminin tasfiyesi, edinilmiş mallara katılma
on sekiz yaş > ergin, erginlik
18 yaş > ergin, erginlik
reşit > ergin
araba > araç, motorlu araç
arabam > motorlu araç
trafik kazası > motorlu aracın işletilmesi
kaza yapmak > trafik kazası, zarar
alkollü araba kullanmak > alkol, sürücü
ehliyet > sürücü belgesi
sigorta > sigortacı, sigorta sözleşmesi
hayvan > hayvan bulunduran
köpek > hayvan bulunduran
komşu > komşuluk hukuku
gürültü > komşuluk, kabahat
apartman > kat mülkiyeti, ana gayrimenkul
site yönetimi > yönetici, kat malikleri kurulu
apartman yöneticisi > yönetici
aidat > ortak gider
tapu > tapu sicili, taşınmaz
ev > konut, taşınmaz
daire > bağımsız bölüm, konut
arsa > taşınmaz
tarla > taşınmaz
ev almak > taşınmaz satışı
devlet > idare, kamu
devlet dairesi > kamu kurumu, idare
memur > devlet memuru, kamu görevlisi
vergi > mükellef
vergi borcu > amme alacağı
vergi cezası > vergi ziyaı, usulsüzlük
defter > ticari defter
maliye > vergi dairesi
para cezası > adli para cezası, idari para cezası
ceza kesmek > idari para cezası
ceza yazmak > idari para cezası
süre > müddet
kaç gün > süre
ne zamana kadar > süre, müddet
zaman aşımı > zamanaşımı
geçersiz > hükümsüz, kesin hükümsüzlük
sorumluluk > tazminat, zarar
zararım > tazminat, zararın giderilmesi
tazminat almak > tazminat isteme
manevi > manevi tazminat
isim > ad
kredi kartı > banka kartları ve kredi kartları
kredi > tüketici kredisi
garanti > garanti belgesi
kargo > taşıma, taşıyıcı
nakliye > taşıma
ortak > ortaklık, pay sahibi
hisse > pay
hissedar > pay sahibi
müdür > yönetim, müdür
yasa > kanun
yasak > yasaklanmıştır
kaçak > kaçakçılık, ruhsatsız
inşaat > yapı, eser
müteahhit > yüklenici
usta > yüklenici
tamir > onarım, ücretsiz onarım
tamirci > yüklenici
hastane > sağlık
doktor > hekim
evlenmek > evlenme
nikah > evlenme
tbmm > türkiye büyük millet meclisi
meclis > türkiye büyük millet meclisi
fesh > fesih
yargıç > hâkim
yaşadığı yer > yerleşim yeri
oturduğu yer > yerleşim yeri
ikametgah > yerleşim yeri
ikamet > yerleşim yeri
adres > yerleşim yeri
hangi mahkeme > görevli mahkeme, yetkili mahkeme
nerede dava > yetkili mahkeme
yurt dışı > yabancı memleket, yabancı ülke
yanlış yazmak > maddi hata, yanlışlıkların düzeltilmesi
yazım hatası > maddi hata, yanlışlıkların düzeltilmesi
hesap hatası > maddi hata, hesap yanlışlığı
el koymak > elkoyma, müsadere, haciz
satışa çıkarmak > satış, paraya çevirme
bilgi almak > bilgi edinme
bilgi istemek > bilgi edinme, bilgi talep etme
bilgi > veri
kişisel bilgiler > kişisel veri
veri sızıntısı > veri güvenliği
hacklemek > bilişim sistemine girme
hesabımı çalmak > bilişim sistemi
kimlik > nüfus, kimlik
vatandaşlık almak > Türk vatandaşlığının kazanılması
oturma izni > ikamet izni
sınır dışı > sınır dışı etme
parti > siyasi parti
gösteri > toplantı ve gösteri yürüyüşü
eylem yapmak > gösteri yürüyüşü, grev
sendikaya üye > sendika üyeliği
grev yapmak > grev
zam > artış
ikramiye > ikramiye, ücret
kıdem > kıdem tazminatı
tazminatsız çıkarmak > haklı nedenle derhal fesih
mobbing > psikolojik taciz, kişilik haklarının korunması
iş kazası > iş kazası, iş göremezlik
engelli > engelli, sakat
emekli olmak > yaşlılık aylığı
emeklilik > yaşlılık aylığı, emekli aylığı
işsizlik maaşı > işsizlik ödeneği
bağ kur > sigortalı
çocuk parası > iştirak nafakası
nafaka almak > nafaka, yoksulluk nafakası
çocuğu görmek > kişisel ilişki
dede > büyük ana büyük baba
gayrimeşru > evlilik dışı
baba olduğunu > babalık, soybağı
evlenme yaşı > evlenme ehliyeti
akraba evliliği > evlenme engelleri
düğün takıları > kişisel mal
ortak ev > aile konutu
evi terk etmek > terk
dövüyor > şiddet, kasten yaralama
uzaklaştırma > önleyici tedbir, koruyucu tedbir
kadına şiddet > ailenin korunması, şiddet
yalan söylemek > yalan tanıklık
yalan şahitlik > yalan tanıklık
suç işlemek > suç, fiil
suç ortağı > iştirak, yardım etme
suça yardım > yardım etme
yaş küçüklüğü > ceza sorumluluğu
delilik > akıl hastalığı
sarhoş > alkol
meşru müdafaa > meşru savunma
kendini savunmak > meşru savunma
silah > silah, ateşli silah
bıçak > silah
gizlice > rıza olmaksızın
eve girmek > konut dokunulmazlığının ihlali
zorla > cebir
kaçırmak > kişiyi hürriyetinden yoksun kılma
camını kırmak > mala zarar verme
zarar vermek > mala zarar verme
ifade vermek > ifade alma, sorgu
sabıka > adli sicil
şartlı tahliye > koşullu salıverilme
af > genel af, özel af
ceza indirimi > takdiri indirim, haksız tahrik
cezanın ertelenmesi > erteleme
zaman > süre
mahkeme kararı > hüküm, ilam
kesinleşmek > kesin hüküm
delil > ispat, delil
kanıt > delil
kanıtlamak > ispat yükü
ispat etmek > ispat yükü
duruşmaya gitmemek > duruşmaya gelmeme
duruşmaya katılmamak > duruşmaya gelmeme, dosyanın işlemden kaldırılması
davayı geri çekmek > feragat, davanın geri alınması
davadan vazgeçmek > feragat
anlaşarak > sulh, arabuluculuk
uzlaşmak > uzlaştırma, sulh
acil tedbir > ihtiyati tedbir
durdurmak > yürütmenin durdurulması, ihtiyati tedbir
icra takibi > ilamsız takip, ödeme emri
maaş haczi > ücretin haczi
çek > çek, karşılıksız
karşılıksız çek > çek, karşılıksız
limited > limited şirket
anonim > anonim şirket
şirket kurmak > şirketin kuruluşu, esas sözleşme
şirket ortağı > pay sahibi, ortak
şirketten çıkmak > ortaklıktan çıkma
tabela > ticaret unvanı
marka çalmak > marka hakkına tecavüz
kopyalamak > çoğaltma, mali hak
şarkı > eser
yazılım > bilgisayar programı, eser
imar > imar planı
kaçak yapı > ruhsatsız yapı
devlet arazimi almak > kamulaştırma
kamulaştırma parası > kamulaştırma bedeli
yol > geçit hakkı
duvar > sınırlık, komşuluk
ağaç > komşuluk, dal ve kök
ortak tapu > paylı mülkiyet
hisseli tapu > paylı mülkiyet
tapuyu almak > tescil
`
