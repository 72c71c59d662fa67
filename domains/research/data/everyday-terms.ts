/**
 * What people say and what statutes call it: everyday words > terms of law. Used one way only, for questions about
 * laws, at a lower weight than the words themselves. Case endings do not matter, the words are compared by stem.
 */
export const everydayTerms = `
ev sahibi > kiraya veren, kiralayan, malik
ev sahibim > kiraya veren
evden çıkarmak > kiralananın tahliyesi, boşaltma
evden atmak > tahliye
evden çıkmak > tahliye, kira sözleşmesinin sona ermesi
kira artışı > kira bedelinin belirlenmesi
kiraya zam > kira bedelinin belirlenmesi
kira zammı > kira bedelinin belirlenmesi
depozito > güvence bedeli
kontrat > sözleşme
işten çıkarmak > fesih, iş sözleşmesinin feshi
işten çıkarılmak > fesih, iş sözleşmesinin feshi
işten atmak > fesih, iş sözleşmesinin feshi
işten kovmak > fesih, haklı nedenle derhal fesih
kovmak > fesih
istifa > fesih
işten ayrılmak > fesih
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
`
