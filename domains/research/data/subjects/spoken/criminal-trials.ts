/** How people speak of criminal proceedings, under the articles that govern them. */
export const spokenCriminalTrials = `
law 5271
12 ceza davası nerede açılır; suçun işlendiği yer mahkemesi; internette işlenen suç yetkili
24 ceza hakimini değiştirme; ceza hakimi taraflı
43,44 tanıklığa gitmemek; şahitliğe gitmeyen; tanık zorla getirilir; duruşmaya gelmeyen tanık; tanık olmak zorunda
45 kardeşime karşı tanıklık; eşim aleyhine tanıklık; akraba tanıklık yapmak zorunda; annem aleyhine şahitlik; tanıklıktan çekilme akraba; kardeşim yargılanıyor tanıklık; yakınım yargılanıyor tanıklık
46 doktorun tanıklıktan çekinmesi; avukatın tanıklığı sır
48 kendi aleyhine tanıklık
58 kimliğim gizli tanık; tanık kimliğinin gizlenmesi
75,76 zorla kan alma; kan örneği almak; vücut muayenesi; mağdurun muayenesi; idrar testi zorla
78 dna testi ceza
81 parmak izi alma; parmak izi fotoğraf şüpheli
90 herkes yakalayabilir; suçüstü yakalama; vatandaş yakalama; polis beni yakaladı; hırsızı yakalayıp tutmak
91 gözaltı kaç saat; gözaltı kaç gün; polis kaç gün tutabilir; gözaltında tutma; yirmi dört saat gözaltı; gözaltına itiraz; gözaltı süresi uzar; karakolda ne kadar tutulur; gözaltında en fazla
95 gözaltına alındığım aileme haber; yakınlarına haber verme gözaltı; yakalandığını yakınına bildirme
93 kelepçe takmak; çocuğa kelepçe yakalama
94 yakalama kararı mahkemeye çıkarılma
97 yakalama tutanağı
98 hakkımda yakalama kararı; polis arıyor aranıyorum; yakalama kararını kaldırmak
99 gözaltı nezarethane sağlık muayenesi
100 neden tutuklandım; tutuklama sebepleri; hangi suçlarda tutuklama; tutuklanır mı; delil karartma kaçma şüphesi; iki yıl altı tutuklama yasağı; oğlum tutuklandı
101 tutuklama kararını kim verir; tutuklamada avukat
102 tutukluluk en fazla kaç yıl; kaç ay tutuklu kalınır; tutukluluk azami; iki yıl tutuklu; ağır ceza tutukluluk süresi; ne kadar tutuklu kalırım
104 tutuklunun tahliyesini istemek; tahliye dilekçesi; serbest bırakılma talebi; tutuklu oğlum tahliye; tahliye talebi ret itiraz
105 tahliye talebi kaç gün karar
108 tutukluluk otuz gün inceleme; tutukluluk ne sıklıkla incelenir
109 imza atma adli kontrol; yurt dışı çıkış yasağı; karakola imza; evden çıkmama adli; adli kontrolde imza; elektronik kelepçe ev hapsi; yurt dışına çıkma yasağı adli; konutu terk etmeme
110/A adli kontrol kaç yıl; adli kontrol en fazla
111 adli kontrolü kaldırmak; imza yükümlülüğünü kaldırma; yurt dışı yasağını kaldırmak
112 imzaya gitmedim; adli kontrole uymazsam; imza atmayı unuttum
113 kefaletle serbest kalma; güvence bedeli yatırıp
116 evimin aranması; üstümün aranması; polis evimi arayabilir; hangi hallerde arama
118 gece arama; gece ev araması
119 arama kararı olmadan ev; polis kararsız evime girdi; kim arama kararı verir; savcı emriyle arama; aramada iki komşu; kararsız arama; arama emri kim; arama için karar
123,127 telefonuma el koydular; eşyama polis el koydu; el konulan telefon; aracıma el konuldu; el koymaya itiraz; el koyma kararı hakim
131 el konulan eşyamı geri almak; telefonumu geri alma emniyet; el konulan telefonun iadesi; polisin aldığı eşyayı
128 mallarına tedbir ceza; banka hesabıma bloke savcılık; hesaba bloke; hesaplara el konuldu
134 bilgisayarıma el koymak; telefonun incelenmesi; bilgisayar kopyası; telefonumun içi inceleme; dijital materyal
135 telefonum dinleniyor; telefon dinleme kararı; dinleme kaç ay; hangi suçlarda dinleme; mahkeme kararıyla dinleme; sinyal bilgisi; polis telefonumu dinliyor
139 gizli polis soruşturmacı
140 takip edilmek polis kamera; teknik takip
141 haksız yere hapis yattım; suçsuz yere tutuklandım; beraat ettim tutuklulukta geçen tazminat; haksız tutuklandım tazminat; suçsuz yere hapis tazminat; gözaltında haksız tazminat; boşuna tutuklu kaldım; beraat tutukluluk tazminat; takipsizlik gözaltı tazminat; haksız arama tazminat; tutuklu kaldım beraat; tutuklu kalan beraat devlet
142 haksız tutuklama tazminatı kaç ay; haksız tutuklama tazminatı süresi; tutukluluk tazminatı hangi mahkeme; üç ay bir yıl haksız tutuklama
145,146 ifadeye çağrıldım; ifadeye gitmezsem; karakola çağrıldım; savcılığa ifadeye çağrı; zorla getirme ifade; ifadeye gitmemek; polis ifadeye çağırdı
147 susma hakkı; ifade verirken hakları; polise ifade verirken; ifade vermek zorunda; ifade verirken avukat isteme; şüpheli hakları; ifademde avukat; ifadede suçlama öğrenme; ifade tutanağı imzalamam
148 zorla alınan ifade; dayakla ifade; polis baskıyla ifade; avukat olmadan alınan ifade; yalan makinesi; ifademi baskıyla
149 ifadede avukat sayısı; soruşturmada en çok üç avukat; istediğim avukatı seçmek
150 avukat tutacak param yok ceza; ücretsiz avukat ceza; barodan avukat istemek; zorunlu avukat; avukatım yok ceza davası; çocuğa avukat zorunlu; cmk avukatı; mahkeme avukat atar; beş yıldan fazla hapis avukat zorunlu
153 avukatım dosyayı görmek; dosya gizli; dosyayı inceleyemiyoruz; soruşturma dosyasına bakmak; kısıtlılık kararı; gizlilik kararına itiraz
154 avukatımla görüştürmüyorlar; gözaltında avukatla görüşme; tutuklunun avukatla görüşmesi; avukatla görüşme yirmi dört saat
158 suç duyurusu nereye; savcılığa suç duyurusu; karakola şikayet etmek; şikayetçi olmak nereye; nereye şikayet edeceğim suç; savcılığa şikayet dilekçesi; soruşturma yapılmasına yer olmadığı; suç ihbarı; nasıl şikayetçi olurum
160 savcı ne yapar; savcı lehime delil; savcı delil toplama
164 polis kendi başına soruşturma; adli kolluk
170 savcı ne zaman dava açar; iddianame düzenleme; yeterli şüphe
171 kamu davası erteleme; davanın beş yıl ertelenmesi; savcı davayı ertelemiş
172 savcı dava açmadı; savcı takipsizlik; takipsizlik sonra yeni delil
173 takipsizliğe itiraz; savcı dosyayı kapattı; savcı takipsizlik verdi itiraz; takipsizlik itiraz kaç gün; takipsizlik nereye itiraz; kovuşturmaya yer yok itiraz; savcının kararına itiraz; takipsizlik kararına nasıl itiraz
174 mahkeme iddianameyi geri gönderdi
176 iddianame tebliği duruşma bir hafta; duruşma gününden kaç gün önce
182 duruşmayı izlemek; duruşma herkese açık; gizli duruşma
183 duruşmada fotoğraf çekmek; duruşmada kayıt yasak
193,194 sanık duruşmaya gitmezse; ceza duruşmasına gitmedim; duruşmaya katılmayan sanık; mahkemeye gitmezsem ceza
195 sanık yokluğunda duruşma para cezası
196 segbisle ifade; başka şehirde ifade; duruşmadan bağışık; bulunduğum şehirde ifade vermek; istinabe ifade sanık
199 zorla getirme kararı; hakkımda zorla getirme; sanık zorla getirme
201 avukat tanığa soru; avukat doğrudan soru sormak
202 tercüman isteme; türkçe bilmiyorum mahkeme; duruşmada çevirmen; ana dilde savunma
203,204 duruşmadan atılma; duruşma düzenini bozan; hakim salondan çıkardı
206,217 kanuna aykırı delil; gizli kayıt delil olur; gizlice alınan ses kaydı delil; hukuka aykırı elde edilen delil ceza; hakim delili nasıl değerlendirir
216 son söz sanığın; duruşmada son söz
223 beraat ne zaman verilir; davanın düşmesi ceza; beraat şartları; ceza verilmesine yer olmadığı; aynı suçtan iki kez yargılanma; delil yetersizliği beraat
226 suç değişti ek savunma
231 hagb nedir; hükmün açıklanması geri bırakma; hagb aldım beş yıl; hagb itiraz; denetim süresinde suç; sicile işlenmeyen ceza; iki yıl altı ceza geri bırakma; hagb beş yıl suç işlersem
234 mağdurun avukat hakkı; şikayetçinin hakları; mağdur baro avukatı
237,238 davaya müdahil olmak; davaya katılmak istiyorum ceza; şikayetçi davaya katılma; müdahil olmak
247,248 kaçak sanık; yurt dışına kaçan sanık
250 savcı ceza teklif etti; seri yargılama; seri muhakeme teklif; seri muhakeme yarı indirim
251 duruşmasız ceza; basit yargılama dörtte bir indirim; duruşma yapılmadan ceza verildi; basit yargılama kararı geldi
252 basit yargılamaya itiraz; duruşmasız verilen cezaya itiraz; basit yargılama itiraz kaç gün
253 uzlaştırmacı aradı; uzlaşmak zorunda; hangi suçlarda uzlaşma; uzlaşırsam dava düşer; uzlaşma teklifi; uzlaştırma teklifi kaç gün; uzlaşmayı kabul etmek; şikayetçiyle anlaşmak ceza; uzlaşma parası
254 mahkemede uzlaşma; dava sırasında uzlaştırma
260 kararı kim temyiz edebilir ceza
264 yanlış mahkemeye itiraz; itiraz mercii yanlış
267,268 ceza kararına itiraz kaç gün; itiraz yedi gün; iki hafta itiraz ceza hakim; sulh ceza kararına itiraz; tutuklama itiraz kaç gün; tutuklama kararına nereye itiraz; tutukluluğa itiraz
272 hangi ceza kararları istinaf edilir; para cezası istinaf edilmez; kesin ceza kararı
273 ceza kararına istinaf kaç gün; ceza mahkemesi kararına istinaf; ceza istinaf iki hafta; cezama itiraz üst mahkeme; mahkumiyet kararına istinaf; hapis cezasına itiraz süresi
280 istinaf mahkemesi ne yapar ceza; istinaf cezayı bozar
283 istinafta ceza artar; ben istinaf ettim cezam artar
286 hangi ceza kararı yargıtaya; beş yıl altı temyiz; yargıtaya gidilemeyen ceza
291 ceza temyiz kaç gün; yargıtaya başvuru süresi ceza; ceza kararı temyiz iki hafta
308 yargıtay savcısına başvuru; başsavcılık itirazı; yargıtay onadı itiraz
309 kesinleşen karara itiraz bakanlık; kesinleşen kararın bozulması; adalet bakanlığı bozma; kanun yararına başvuru
311 yeniden yargılanma ceza; yeni delil bulundu ceza; ceza davasını yeniden açtırmak; aihm kararı yeniden yargılama; suçsuzluğumu gösteren yeni delil; yalan tanıkla ceza aldım yeniden
324,325 ceza davası masrafı; beraat eden avukat parası; mahkeme masrafını sanık öder
327 beraatte avukat ücreti; beraat edince masraf
`
