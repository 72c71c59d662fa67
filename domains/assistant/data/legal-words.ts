/**
 * Words by which a question is recognised as one about law, compared by stem. `tellingLaw`: one of them is enough.
 * `maybeLaw`: words of everyday life that statutes rule too; one is enough if nothing speaks against it.
 */
export const tellingLaw = `
dava davacı davalı mahkeme hâkim hakim savcı savcılık avukat vekâlet vekalet müvekkil baro noter tazminat nafaka velayet
boşanma evlilik nişan evlat vasi vesayet kayyım miras mirasçı mirasbırakan tereke vasiyet vasiyetname saklı tenkis muris
muvazaa tapu ipotek rehin haciz icra iflas konkordato alacak alacaklı borçlu borç temerrüt kefil kefalet senet bono poliçe çek
keşideci ciro zamanaşımı fesih feshetmek ihbar kıdem ihtar ihtarname tebligat tebliğ temyiz istinaf itiraz yargıtay danıştay
sayıştay anayasa kanun yasa yönetmelik tüzük mevzuat madde fıkra hüküm hukuk hukuki hukuken yargı yargılama yargıç duruşma
bilirkişi tanık şahit keşif delil ispat ikrar yemin feragat sulh kabul ceza suç suçlu sanık şüpheli mağdur müşteki şikâyet
şikayet müdafi gözaltı tutuklama tutuklu tutukluluk hükümlü hapis hapse cezaevi infaz denetimli serbestlik beraat mahkumiyet
mahkûmiyet uzlaşma uzlaştırma arabuluculuk tahkim hakem taksir kast kasten teşebbüs iştirak azmettirme zincirleme meşru
müdafaa savunma hırsızlık yağma dolandırıcılık zimmet rüşvet irtikap sahtecilik hakaret iftira tehdit şantaj yaralama
öldürme cinayet uyuşturucu kaçakçılık taciz istismar ihmal görevi kötüye zilyet zilyetlik mülkiyet kamulaştırma irtifak intifa
ecrimisil geçit izale ortaklığın paydaş pay paylı elbirliği kat malik malikleri tahliye kiracı kiraya kiralanan kiralayan
kira sözleşme taahhüt taahhütname cezai şart cayma depozito vekil temsilci tüzel dernek vakıf şirket ortak ortaklık anonim limited
kooperatif ticaret tacir esnaf ticari unvan marka patent telif işveren işçi sendika grev lokavt iş kazası mobbing mesai
tutanak disiplin memur memuriyet kamu idare idari belediye ruhsat imar iptal yürütme vergi mükellef matrah tarhiyat
stopaj kdv gümrük harç resim müsadere sigortalı sgk emekli emeklilik malullük prim tüketici ayıplı garanti taksit vatandaşlık
vatandaş pasaport ikamet sığınma mülteci milletvekili cumhurbaşkanı meclis tbmm seçim seçmen yaptırım müeyyide yasak
yasal kanuni hukuka aykırı haksız rekabet ehliyet ergin kısıtlı gaip gaiplik nüfus soybağı babalık tanıma tenfiz hısım hısımlık
altsoy üstsoy rıza irade hata hile ikrah gabin butlan batıl hükümsüz geçersizlik rücu halef ibra takas ifa kusur sorumluluk
sorumlu zarar manevi maddi kvkk kişisel veri aleniyet ilam ilamsız ilamlı takip merci temlik devir şerh beyan sicil kadastro
tescil trafik plaka alkollü sürücü makul süre başvuru bireysel hak haklarım hakları hürriyet özgürlük eşitlik ihale
adil adlî adli uyruk yabancı gerekçeli karar kararı kararın kesinleşme kesinleşmiş infak iade irtibat kolluk polis jandarma arama elkoyma
kelepçe ifade kimlik tebellüğ muhtar kefalete teminat kayıtsız şartsız cumhuriyet cumhuriyetin vazgeçme iddianame soruşturma soruşturmacı muhakeme dürüstlük iyiniyet kişilik taşınmaz taşınır işleten
kütük kovuşturma takipsizlik suçüstü müebbet zorlayıcı mücbir ölünceye bakma sükna üst hakkı tüketim ödünç ariyet vedia
evlenme evlenmek evlenebilir evli eş eşim eşimin eşler
basit nitelikli hâl eser yüklenici vekaletsiz simsar komisyon acente bağışlama bağış trampa satış satım alıcı satıcı
rekabet yasağı ibraname kambiyo ciranta hamil muhatap yetki yetkili görevli görevsizlik yetkisizlik derdestlik ihtiyati tedbir ihtiyatî
`
export const maybeLaw = `
ev evim sahibi komşu gürültü apartman site yönetici yönetim aidat daire arsa arazi tarla bina asansör otopark işten iş işyeri
çalışmak çalışma tatil maaş ücret izin yıllık rapor patron çalışan istifa zam fazla para ödeme ödemek ücreti banka kredi kart faiz satıcı araba araç kaza hasar
sigorta kasko çocuk baba anne kardeş akraba ölüm vefat ölen doğum nikah düğün aldatma şiddet dilekçe belge imza resmi yaş süre
kayıt okul öğrenci üniversite öğretmen doktor hastane hasta ameliyat iade mağaza ürün internet sosyal medya fotoğraf video
mesaj silah köpek hayvan çevre orman su deniz kıyı maden elektrik yol köprü askerlik asker bedelli bayrak dil başkent devlet il ilçe köy
bakan bakanlık vali kaymakam genel kurul üye üyelik defter fatura fiş beyanname muhasebe denetim müfettiş ihracat ithalat
meslek sertifika görev atama tayin sınav terfi kademe derece yurt lojman kreş yardım destek yükümlülük zorunlu gazete basın yayın haber
`
