/**
 * Legal terms made of very common words: "işe iade" as two words finds 896 texts of the measured corpus, of which 40
 * have the term. They are searched as phrases, in all their inflected forms; if no text has the phrase, by their
 * words. A term that other words may interrupt ("tapu iptali": tapu kaydının iptali) is not in the list.
 */
export const setPhrases = `
ölünceye kadar bakma
bir suç işleme kararı
daha az cezayı gerektiren
ne bis in idem
çok tehlikeli işler
az tehlikeli işler
en yüksek banka mevduat faizi
karar verilmesine yer olmadığı
kovuşturmaya yer olmadığı
ceza verilmesine yer olmadığı
birden fazla kişi ile birlikte
işe iade
işe başlatma
işe başlatmama
iş görme borcu
vekaletsiz iş görme
iş kazası
iş sözleşmesi
iş akdi
hizmet akdi
fazla çalışma
fazla mesai
yıllık izin
genel tatil
haklı neden
geçerli neden
eşit davranma
asıl işveren
alt işveren
ücret alacağı
meslek hastalığı
eski hale getirme
eski hale iade
kesin hüküm
kesin süre
kesin delil
ilk itiraz
karşı dava
ek dava
kısmi dava
karar düzeltme
maddi hata
dava şartı
ön inceleme
ön ödeme
ön alım
geri alım
alım hakkı
üst hakkı
oturma hakkı
geçit hakkı
kaynak hakkı
kişilik hakkı
saklı pay
kişisel mal
mal rejimi
aile konutu
ev eşyası
katılma alacağı
değer artış payı
artık değer
kat mülkiyeti
kat irtifakı
ortak gider
kat karşılığı inşaat
arsa payı karşılığı inşaat
ortaklığın giderilmesi
elatmanın önlenmesi
el atmanın önlenmesi
kamulaştırmasız el atma
makul süre
hukuki yarar
hukuki dinlenilme hakkı
gerekçeli karar hakkı
özel hayat
yargı yolu
kanun yolu
tam yargı davası
kanun yararına bozma
usuli kazanılmış hak
usuli müktesep hak
hak düşürücü süre
cezai şart
ceza koşulu
şekil şartı
resmi şekil
genel işlem koşulu
temsil yetkisi
yok hükmünde
sıra cetveli
itirazın iptali
itirazın kaldırılması
tasarrufun iptali
davanın ihbarı
açılmamış sayılma
işlemden kaldırma
senetle ispat
yazılı delil
lehe kanun
suça teşebbüs
suç uydurma
suç üstlenme
son söz
ek savunma
ara karar
ek karar
arama kararı
el koyma
takdiri indirim
iyi hal
süre tutum
basit yargılama
seri muhakeme
kamu malı
kamu zararı
hizmet kusuru
kişisel kusur
ağır kusur
tam kusur
değer kaybı
hesap özeti
cari hesap
muris muvazaası
anayasa mahkemesi
hukuk genel kurulu
ceza genel kurulu
içtihadı birleştirme
içtihatları birleştirme
bölge adliye mahkemesi
bölge idare mahkemesi
bireysel başvuru
`
