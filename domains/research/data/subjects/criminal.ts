/** Subjects of criminal law, its procedure and its execution, with the articles that govern them. */
export const criminalSubjects = `
law 5237
2 suçta ve cezada kanunilik; kıyas yasağı ceza
7 lehe kanun; zaman bakımından uygulama ceza; lehe kanun uygulaması
20 ceza sorumluluğunun şahsiliği
21 kast; olası kast
22 taksir; bilinçli taksir
23 netice sebebiyle ağırlaşmış suç
24 kanunun hükmü amirin emri
25 meşru savunma; meşru müdafaa; zorunluluk hali ceza
26 hakkın kullanılması ilgilinin rızası
27 meşru savunmada sınırın aşılması; sınırın aşılması
28 cebir şiddet tehdit altında suç
29 haksız tahrik; haksız tahrik indirimi
30 hata ceza; suçta hata
31 yaş küçüklüğü; çocuğun ceza sorumluluğu; suça sürüklenen çocuk cezası
32 akıl hastalığı ceza sorumluluğu
33 sağır ve dilsiz
34 geçici nedenle alkol ceza sorumluluğu; sarhoşken işlenen suç
35 suça teşebbüs; teşebbüs
36 gönüllü vazgeçme
37 faillik; müşterek faillik
38 azmettirme
39 yardım etme suç
40 bağlılık kuralı iştirak
42 bileşik suç
43 zincirleme suç; müteselsil suç
44 fikri içtima
49 süreli hapis cezası; kısa süreli hapis cezası
50 seçenek yaptırımlar; hapis cezasının paraya çevrilmesi; adli para cezasına çevirme
51 hapis cezasının ertelenmesi; cezanın ertelenmesi; erteleme
52 adli para cezası; adli para cezası gün karşılığı
53 belli haklardan yoksun bırakılma; hak yoksunluğu; kamu hizmetinden yasaklanma
54 eşya müsaderesi; müsadere
55 kazanç müsaderesi
58 tekerrür; suçta tekerrür; mükerrir; ikinci kez mükerrir
61 cezanın belirlenmesi; temel ceza
62 takdiri indirim; iyi hal indirimi
63 mahsup ceza
64 sanığın ölümü; hükümlünün ölümü
65 af
66 dava zamanaşımı; dava zamanaşımı süresi; ceza davası zamanaşımı
67 dava zamanaşımının kesilmesi; dava zamanaşımının durması
68 ceza zamanaşımı
73 şikayet süresi; şikayete tabi suçlarda süre; şikayetten vazgeçme; soruşturulması şikayete bağlı suç
75 önödeme
76 soykırım
79 göçmen kaçakçılığı
80 insan ticareti
81 kasten öldürme; adam öldürme
82 nitelikli öldürme; kasten öldürmenin nitelikli halleri
83 ihmali davranışla öldürme
85 taksirle öldürme; ölümlü trafik kazası ceza
86 kasten yaralama; basit yaralama; yaralama cezası
87 neticesi sebebiyle ağırlaşmış yaralama; kemik kırığı yaralama
89 taksirle yaralama
91 organ ticareti
94,95 işkence
96 eziyet
97 terk suçu
98 yardım yükümlülüğü
99 çocuk düşürtme
102 cinsel saldırı
103 çocuğun cinsel istismarı
104 reşit olmayanla cinsel ilişki
105 cinsel taciz
106 tehdit; tehdit suçu
107 şantaj
108 cebir suçu
109 kişiyi hürriyetinden yoksun kılma; alıkoyma
112 eğitim hakkının engellenmesi
116 konut dokunulmazlığının ihlali; haneye tecavüz
117 iş ve çalışma hürriyetinin ihlali
122 nefret ve ayrımcılık
123 kişilerin huzur ve sükununu bozma
123/A ısrarlı takip
125 hakaret; hakaret suçu
129 karşılıklı hakaret; haksız fiile tepki hakaret
131 hakarette şikayet
132 haberleşmenin gizliliğini ihlal
133 kişiler arasındaki konuşmaların kayda alınması; ses kaydı alma suçu; gizli ses kaydı
134 özel hayatın gizliliğini ihlal
135,136 kişisel verilerin kaydedilmesi; kişisel verileri ele geçirme
141 hırsızlık; hırsızlık suçu
142 nitelikli hırsızlık
144 paydaş hırsızlık; daha az cezayı gerektiren hırsızlık
145 malın değerinin azlığı
146 kullanma hırsızlığı
148 yağma; gasp
149 nitelikli yağma
151,152 mala zarar verme
154 hakkı olmayan yere tecavüz
155 güveni kötüye kullanma; emniyeti suistimal; hizmet nedeniyle güveni kötüye kullanma
156 bedelsiz senedi kullanma
157 dolandırıcılık
158 nitelikli dolandırıcılık; banka dolandırıcılığı; bilişim dolandırıcılık
160 kaybolmuş eşya üzerinde tasarruf
161,162 hileli iflas; taksirli iflas
163 karşılıksız yararlanma; kaçak elektrik
165 suç eşyasının satın alınması
167 akraba malvarlığı suçu şahsi cezasızlık; kardeşten hırsızlık
168 malvarlığına karşı suçlarda etkin pişmanlık; etkin pişmanlık hırsızlık; etkin pişmanlık dolandırıcılık; zararın giderilmesi etkin pişmanlık
170 genel güvenliğin kasten tehlikeye sokulması; havaya ateş etme
179 trafik güvenliğini tehlikeye sokma; alkollü araç kullanma suçu
184 imar kirliliğine neden olma; kaçak yapı suçu
188 uyuşturucu ticareti; uyuşturucu madde imal ve ticareti; uyuşturucu satma
190 uyuşturucu kullanımını kolaylaştırma
191 uyuşturucu kullanma; uyuşturucu madde kullanmak; kullanmak için uyuşturucu bulundurma; uyuşturucu denetimli serbestlik
192 uyuşturucuda etkin pişmanlık
197 parada sahtecilik
204 resmi belgede sahtecilik; resmi evrakta sahtecilik
206 resmi belgenin düzenlenmesinde yalan beyan
207 özel belgede sahtecilik
209 açığa imzanın kötüye kullanılması
216 halkı kin ve düşmanlığa tahrik
217/A yalan bilgiyi yayma; dezenformasyon suçu
220 örgüt kurma; suç işlemek amacıyla örgüt
225 hayasızca hareketler
226 müstehcenlik
227 fuhuş
228 kumar oynanması için yer
232 aile kötü muamele suçu
233 aile hukukundan doğan yükümlülüğün ihlali
234 çocuğun kaçırılması; çocuğun alıkonulması
235 ihaleye fesat karıştırma
236 edimin ifasına fesat karıştırma
239 ticari sırrın açıklanması
241 tefecilik
243 bilişim sistemine girme
244 sistemi engelleme bozma verileri yok etme
245 banka kartının kötüye kullanılması; kredi kartının kötüye kullanılması
247 zimmet
250 irtikap
252 rüşvet
255 nüfuz ticareti
257 görevi kötüye kullanma; görevi ihmal
265 görevi yaptırmamak için direnme; memura mukavemet
267 iftira
268 başkasının kimlik bilgilerini kullanma
270 suç üstlenme
271 suç uydurma
272 yalan tanıklık
276 gerçeğe aykırı bilirkişilik
278 suçu bildirmeme
279 kamu görevlisinin suçu bildirmemesi
281 suç delillerini yok etme
282 suçtan kaynaklanan malvarlığını aklama; kara para aklama
283 suçluyu kayırma
285 soruşturmanın gizliliğini ihlal
288 adil yargılamayı etkilemeye teşebbüs
289 muhafaza görevini kötüye kullanma; yediemin suistimali
292 firar; hükümlünün kaçması
299 cumhurbaşkanına hakaret
301 türk milletini aşağılama
309 anayasayı ihlal
312 hükümete karşı suç
314 silahlı örgüt; silahlı terör örgütü üyeliği
law 5271
12 ceza davasında yetkili mahkeme
22,23 ceza hakiminin yasaklılığı
24,25 ceza hakiminin reddi
31 ret isteminin geri çevrilmesi
39 ceza süre hesabı; ceza muhakemesinde sürelerin hesaplanması
40,41 eski hale getirme ceza; ceza davasında eski hale getirme
43 tanığın çağrılması ceza; zorla getirme tanık
45 tanıklıktan çekinme ceza; ceza davasında tanıklıktan çekinme; tanıklıktan çekinme
46 meslek nedeniyle tanıklıktan çekinme
58 gizli tanık
63 bilirkişi atanması ceza
67 bilirkişi raporu uzman görüşü ceza
75 şüphelinin beden muayenesi
90 yakalama; yakalama şartları
91 gözaltı; gözaltı süresi
92 gözaltı işlemi itiraz
94 yakalanan kişinin mahkemeye götürülmesi
98 yakalama emri
100 tutuklama nedenleri; tutuklama; tutuklama şartları; katalog suç tutuklama
101 tutuklama kararı
102 tutukluluk süresi; tutukluluk azami süresi; tutuklulukta geçecek süre
104 tahliye talebi; salıverilme istemi
108 tutukluluğun incelenmesi
109 adli kontrol
110/A adli kontrol süresi
111 adli kontrol kararının kaldırılması; adli kontrole itiraz
112 adli kontrole uymama
116,117 arama makul şüphe; arama
119 arama kararı; arama emri
123 elkoyma; delil muhafaza altına alma
127 elkoyma kararı
128 taşınmazlara elkoyma
130 avukat bürosunda arama elkoyma
134 bilgisayarda arama; dijital delil imaj
135 iletişimin dinlenmesi; telefon dinleme; hts kaydı; iletişimin tespiti
139 gizli soruşturmacı
141,142 haksız tutuklama tazminatı; koruma tedbirleri nedeniyle tazminat; haksız yakalama tazminat
147 ifade alma; şüphelinin ifadesi hakları; susma hakkı
148 yasak ifade alma usulleri; avukatsız ifade
149 müdafi seçimi
150 zorunlu müdafi; müdafi görevlendirilmesi; müdafi zorunluluğu
153 dosya inceleme yetkisi; müdafiin dosyayı incelemesi; kısıtlama kararı dosya; gizlilik kararı dosya
154 müdafi ile görüşme
157 soruşturmanın gizliliği
158 ihbar ve şikayet; suç duyurusu
160 savcının soruşturmaya başlaması
161 savcının görev ve yetkileri
170 iddianame; kamu davasının açılması
171 kamu davasının açılmasının ertelenmesi
172 kovuşturmaya yer olmadığı; takipsizlik kararı; kyok
173 kovuşturmaya yer olmadığına itiraz; takipsizlik kararına itiraz; kyok itiraz süresi; takipsizliğe itiraz süresi
174 iddianamenin iadesi
193 sanığın yokluğunda duruşma
196 sanığın duruşmadan bağışık tutulması; segbis
201 doğrudan soru; çapraz sorgu
206 delilin reddi ceza
210 tanığın duruşmada dinlenmesi
217 hukuka aykırı delil; hukuka aykırı delil ceza; delillerin takdiri
223 duruşmanın sona ermesi hüküm; beraat kararı; beraat sebepleri; düşme kararı
226 suçun niteliğinin değişmesi; ek savunma
230 hükmün gerekçesi ceza
231 hükmün açıklanmasının geri bırakılması; hagb; hagb şartları; hagb kararına itiraz
234 mağdurun hakları
237 davaya katılma; müdahale talebi ceza
250 seri muhakeme
251 basit yargılama usulü ceza; ceza basit yargılama
252 basit yargılamaya itiraz ceza
253 uzlaştırma; uzlaştırma kapsamındaki suçlar; uzlaşma kapsamı
256 müsadere usulü
260 kanun yoluna başvurma hakkı
264 kanun yolunda yanılma; merciin belirlenmesinde yanılma
267,268 itiraz ceza; itiraz süresi ceza; tutuklamaya itiraz; tutuklama kararına itiraz süresi; tutuklamaya itiraz süresi
272 ceza istinaf; istinaf edilemeyen kararlar ceza; istinaf ceza
273 ceza istinaf süresi; istinaf süresi ceza; istinaf süresi
280 istinaf incelemesi ceza; bölge adliye mahkemesinde inceleme
283 lehe istinaf aleyhe bozma yasağı; aleyhe değiştirme yasağı
286 temyiz ceza; temyiz edilemeyen kararlar ceza; ceza temyiz
288 temyiz nedeni ceza
289 hukuka kesin aykırılık halleri; mutlak bozma nedenleri
291 ceza temyiz süresi; temyiz süresi ceza; temyiz süresi
294 temyiz başvurusunun içeriği ceza
299 temyizde duruşma ceza
307 ceza bozmadan sonra aleyhe bozma; direnme ceza
308 yargıtay başsavcısının itirazı
309 kanun yararına bozma; kanun yararına bozma ceza
311 yargılamanın yenilenmesi ceza; hükümlü lehine yargılamanın yenilenmesi
324,325 yargılama gideri ceza
327 beraatte yargılama gideri
law 5275
14 açık cezaevi
16 hapis cezasının hastalık nedeniyle ertelenmesi; infazın hastalık ertelenmesi
17 hükümlünün istemiyle infazın ertelenmesi; infaz erteleme
105/A denetimli serbestlik; denetimli serbestlik süresi
106 adli para cezasının infazı; adli para cezası ödenmezse
107 koşullu salıverilme; koşullu salıverilme süresi; şartlı tahliye; yatar hesabı
108 mükerrirlerin infazı; tekerrür infaz
110 konutta infaz; hafta sonu infaz; özel infaz usulleri
98 infazda duraksama
37,39,44 hükümlü disiplin cezaları
51 hükümlü ödül
83 hükümlü ziyaret
94 mazeret izni hükümlü
95,97 hükümlü izin
law 5235
11 asliye ceza görev
12 ağır ceza mahkemesinin görevi
10 sulh ceza hakimliği
law 5395
5 çocuk koruma tedbiri; danışmanlık tedbiri
23 çocuklarda hagb
law 5326
3 kabahatler genel kanun
20 idari para cezası soruşturma zamanaşımı; kabahat zamanaşımı süresi
21 idari para cezası yerine getirme zamanaşımı
17 idari para cezası taksit indirim; idari para cezasında peşin ödeme indirimi
27 idari para cezasına itiraz; idari para cezasına başvuru süresi; idari yaptırıma itiraz; trafik cezasına itiraz süresi; idari para cezasına itiraz süresi
28 başvurunun incelenmesi kabahat
29 sulh ceza hakimliği kararına itiraz kabahat; son karara itiraz
law 5941
5 karşılıksız çek; karşılıksız çek cezası; çekte karşılıksızdır işlemi; karşılıksız çek şikayet süresi
6 çekte etkin pişmanlık
3 çekte muhatap bankanın sorumluluğu; çek yaprağı banka sorumluluk
law 6136
13 ruhsatsız silah; ruhsatsız tabanca taşıma
15 bıçak taşıma
law 3713
1 terör tanımı
5 terör suçunda cezanın artırılması
7 terör örgütü propagandası
law 5607
3 kaçakçılık suçu; sigara kaçakçılığı; akaryakıt kaçakçılığı
5 kaçakçılıkta etkin pişmanlık
law 4483
5 memur hakkında soruşturma izni
9 soruşturma iznine itiraz
law 213
359 vergi kaçakçılığı; sahte fatura; naylon fatura
law 5651
9 içeriğin çıkarılması; erişimin engellenmesi kişilik hakkı
9/A özel hayat erişimin engellenmesi
8 erişimin engellenmesi katalog
law 7201
53 tebligatta yalan beyan
`
