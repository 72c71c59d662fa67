/** How people speak of taxes, tenders and fines, under the articles that govern it. */
export const spokenTaxes = `
law 213
3 vergi kanunu yorum
5 vergi bilgilerimin gizliliği; vergi sırrı
10 şirket müdürü vergi borcundan; müdür şahsen vergi; şirketin vergisinden müdür sorumlu
12 ölen babamın vergi borcu; mirasçılar vergi borcu; ölenin vergi cezası mirasçı
13,15 mücbir sebep vergi; hastalık vergi beyan; depremde vergi beyannamesi
29,30 resen vergi; takdir komisyonu vergi
93,94 vergi dairesinden tebligat
107/A vergi e tebligat; elektronik vergi tebligatı beş gün
112 geç tarh edilen vergi faizi
114 eski vergi borcum; vergi kaç yılda zamanaşımı; vergi beş yıl; vergi borcu kaç yıl sonra; beş yıl geçti vergi istenir; kaç yıl öncesinin vergisi
116,117,118 vergide hata; yanlış vergi hesaplandı; iki kez vergi; fazla vergi alındı; vergi hatası düzeltme
120,122 fazla ödenen vergiyi geri; yanlış kesilen verginin iadesi; vergi iadesi istemek; vergi düzeltme dilekçesi
124 vergi düzeltme reddedildi bakanlık
134,138 vergi incelemesine alındım; vergi müfettişi defter; inceleme ne kadar sürer
139,140 vergi incelemesi işyerinde; vergi müfettişi inceleme süresi bir yıl
153 işe başlama bildirimi vergi; vergi mükellefi olmak; dükkan açtım vergi dairesi
157 vergi dairesine adres değişikliği
160 işi bırakma bildirimi; işyerimi kapattım vergi; mükellefiyet kapatmak
172 kimler defter tutar
227,229 fatura nedir; belge düzeni
231 fatura kaç gün içinde; yedi gün fatura
232 fatura kesme sınırı; fatura vermek zorunda; hangi tutardan sonra fatura
253 defter belge beş yıl saklama vergi
256 defter ibraz etmemek vergi
323 şüpheli alacak
341,344 vergi ziyaı kaç kat; eksik vergi beyanı cezası; vergi kaçıran ceza bir kat; gelirimi eksik bildirdim; vergi kaybı cezası
352 beyanname vermedim ceza; beyannameyi geç verme; usulsüzlük
353 fatura kesmemek cezası; fiş vermeyen esnaf; fiş kesmeme ceza; fatura vermeyen ceza; fişsiz satış
359 sahte fatura kullanmak; naylon fatura kesmek; defter gizlemek hapis; vergi kaçakçılığı hapis; çift defter; sahte fatura cezası
369 yanılma vergi ceza kesilmez
370 vergi izah; izaha davet
371 pişmanlıkla beyan; vergi pişmanlık; kendiliğinden bildirme vergi
374,375 vergi cezası zamanaşımı
376 vergi cezasında indirim yarı; vergi cezası indirim otuz gün
377,378 vergi davası kim açar; vergi cezasına dava
Ek 1,Ek 11 vergi cezası uzlaşma; vergi dairesiyle uzlaşma; tarhiyat öncesi uzlaşma istemek; vergide uzlaşma otuz gün
law 6183
10 vergi borcu teminat
13 vergi dairesi ihtiyati haciz
35 limited ortağı vergi borcu; ortak şirket vergi borcundan; hissesi kadar vergi borcu; limited şirketin sgk vergi borcu ortak
Mükerrer 35 müdürün vergi borcu sorumlu; şirket müdürüne vergi ödeme emri
36/A vergi borcu yurt dışı çıkış yasağı; yurt dışı yasağı vergi
37 vergi borcu ne zaman ödenir
48 vergi borcunu taksitlendirme; vergi borcu taksit; vergi tecil; vergi borcunu ödeyemiyorum; devlete borcu taksitle; vergi yapılandırma tecil
51 gecikme zammı oranı; vergiyi geç ödemek; vergi gecikme
54,55 vergi dairesinden ödeme emri; devlet alacağı ödeme emri on beş gün; vergi ödeme emri kaç gün
58 vergi ödeme emrine dava; vergi dairesi ödeme emri itiraz; vergi borcum yok ödeme emri; zamanaşımına uğramış vergi ödeme emri; trafik cezası ödeme emri itiraz; vergi dairesinden ödeme emri geldi
60 vergi mal bildirimi hapis
62 vergi borcu haciz; vergi dairesi haciz
70 vergi haczedilemeyen mallar; vergi borcundan ev haczi; vergi borcu için evime haciz
71 vergi borcu maaş haczi; vergi dairesi maaşıma haciz
73,79 vergi borcu banka hesabı haciz; e haciz; hesabıma vergi haczi; elektronik haciz vergi
24,27 vergi borçlusu mal kaçırma
102 devlet alacağı beş yıl; vergi borcu zamanaşımı tahsil; vergi cezası kaç yılda silinir; ödenmeyen vergi kaç yıl; trafik cezası kaç yılda silinir; ödenmeyen vergi borcu düşer
103 vergi zamanaşımını kesen
21 vergi alacağı öncelik
law 193
21 konut kira geliri istisna; kira geliri vergisi; kira geliri beyan sınırı; ev kirasından vergi
23,25 hangi ücretler vergisiz; kıdem tazminatı vergi; çocuk yardımı vergi
40,68 gider yazmak; masraf gösterme vergi
74,70 kira gelirinden gider indirme; götürü gider; gayrimenkul sermaye iradı
Mükerrer 80 ev satınca vergi; beş yıl dolmadan ev satışı vergi; evi sattım vergi; taşınmaz satış kazanç vergisi; beş yıl içinde satılan daire
86 hangi gelir beyan edilmez
92 gelir vergisi beyannamesi ne zaman; mart ayında beyan
103 gelir vergisi dilimleri; gelir vergisi oranı
9 esnaf vergi muafiyeti; evde yemek satan vergi; evde el işi satmak vergi
Mükerrer 20 genç girişimci vergi; genç girişimci istisna
law 3065
1 kdv nelerden alınır
17 kdv istisnası; kdv alınmayan
29 kdv indirimi
32 kdv iadesi
law 1319
3,13 emlak vergisini kim öder
8 emekli emlak vergisi; tek evi olan emekli vergi; emlak vergisi muaf; emekli tek ev sıfır vergi
23 yeni ev emlak bildirimi; emlak vergisi bildirimi
30 emlak vergisi ne zaman ödenir; emlak vergisi mayıs kasım
law 7338
1 miras kalan evden vergi; mirasa vergi var; bağışa vergi
4 miras vergisi istisna; ne kadar miras vergisiz
7,9 miras vergisi beyannamesi kaç ay; miras beyannamesi dört ay; veraset beyanı ne zaman; miras kalan ev için vergi dairesi
16 miras vergisi yüzde; veraset vergisi oranı; bağış vergisi oran
19 miras vergisi taksit; veraset vergisi kaç yılda ödenir; miras vergisi üç yıl
law 197
13 motorlu taşıtlar vergisi ödemeden satış; mtv borcu olan araç satışı
9 mtv ne zaman ödenir; araba vergisi taksit
law 488
1 sözleşmeden damga vergisi; damga vergisi hangi kağıt; kira sözleşmesi damga
law 4734
10 ihaleye kim katılamaz; ihale dışı bırakılma
17 ihalede yasak davranış
40 ihale sözleşme yapma
55,54,56 ihaleye itiraz; ihale şikayet kaç gün; ihaleye itiraz on gün; kik başvurusu; ihaleden elendim; ihale iptal itiraz
58 ihale yasaklı; ihalelere katılmaktan yasaklama
law 5326
3 kabahatler kanunu
17 cezayı peşin ödeme indirim; para cezası taksit idari; idari para cezası peşin dörtte bir; para cezasını erken ödersem; trafik cezası peşin indirim; para cezası taksitle ödeme
20 idari para cezası kaç yılda; kabahat zamanaşımı
21 para cezası kaç yılda silinir; ödenmeyen idari para cezası
27 polisin yazdığı ceza itiraz; para cezasına itiraz; trafik cezasına itiraz; cezaya nereye itiraz; idari para cezasına on beş gün; sulh cezaya itiraz ceza; trafik cezasına nereye; zabıta cezasına itiraz; radar cezasına itiraz; maske cezası itiraz; sigara cezasına itiraz; park cezasına itiraz
29 sulh ceza itiraz reddetti; ceza itirazım reddedildi yedi gün
`
