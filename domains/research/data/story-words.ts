/**
 * Words that people need to tell a story and that say nothing about its law. Words count by their stem, so one form of
 * each is enough.
 */
export const narration = `
müvekkil müvekkilim müvekkile danışan ben benim bana beni bende benden sen senin biz bizim bize bizi siz sizin sizden onlar onların
onu ona ondan onun kendim kendimi kendine kendisi kendi herkes kimse biri birisi birkaç bazı bütün tüm hepsi her hiç hiçbir şey
böyle şöyle öyle burada orada şurada bunun bunu buna bundan şunun aslında acaba lütfen maalesef sanırım galiba herhalde belki tabii
elbette zaten artık hâlâ halen henüz şimdi sonra önce önceden öncesinde sonradan sonrasında sırasında bugün dün yarın akşam sabah
öğle gece gündüz geçen geçtiğimiz önceki sonraki yaklaşık civarı tam tamamen sadece yalnızca bile dahi ayrıca üstelik hatta
çünkü eğer şayet madem rağmen karşın dolayı ötürü diye ise iken değil evet hayır peki merhaba selam teşekkür rica saygı iyi kötü
güzel büyük küçük yeni eski uzun kısa fazla çok az biraz epey bayağı daha en gayet oldukça kesinlikle mutlaka bir iki üç dört beş
altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin milyon milyar yarım buçuk çeyrek tane adet kişi
yıl sene ay hafta gün saat dakika ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık pazartesi salı
çarşamba perşembe cuma cumartesi pazar lira tl kuruş dolar euro avro sterlin istemek istiyorum istiyor söylemek söyledi söylüyor
demek dedi diyor anlatmak düşünmek sanmak bilmek bilmiyorum görmek gördü gelmek geldi gitmek gitti bulmak buldu bakmak
başlamak başladı kalmak kaldı olmak oldu olmuş olan etmek etti ediyor yapmak yaptı yapıyor yapılan vermek verdi veriyor almak aldı
alıyor alınan koymak tutmak beklemek bekledi çıkmak girmek göndermek gönderdi konuşmak sormak soruyor aramak arıyorum arıyoruz
öğrenmek öğrendi anlamak bey hanım abi abla kardeşim arkadaş arkadaşım tanıdık avukatı avukat vekil olay konu durum mesele husus taraf
taraflar karar kararı kararlar emsal içtihat yargıtay danıştay mahkeme dava davası davacı davalı ilgili hakkında konusunda nedeniyle
sebebiyle yüzünden açısından göre gereken gerek gerekli lazım mümkün var yok hak hakkı haklı haksız haklarım nasıl neden niçin hangi
kaç ne zaman nerede şart koşul unsur ölçüt etki değer dikkate ileri sürmek üzerinde hal halde durumda iddia talep şekil
saymak hemen yine ele doğmak kadar normal uygulamak gerekmek bağlı hükmetmek kapsam açıkça ilgilenmek beraber sürekli sürdürmek
uğraşmak getirmek götürmek yetmek yeterli ilgi bahsetmek belirtmek göstermek açmak kapatmak geçmek değişmek düşmek geri para ikinci ilk kere defa dönem vakit erkek kız kardeş mağdur sanık evi rağmen yıldır aydır beri boyunca birlikte itibaren
`

/** Verbs whose stem is also a legal noun ("çek"), in the forms in which a story has them. */
export const narratedForms = `
çektik çekti çektim çektiler çekmiş çekilen çekildi çekiyor çekmek çektirdi attırdılar attırdı
`

/** Given names that are no other word. A name in capital letters is also recognised without this list. */
export const givenNames = `
ahmet mehmet mustafa ali hüseyin hasan ibrahim ismail osman ömer murat fatih emre burak serkan hakan gökhan volkan tolga kemal
cemal halil yusuf süleyman ramazan recep bekir orhan erkan ercan erdal ayhan levent selim salih sinan tarık uğur yasin yavuz
zafer kerem mert onur oğuz okan koray kaan furkan enes eren engin cengiz cem can bülent ayşe fatma emine hatice zeynep elif
meryem zehra sultan hanife merve büşra esra kübra özlem sibel gülay songül şerife hülya nurcan sevim filiz aysel ayten
gülsüm havva rabia tuğba derya ebru burcu canan nermin nuray pınar selma sema seda ceren melike melek meltem yasemin şule
`

/** Provinces of Turkey and towns of Northern Cyprus: where something happened is not what it is about. */
export const places = `
adana adıyaman afyonkarahisar ağrı aksaray amasya ankara antalya ardahan artvin aydın balıkesir bartın batman bayburt bilecik
bingöl bitlis bolu burdur bursa çanakkale çankırı çorum denizli diyarbakır düzce edirne elazığ erzincan erzurum eskişehir
gaziantep giresun gümüşhane hakkari hatay ığdır isparta istanbul izmir kahramanmaraş karabük karaman kars kastamonu kayseri
kilis kırıkkale kırklareli kırşehir kocaeli konya kütahya malatya manisa mardin mersin muğla muş nevşehir niğde ordu osmaniye
rize sakarya samsun şanlıurfa siirt sinop sivas şırnak tekirdağ tokat trabzon tunceli uşak van yalova yozgat zonguldak
lefkoşa girne mağusa gazimağusa güzelyurt iskele lefke türkiye kıbrıs kktc
`

/** Parts of the names of companies; what stands before them in capital letters is the name. */
export const companyForms = 'aş ltd şti limited anonim holding inşaat ticaret sanayi'

/**
 * Questions of procedure and proof that arise in matters of every kind: they narrow a search, but do not say what it is
 * about.
 */
export const aspects = `
ispat yükü
ispat
yargı yolu
husumet
taraf sıfatı
hukuki yarar
görevli mahkeme
yetkili mahkeme
yetki itirazı
şekil şartı
resmi şekil
yazılı delil
delil
kesin delil
tanık
bilirkişi
kesin süre
dava şartı
ön inceleme
vekalet ücreti
yargılama gideri
harç
tebligat
itiraz
hakkaniyet
gerekçe
bedel
sözleşme
`
