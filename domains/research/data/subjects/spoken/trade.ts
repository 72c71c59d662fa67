/** How people speak of companies, bills, carriage, insurance and notaries, under the articles that govern it. */
export const spokenTrade = `
law 6102
3,4 ticari dava nedir; hangi davalar ticari
5/A ticari davada arabulucu zorunlu; şirket alacağı arabulucu; ticari alacak arabulucu
8 ticari faiz; şirketler arası faiz
11 dükkan satışı ticari işletme; işletmeyi devretmek
12,14 kim tacir sayılır; tacir nedir; memur tacir olur
15 esnaf kim; esnaf ile tacir farkı
18 şirketler arası ihtar noter; kep ile ihtar; tacirin ihtarı; tacir temkinli; tacir iflasa tabi
20 tacir bedava iş yapmaz
21 faturaya itiraz sekiz gün; fatura kesmedi; faturaya kaç gün itiraz; gelen faturayı kabul etmiyorum; fatura sekiz günde; fatura istemek hakkım; yanlış fatura geldi
23 ticari mal ayıp sekiz gün; ticari malda ayıp iki gün; şirketin aldığı bozuk mal; toptan alınan mal bozuk
27,30 ticaret siciline kayıt; ticaret sicili süre; ticaret sicili on beş gün
32,34 ticaret sicili reddine itiraz; sicil müdürlüğü kararına itiraz
39,41 şirket ismi; ticaret unvanı seçme; tacirin adı
45,52 unvanımı başkası kullanıyor; benzer şirket ismi; şirket adımı kullanan firma
54,55 rakibim beni kötülüyor; rakip firma yalan; ürünümü taklit ediyor haksız rekabet; rakibi kötülemek; müşterilerimi ayartma; sahte indirim rakip; çalışanımı ayartan rakip; rakip firmanın karalaması; rakibim ürünümün aynısını
56 haksız rekabet davası açmak; rakibe tazminat davası
62 haksız rekabet hapis
64 defter tutmak zorunda; ticari defter neler
82 defterler kaç yıl saklanır; ticari defter on yıl; defterlerim yandı; zayi belgesi; fatura kaç yıl saklanır; evraklarım sel zayi on beş gün
102,121,122 acenteliği feshetmek; acente tazminatı; bayilik feshi tazminat; distribütörlük tazminat; müşteri tazminatı acente; bayiliğim iptal edildi
124 şirket türleri; hangi şirketi kurmalıyım
133 ortağın kişisel borcu şirket; ortağın borcu için şirkete haciz
136 şirketleri birleştirme
159 şirketi bölme
195,202 ana şirket zarar; holding bağlı şirket
332 anonim şirket kurmak sermaye; anonim şirket en az sermaye; anonim kuruluş sermaye iki yüz elli bin
335,338 anonim şirket nasıl kurulur; tek kişilik anonim şirket
344 sermaye ne zaman ödenir; sermayenin dörtte biri
358 şirketten borç alma; ortak şirketten para çekme; şirketten para çeken ortak
359 yönetim kurulu kaç kişi; yönetim kurulu üyesi olma şartı
360 azlığın yönetim kurulunda temsili; imtiyazlı pay yönetim
362 yönetim kurulu kaç yıl
363 yönetim kurulu üyesi istifa etti; boşalan üyelik
364 yönetim kurulu üyesini görevden almak; yöneticiyi azletmek şirket; yönetim kurulundan atmak
369 yöneticinin özeni; müdür şirketi zarara uğrattı özen
371,370 şirketi kim temsil eder; çift imza şirket; şirket adına imza; imza yetkisi şirket
375 yönetim kurulunun devredemeyeceği
376 şirket sermayesini kaybetti; sermayenin üçte ikisi kayıp; şirket zarar ediyor genel kurul; borca batık şirket bildirim
390 yönetim kurulu kaç kişiyle karar; yönetim kurulunda oy; elden dolaştırma karar
391 yönetim kurulu kararını iptal; geçersiz yönetim kurulu kararı
392 yönetim kurulu üyesi bilgi istiyor; yönetici defterleri göremiyor
396 yönetim kurulu üyesi rakip şirket; yönetici aynı işi yapma; yönetici başka şirket kurdu
408,409 genel kurul ne zaman; genel kurul yılda; genel kurul yapılmıyor; üç ay içinde genel kurul
411,412 genel kurulu toplamıyorlar; azınlık genel kurul istemek; yüzde on pay genel kurul; ortaklar genel kurul çağırmak; ortak genel kurulu toplantıya çağırma mahkeme
414 genel kurul kaç gün önce ilan; genel kurul davet iki hafta
418,421 genel kurulda kaç oy; genel kurul çoğunluk; ana sözleşme değişikliği oy
437 ortağım şirket hesaplarını göstermiyor; şirket hesaplarını incelemek; pay sahibi bilgi isteme; ortak defterleri görmek; şirketten bilgi alamıyorum; hissedar bilgi isteme; ortağım hesap vermiyor; şirket defterlerini incelemek; şirket kayıtlarını göstermiyor anonim; hesapları göstermiyorlar hisse; anonim şirket hesap göstermeme
438,439 şirkete özel denetçi; özel denetçi istemek
445,446 şirket toplantısında alınan karar iptal; genel kurul kararına itiraz; genel kurul kararı iptal üç ay; şirket kararını iptal ettirmek; genel kurula çağrılmadım; usulsüz genel kurul; ortaklar kurulu kararını iptal
447 yok hükmünde genel kurul; geçersiz genel kurul kararı
456,461 sermaye artırımında payım; sermaye artırımına katılmazsam; yeni hisse alma hakkı; hissem azaldı sermaye artırımı
482 sermaye borcunu ödemeyen ortak; taahhüt ettiği sermayeyi ödemeyen
490,489 hisse devri nasıl anonim; anonim şirket hisse devri; hissemi satmak anonim; pay senedi devri; hisse senedini devretmek
493 şirket hisse devrini reddetti; pay devrini kabul etmiyor
507,509 kar payı dağıtılmıyor; kar dağıtmıyorlar; kar payı hakkım; temettü; şirket kar dağıtmıyor
529,530 şirket ne zaman sona erer; şirketin organı yok; yönetim kurulu seçilemiyor
531 anonim şirketi mahkemeyle feshetmek; şirketi kapattırmak azınlık; ortaklar kavgalı şirket fesih; yüzde on ortak fesih; azınlık ortak eziliyor
533,536 şirketi tasfiye etmek; şirketi kapatmak; tasfiye nasıl yapılır; şirket kapatma
547 kapanan şirkete dava; sicilden silinen şirketi canlandırmak; kapanmış şirketten alacağım; terkin edilen şirketin ihyası; silinen şirkete dava
553 yöneticiye dava şirket zararı; yönetim kurulu şirketi zarara uğrattı; müdürün şirkete verdiği zarar; kötü yöneten yöneticiden tazminat; yönetici şirketi batırdı; ortağım müdür şirketi zarara
558 yöneticinin ibrası
560 yöneticiye dava kaç yıl
573,574 limited şirket kaç ortak; tek kişilik limited; limited şirket elli ortak; limited en fazla ortak
580 limited sermaye ne kadar; limited en az sermaye; limited elli bin lira
585,576 limited şirket kurmak; limited nasıl kurulur
595 limited hisse devri; limited hissemi satmak; limited şirket payımı devretmek; limited ortaklık devri noter; hissemi devretmek limited; pay devri ortakların onayı; limited şirket hissesini devretmek; limited hisse arkadaşına
596 limited ortak öldü; ölen ortağın hissesi; ortağım öldü şirket payı; limited mirasçı pay
602 limited ortağı şirket borcundan sorumlu; ortak şirket borcundan şahsen; şirketin borcu ortaktan; limited şirket borçları
603 ek ödeme yükümlülüğü
608 limited kar payı; limited kar dağıtımı
613 limited ortak rakip iş; ortağım aynı işi yapan şirket kurdu; ortak bağlılık; ortağın rekabet yasağı limited
614 limited ortağı bilgi alma; limited müdür hesap göstermiyor; limited ortak defterleri inceleme; limited şirkette hesapları görmek
617 limited genel kurul çağrı
620,621 limited karar çoğunluğu; limited önemli karar üçte iki
623 limited müdür kim olur; müdür ortak olmak zorunda
625 limited müdürün görevleri
630 limited müdürü görevden almak; müdürü azletmek; müdürün yetkisini kaldırma; ortağım müdürlükten alınsın; müdürlükten almak haklı sebep
636 limited şirketi feshetmek; limiteti kapatmak mahkeme; ortağımla anlaşamıyorum şirketi kapatmak; limited fesih haklı sebep; ortaklar anlaşamıyor limited
638 limited şirketten ayrılmak; şirketten çıkmak istiyorum limited; ortaklıktan ayrılmak limited; limitedden çıkmak; limited ortaklıktan istifa; şirketten ayrılıp payımı almak
640 ortağı şirketten atmak; ortağımı şirketten çıkarmak; limited ortağını çıkarma; sorun çıkaran ortağı çıkarma
641,642 ayrılan ortağın parası; şirketten ayrılınca hisse bedeli
671 poliçede bulunması gerekenler
681,683 çeki ciro etmek; senedi ciro etmek; çeki başkasına devretmek; senedi başkasına devir
687 senet başkasına geçti itiraz; teminat senedi üçüncü kişi; anlaşmaya aykırı doldurulan senet başkasında
700,702 senede kefil; çeke kefil aval; senet arkasına imza kefil; senede kefil imzası
714 senet protesto; protesto çekmek; senedi protesto iki iş günü
732 zamanaşımına uğrayan çek; süresi geçen çek parası; senet zamanaşımı sebepsiz
749 senet kaç yılda düşer; senet üç yıl; senet zamanaşımı kaç yıl; bono kaç yıl geçerli; eski senet
757,818 çekim kayboldu; senedim kayboldu; kaybolan çek; çalınan çek; çalınan senet; çek yırtıldı; çek iptali; senedi kaybettim; çeki kaybettim ödeme yasağı
776 senet nasıl yazılır; senette ne yazmalı; senet geçerli olması; senedin geçerlilik şartları; senette tarih yok; senette vade yok; bono nasıl düzenlenir; senet doldurma; eksik senet
777 senette vade yazmazsa; senette yer yazmıyor
780 çekte ne yazmalı; çekte bulunması gerekenler; çek nasıl yazılır; çekte imza eksik
783 bankada karşılığı bulunmayan çek yüzde on
788 hamiline çek ciro
795 ileri tarihli çek; vadeli çek; çeki tarihinden önce bankaya; çekte yazılı tarihten önce ibraz
796 çek kaç gün içinde bankaya; çek on gün; çeki ibraz süresi; çeki ne zaman bankaya götürmeliyim; çek bankaya ibraz; başka şehir çek bir ay; çek kaç günde ibraz
799 çeki iptal etmek; çekten dönmek; çeki ödeme bankaya talimat
808 çek arkası yazıldı borçlulara; karşılıksız çekte cirantaya
814 çek kaç yılda zamanaşımı; çek üç yıl; çek zamanaşımı kaç yıl; eski çek; çekin süresi geçti takip
850,875 nakliyeci eşyamı kırdı; taşınırken eşyam kırıldı; kargo kaybolan; kargom kayboldu; kargo hasarlı geldi; nakliyat eşya zarar; kargo şirketi kaybetti; evden eve taşıma zarar; kargo kırık geldi; yük çalındı nakliyeci
889 kargo hasarını bildirme; kargo hasarı kaç gün; taşıma hasar bildirimi
882 kargo ne kadar öder; kargo tazminat sınırı
894,902 ev taşıma sözleşmesi; taşınma eşyası
855 kargo davası kaç yıl; taşıma davası bir yıl
906,907,914 otobüste bavul kayboldu; otobüs yolculuğu bagaj; otobüs kazasında yolcu; bagajım kayıp otobüs; otobüs firması bavulumu kaybetti; yolcu taşıyıcının sorumluluğu
1401 sigorta nedir
1409 sigorta neyi öder; sigorta hasarı karşılamıyor; hasarın teminat dışı ispatı; sigorta şirketi ispat
1420 sigorta davası kaç yıl; sigorta alacağı iki yıl; sigortadan para kaç yıl; kasko kaç yıl
1421 ilk prim ödenmeden sigorta; prim ödemeden hasar
1427 sigorta ne zaman öder; sigorta kırk beş gün; sigorta ödemeyi geciktiriyor; sigorta kaç günde ödeme yapar hasar
1429 sigortalının kasten zararı; bilerek yakan sigorta
1434 sigorta primini ödemedim; prim gecikince sigorta; sigorta primi ödenmezse
1435,1436,1439 hastalığımı söylemedim sigorta; sigortada yanlış bilgi; sigortaya eksik bilgi; sigortaya yalan beyan; hastalığını gizleyen hayat sigortası; sigorta beyan etmedim hastalık; önceden var olan hastalık sigorta
1446 hasarı geç bildirdim; sigortaya kaç günde haber; hasarı sigortaya bildirme; kaza sigortaya ihbar
1453 araba satılınca kasko; sigortalı mal satıldı
1459,1461 sigorta ne kadar öder; kasko rayiç değer; aracın değerinden az ödedi sigorta
1462 eksik sigorta oran
1472 sigorta şirketi zarar verene döner; kasko ödedi bana dava; sigorta benden geri istiyor
1473,1478 zarar verenin sigortasına dava; doğrudan sigortaya dava
1487,1493 hayat sigortası kime; hayat sigortasında lehtar; hayat sigortası parası kime; ölen kişinin hayat sigortası
1503,1504 intihar eden hayat sigortası; intihar sigorta üç yıl; intihar hayat sigortası öder
1511 sağlık sigortası özel
law 1163
8 kooperatife üye olma; kooperatif ortağı olmak
10,13 kooperatiften ayrılmak; kooperatiften çıkmak; kooperatif istifa
16 kooperatiften çıkarılma; kooperatif ortaklıktan ihraç; kooperatiften atıldım
17 kooperatiften çıkınca param; kooperatif aidat iadesi; kooperatiften paramı geri
27 kooperatif aidatını ödemeyen; kooperatif borcunu ödemezse
53 kooperatif genel kurul iptal; kooperatif kararına itiraz
62 kooperatif yöneticisi sorumluluk; kooperatif başkanı zimmet
law 3095
1 yasal faiz yüzde kaç; faiz oranı kanuni; faiz kararlaştırılmamış oran
2 gecikme faizi ticari oran; borç gecikince faiz oranı
law 1512
60 noter ne yapar; noterlik işlemleri
61/A noterde ev satışı; noterde taşınmaz satış; noterde tapu
72,73,74 noterde tercüman; okuma yazma bilmeyen noter; noterde sağır işlem; noterde kör; noterde görme engelli
87 okuma yazma bilmeyen noterde tanık
70,106 noterden ihtar çekmek; noterden ihtarname; ihtarname çekmek
69 noterde vasiyetname saklama
89 noterde düzenleme zorunlu işlemler; vekaletname düzenleme fotoğraf
162 noterin hatası; noter hatası zarar; noterin sorumluluğu; noterde sahte kimlikle satış; noter sahte kimliği fark etmedi; noter yanlış işlem tazminat
71/A,71/B noterden veraset; noterden mirasçılık belgesi; noter mirasçılık
`
