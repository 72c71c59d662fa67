/** Subjects of constitutional, administrative and tax law, with the articles that govern them. */
export const publicSubjects = `
law 2709
2 cumhuriyetin nitelikleri; hukuk devleti
10 kanun önünde eşitlik; eşitlik ilkesi
13 temel hakların sınırlanması; ölçülülük
15 temel hakların durdurulması
17 yaşam hakkı; maddi manevi varlık; işkence yasağı
19 kişi hürriyeti ve güvenliği
20 özel hayatın gizliliği anayasa; kişisel verilerin korunması anayasa
21 konut dokunulmazlığı anayasa
22 haberleşme hürriyeti
23 seyahat hürriyeti
24 din ve vicdan hürriyeti
26 ifade hürriyeti; ifade özgürlüğü; düşünceyi açıklama
28 basın hürriyeti
33 dernek kurma hürriyeti
34 toplantı ve gösteri yürüyüşü hakkı
35 mülkiyet hakkı
36 adil yargılanma hakkı; hak arama hürriyeti
37 kanuni hakim güvencesi
38 suç ve cezada kanunilik; masumiyet karinesi; suçsuzluk karinesi
40 temel hakların korunması; başvuru yolunun gösterilmesi
41 ailenin korunması
46 kamulaştırma anayasa
67 seçme ve seçilme hakkı
73 vergi ödevi; verginin kanuniliği
83 yasama dokunulmazlığı; milletvekili dokunulmazlığı
90 milletlerarası antlaşmaların uygunluğu; uluslararası antlaşma üstünlüğü
104 cumhurbaşkanının görevleri; cumhurbaşkanlığı kararnamesi
125 idarenin sorumluluğu; yargı yolu idari işlem; idari işlemlere karşı yargı yolu
129 memurların yargılanması; memurun kusurundan idareye dava
138 mahkemelerin bağımsızlığı
148 bireysel başvuru anayasa
150 iptal davası anayasa mahkemesi
152 somut norm denetimi; itiraz yolu anayasaya aykırılık
153 anayasa mahkemesi kararlarının bağlayıcılığı
law 6216
45 bireysel başvuru hakkı; anayasa mahkemesine bireysel başvuru
46 bireysel başvuru ehliyeti
47 bireysel başvuru süresi; bireysel başvuru usulü; anayasa mahkemesine başvuru süresi; bireysel başvuru kaç gün
48 bireysel başvuru kabul edilebilirlik; kabul edilebilirlik şartları
50 bireysel başvuru kararları; ihlal kararının sonuçları
law 2577
2 iptal davası; tam yargı davası; idari dava türleri
3 idari dava dilekçesi
5 aynı dilekçe ile dava
7 idari dava açma süresi; idari dava süresi; iptal davası süresi; vergi davası açma süresi; vergi davası süresi; idare mahkemesinde dava açma süresi; altmış gün dava
8 idari sürelerin hesaplanması; idari yargıda sürelerin uzaması
9 görevli olmayan yere başvuru; görev ret sonrası otuz gün
10 idareye başvuru; zımni ret; idarenin sessiz kalması; zımni ret süresi; idari makamın cevap vermemesi
11 üst makama başvuru; idari işlemin geri alınması istemi dava süresi
12 iptal ve tam yargı davası birlikte
13 idari eylemden tam yargı; tam yargı davası süresi; idari eylem nedeniyle dava süresi; idareye tazminat başvurusu süresi
14 idari davada ilk inceleme
15 ilk inceleme üzerine karar
16 idari davada cevap süresi; savunma süresi idari; miktar artırımı tam yargı
17 idari davada duruşma
20 idari re'sen araştırma
20/A ivedi yargılama usulü; ivedi yargılama süresi
20/B merkezi sınav dava
26 davacının ölümü idari
27 yürütmenin durdurulması; yürütmeyi durdurma; yürütmenin durdurulması şartları; yürütmenin durdurulmasına itiraz; yd itiraz süresi
28 idari yargı kararlarının uygulanması; mahkeme kararının otuz gün içinde uygulanması; idarenin kararı uygulamaması
31 hmk uygulanacak haller idari
32 idari yargıda yetki; genel yetki idari
33 kamu görevlileri davasında yetki
34 taşınmaz davasında yetki idari
36 tam yargıda yetki
45 idari istinaf; idari istinaf süresi; istinaf süresi idari; idare mahkemesi istinaf; bölge idare mahkemesi istinaf
46 danıştay temyiz; idari temyiz süresi; temyiz süresi idari; danıştayda temyiz edilebilecek kararlar
49 temyiz incelemesi danıştay
50 idari bozmaya uyma; ısrar kararı
51 idari kanun yararına temyiz
53 idari yargılamanın yenilenmesi
law 2576
5 idare mahkemesinin görevi
6 vergi mahkemesinin görevi
7 tek hakim idari
law 213
10 kanuni temsilcinin sorumluluğu vergi
14 vergide süre
93 vergi tebligatı
107/A vergi elektronik tebligat
112 vergide gecikme faizi
114 vergi zamanaşımı; vergi tarh zamanaşımı süresi; tarh zamanaşımı
116,122 vergi hatası; düzeltme talebi vergi
124 vergi şikayet yolu
134 vergi incelemesi
341 vergi ziyaı
344 vergi ziyaı cezası
352 usulsüzlük cezası
353 özel usulsüzlük cezası
371 vergide pişmanlık; pişmanlık ve ıslah
376 vergi cezasında indirim
377 vergi mahkemesinde dava
378 vergide dava konusu
Ek 1 uzlaşma vergi; tarhiyat sonrası uzlaşma
Ek 11 tarhiyat öncesi uzlaşma
law 6183
13,15 kamu alacağında ihtiyati haciz; ihtiyati haczin iptali amme
35 limited ortağın amme borcundan sorumluluğu; ortağın vergi borcu sorumluluğu
Mükerrer 35 kanuni temsilcinin amme borcu sorumluluğu
48 tecil taksitlendirme amme
51 gecikme zammı
55 amme ödeme emri
58 amme ödeme emrine itiraz; vergi ödeme emrine itiraz; kamu alacağı ödeme emrine dava süresi
102 tahsil zamanaşımı; vergi tahsil zamanaşımı; amme alacağı zamanaşımı süresi
103 tahsil zamanaşımının kesilmesi
law 193
Mükerrer 80 değer artış kazancı; taşınmaz satışında gelir vergisi
21 mesken kira istisnası
law 3065
1 katma değer vergisi konusu
29 katma değer indirimi; kdv indirimi
32 kdv iadesi
law 7338
16 veraset ve intikal vergisi oranı
9 veraset beyanname süresi; veraset ve intikal beyannamesi süresi
law 4734
53 kamu ihale kurumu
54 ihaleye itirazen şikayet
55 ihale idareye şikayet; ihale şikayet süresi
56 kamu ihale kurumuna itirazen şikayet
10 ihaleye katılımda yeterlik
law 4735
20 kamu ihale sözleşmesinin feshi
24 iş artışı iş eksilişi
law 2886
75 kamu taşınmazında ecrimisil; fuzuli işgal; hazine ecrimisil; devlet taşınmazı işgali
law 4982
8 bilgi edinme
11 bilgi edinme süresi
13 bilgi edinme itiraz
law 6458
53 sınır dışı kararına itiraz; sınır dışı kararı dava süresi
54 sınır dışı edilecekler
57 idari gözetim
9 türkiyeye giriş yasağı
31 kısa dönem ikamet izni
law 5901
11 vatandaşlığa kabul şartları; türk vatandaşlığı genel şartlar
12 yatırım yoluyla vatandaşlık; istisnai vatandaşlık
16 evlenme yoluyla vatandaşlık
law 5393
15 belediyenin yetkileri
law 3091
3 taşınmaz zilyetliğine tecavüz idari; tecavüzün önlenmesi başvurusu
law 2547
54 öğrenci disiplin cezası; yükseköğretim öğrenci disiplin
53 öğretim elemanı disiplin
`
