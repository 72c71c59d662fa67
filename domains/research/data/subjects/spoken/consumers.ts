/** How consumers speak of goods, credit, banks and their data, under the articles that govern it. */
export const spokenConsumers = `
law 6502
4 müşteriden fazla ücret isteme; kargo ücreti tüketici; bankanın aldığı ücretler
5 sözleşmedeki haksız madde tüketici; bankanın tek taraflı maddesi
6 mal satmaktan kaçınan; satıcı satmıyor; vitrindeki ürünü satmama
7 sipariş edilmeyen ürün gönderme tüketici
8 bozuk mal nedir
9 satıcı bozuk maldan sorumlu
10 bozulan ürün altı ay ispat; kim kanıtlar bozuk ürün; kullanıcı hatası diyor servis; kullanıcı hatası raporu
11 telefon bozuk çıktı; bozuk telefon para iadesi; ayıplı ürün iade; bozuk ürün iadesi; televizyon bozuk geldi; ayakkabı yırtıldı iade; bozuk mal değişim; arızalı ürün para iadesi; bilgisayar arızalı çıktı; satıcı parayı iade etmiyor; yeni araç arızalı; ürünü yenisiyle değiştirmek; defolu ürün; aldığım koltuk kırıldı; buzdolabı bozuldu iade; çürük mal; yeni aldığım buzdolabı; yeni ürün çalışmıyor
12 bozuk ürün kaç yıl; ürünü aldıktan kaç yıl iade; iki yıl garanti ayıp
13,15 kötü hizmet; tatil kötü çıktı; otel anlatıldığı gibi değil; kuaför saçımı yaktı; kuru temizleme elbisemi; kötü yapılan tamir tüketici; kuru temizlemeci bozdu; düğün fotoğrafçısı kötü
16 kötü hizmet kaç yıl
17,19 taksidimi ödeyemedim; taksit gecikince tümünü istemek; taksit muacceliyet
18 taksitle alışverişten caymak; taksitle aldığım malı geri
20 taksiti erken ödeme
22 tüketici kredisi nedir; ihtiyaç kredisi
24 krediden vazgeçmek; krediden cayma on dört gün; çektiğim krediden vazgeçtim
27 krediyi erken kapatmak; kredi erken ödeme indirimi; krediyi erken ödemek faiz
28 kredi taksiti gecikti banka; iki taksit ödenmezse; kredi taksidini ödeyemiyorum
29 kredi sigorta zorunlu; krediyle hayat sigortası; bankanın sigorta dayatması
30 bağlı kredi mal teslim edilmedi; krediyle aldığım ev teslim edilmedi
31 dosya masrafı kredi; hesap işletim ücreti; kredi kartı aidatı; bankanın kestiği dosya masrafı; kart aidatı iadesi; yıllık üyelik ücreti olmayan kart
32,35 ev kredisi; konut kredisi sözleşmesi
36 konut kredisinde eş imza bağlı
37 ev kredisini erken kapatma; konut kredisi erken kapama cezası
40,41 maketten ev; topraktan daire; ön ödemeli ev
43 maketten evden cayma
44 maketten ev teslim süresi; topraktan ev otuz altı ay; ev kırk sekiz ay teslim edilmedi
45 topraktan aldığım evden vazgeçmek; maketten evden dönmek; satın almaktan vazgeçme ön ödemeli
47 kapıda satış; kapıya gelen satıcı; evime gelen satıcıdan aldım; kapıdan satın aldığım ürün; tanıtım toplantısında imzaladım; kapıdan aldığım süpürge iade
48 internetten aldığım ürünü iade; internetten aldığım ayakkabı; online alışveriş iade; internet alışverişi kaç gün iade; on dört gün iade; internetten sipariş iptal; cayma hakkı kaç gün; internetten alınan ürün geri gönderme; internet siparişim gelmedi; telefonla satış iade; kargom gelmedi internet; beğenmedim geri göndermek internet; internet iade ücreti; internetten aldığım elbise
49 telefonla kredi kartı sözleşmesi cayma; mesafeli finansal
50 devremülk caymak; devre tatilden vazgeçmek; devremülk iptali; devre mülk kandırıldım; devre tatil cayma kaç gün
51 tur iptali; paket tur; tatil turu iptal; tur şirketi turu iptal etti; turdan vazgeçmek
52 abonelik iptali; internet aboneliğini iptal; telefon aboneliğini sonlandırmak; abonelikten çıkmak; spor salonu üyelik iptali; taahhütlü abonelik cayma; aboneliğimi iptal etmiyor; doğalgaz aboneliği iptal; dijital üyelik iptali; cayma bedeli abonelik
54 fiyat etiketi; etikette başka kasada başka fiyat; kasadaki fiyat farklı
55 kullanma kılavuzu türkçe
56 garanti belgesi kaç yıl; garanti süresi en az; garanti kapsamında ücretsiz tamir; garantili ürün; garanti belgesi vermeyen
57 ihtiyari garanti
58 servis tamiri uzattı; yirmi iş günü tamir; yetkili servis kaç gün; serviste bekleyen telefon; tamir süresi aşıldı; satış sonrası hizmet
59 promosyon gazete
61 yanıltıcı reklam; aldatıcı reklam; reklamdaki gibi değil; yalan reklam
62 haksız ticari uygulama
63 reklam kurulu
66,68 tüketici şikayeti nereye; tüketici hakemine başvurmak; hakem heyetine kaç lira; tüketici hakem heyetine başvuru sınır; hakem heyeti limit; tüketici hakem heyetine hangi tutara kadar; hakem heyetine nasıl başvurulur
70 hakem heyeti kararı bağlayıcı; hakem heyeti kararını kabul etmemek; tüketici hakem kararı itiraz kaç gün; hakem heyeti lehime karar uymuyor
73 tüketici davası hangi mahkeme; tüketici mahkemesinde harç; tüketici davası harç
73/A tüketici arabulucu zorunlu
77 etiket para cezası; tüketici kanunu cezalar
80 saadet zinciri; piramit satış
law 6698
5 kişisel bilgilerim izinsiz işlenemez; verilerimi izinsiz kullanma; rızam olmadan bilgilerim
6 sağlık bilgilerimin paylaşılması; hastane bilgilerimi; parmak izi işyeri; hassas veri
7 bilgilerimi silin; verilerimin silinmesi; kişisel bilgi silme
8,9 bilgilerimi başka şirkete vermek; bilgilerim yurt dışına; verilerimi üçüncü kişiye
10 şirket bilgi vermek zorunda veri toplarken; bilgilerimi alırken bilgilendirme; aydınlatma metni
11 hangi bilgilerimi tuttuğunu öğrenmek; bilgilerimi silsin istemek; verilerimle ilgili haklarım; şirket bilgilerimi silsin; hakkımda tutulan bilgiler; kişisel verimi düzeltmek; veri sahibinin hakları
12 bilgilerim çalındı şirket; veri sızıntısı bildirme; şirketten bilgilerim sızdı; veri ihlali bildirim
13 şirkete veri başvurusu; veri başvurusu otuz gün; şirket veri başvurusuna cevap vermedi
14 kvkk şikayet; kişisel veri şikayet kurul; kurula şikayet otuz gün altmış gün; veri şikayeti nereye
15 kurul şikayeti inceleme
16 verbis kayıt; veri sorumluları sicili
17 kişisel veri suçları
18 kvkk cezası; kişisel bilgi sızdıran şirkete ceza; veri ihlali para cezası; aydınlatma yapmayan şirket cezası
28 kvkk istisna; veri kanunu uygulanmaz
law 5464
8 istemediğim kredi kartı; talep etmeden kart gönderme; kart başvurum olmadan
9 kredi kartı limiti; kart limiti gelirin
10,11 ekstreye itiraz; kart ekstresi itiraz; kredi kartı harcamasına itiraz; hesap özetine itiraz
12 kartım çalındı harcama; kayıp kart harcaması; kartımla bilgim dışı harcama; çalınan kartla alışveriş sorumluluk; yüz elli lira sorumluluk; kartım kopyalandı banka
15,16 kart çalınınca bankaya bildirme; kartı kaybettim bildirim; kart bilgilerini korumak
17 pos cihazından komisyon; karttan fazla komisyon; kartla ödemeye fark alma
24 kredi kartı asgari ödeme; kart sözleşmesi kefil; asgari tutarı ödememek; kart kapatma
25 kart sözleşmesinde değişiklik; kart faiz değişikliği
26 kredi kartı faizi; kart gecikme faizi
32 kart ispat yükü banka
law 5684
30 sigorta tahkime başvuru; sigorta şirketi ödemiyor tahkim; sigorta tahkim kaç gün; sigorta şikayet komisyon
14 sigortasız araç çarptı; çarpıp kaçan araç tazminat; plakası belli olmayan araç çarptı; güvence hesabına başvuru
law 5411
60,61 mevduatımı çekmek; bankadaki paramı vermiyor; bankadan para çekme
62 on yıl aranmayan mevduat; unutulan hesap zamanaşımı; bankada unutulan para; zamanaşımına uğrayan mevduat
63 mevduat sigortası; banka batarsa param; batan bankadaki param; mevduat güvencesi
73 banka sırrı; banka hesap bilgilerimi paylaşmış; banka bilgilerimi sızdırdı
76 banka müşteri hakları
150 izinsiz bankacılık; izinsiz mevduat toplama
159 banka sırrını açıklama suçu
160 banka zimmeti; banka müdürü parayı zimmet
law 4054
4 fiyat anlaşması yapan firmalar; kartel oluşturma; rakipler anlaşarak fiyat; marketler fiyat anlaşması; ihalede danışıklı rekabet; firmalar anlaşıp fiyat belirleme
6 tekel firma fiyat; hakim firmanın kötüye kullanması; büyük firma mal vermiyor
7,10 şirket birleşmesi izin rekabet; devralma rekabet kurulu izin
9 rekabet kurumuna şikayet; rekabet ihlaline son verme
15 rekabet kurumu baskını; yerinde inceleme; rekabet uzmanları bilgisayar inceleme; incelemeyi engellemek rekabet
16 rekabet kurulu cezası; ciro yüzde on ceza; pişmanlık rekabet; kartel cezası
41,43 rekabet taahhüt uzlaşma; rekabet soruşturma süresi
55 rekabet kurulu kararına dava
57,58 kartel yüzünden fazla ödedim; kartel tazminat üç kat; rekabet ihlalinden zarar
`
