/** Subjects of commercial and insurance law, with the articles that govern them. */
export const commercialSubjects = `
law 6102
3 ticari iş
4 ticari dava; mutlak ticari dava
5 asliye ticaret mahkemesi; ticaret mahkemesinin görevi
5/A ticari davada arabuluculuk; ticari arabuluculuk dava şartı; zorunlu arabuluculuk ticari
7 ticari teselsül karinesi
8,9 ticari işlerde faiz; bileşik faiz
11 ticari işletme; ticari işletmenin devri
12 tacir; tacir sıfatı
15 esnaf
18 basiretli tacir; tacirler arasında ihtar şekli; tacir olmanın hükümleri
20 tacir ücret isteme
21 fatura; faturaya itiraz; faturaya itiraz süresi; fatura ve teyit mektubu
22 tacirin ceza indirimi istememesi; tacir cezai şart
23 ticari satışta ayıp; tacirler arası satışta ayıp ihbarı; ticari satış ayıp süresi
39 ticaret unvanı
52 ticaret unvanının korunması
54,55 haksız rekabet; haksız rekabet halleri
56 haksız rekabet davaları
60 haksız rekabet zamanaşımı; haksız rekabet zamanaşımı süresi
64 ticari defter tutma
82 ticari defterlerin saklanması
83 defter ibrazı
89 cari hesap
102 acente; acentelik
121 acentelik sözleşmesinin feshi
122 denkleştirme tazminatı; acente denkleştirme istemi; portföy tazminatı
124 ticaret şirketleri türleri
134,136 şirket birleşmesi
159 şirket bölünmesi
180 tür değiştirme
195 şirketler topluluğu; hakim şirket
202 hakimiyetin kötüye kullanılması
211 kollektif şirket
255 kollektif şirketten çıkarma
304 komandit şirket
329 anonim şirket tanımı
332 anonim şirket asgari sermaye
335,336 anonim şirket kuruluşu
353 anonim şirketin feshi kuruluş
357 pay sahiplerine eşit işlem
358 pay sahibinin şirkete borçlanması
359 yönetim kurulu üyeleri
363 yönetim kurulu üyeliğinin boşalması
364 yönetim kurulu üyesinin azli; yönetim kurulu üyesi görevden alma
367 yönetimin devri
369 yönetim kurulunun özen yükümlülüğü; yönetim kurulu sadakat
370,371 anonim şirkette temsil yetkisi
374,375 yönetim kurulunun devredilemez görevleri
376 sermaye kaybı; borca batıklık; teknik iflas
379 şirketin kendi payını edinmesi
390 yönetim kurulu toplantı yeter sayısı
391 yönetim kurulu kararının butlanı; batıl yönetim kurulu kararı
392 yönetim kurulu üyesinin bilgi alma hakkı
395,396 şirketle işlem yapma yasağı; yönetim kurulu rekabet yasağı
397,398 bağımsız denetim; denetçi
408 genel kurulun devredilemez yetkileri
409 olağan genel kurul toplantısı; genel kurul toplantı zamanı
410,411,412 genel kurulu toplantıya çağırma; azlığın genel kurul çağrısı; mahkeme izniyle genel kurul
414 genel kurul çağrısı şekli; genel kurul çağrı süresi
416 çağrısız genel kurul
418,421 genel kurul toplantı nisabı; genel kurul karar nisabı; esas sözleşme değişikliği nisabı
436 oydan yoksunluk
437 pay sahibinin bilgi alma hakkı
438 özel denetim
445,446 genel kurul kararının iptali; genel kurul kararı iptal davası; genel kurul kararının iptali süresi; anonim şirket genel kurul kararı iptal
447 genel kurul kararının butlanı; batıl genel kurul kararı
456 sermaye artırımı
461 rüçhan hakkı; yeni pay alma hakkı
473 sermaye azaltılması
480 tek borç ilkesi; bakiye sermaye borcu
482 mütemerrit ortak; ıskat anonim
490,491 payın devri; nama yazılı payın devri
493 payın devrinde onay; bağlam anonim
507,509 kar payı; kar dağıtımı
519 yedek akçe
529 anonim şirketin sona ermesi
530 organ yokluğu
531 haklı sebeple fesih anonim; anonim şirketin haklı sebeple feshi
536 tasfiye memuru atanması
547 ek tasfiye; şirketin ihyası
553 yönetim kurulunun sorumluluğu; yöneticinin sorumluluğu; limited şirket müdürünün sorumluluğu
555 sorumluluk davası şirket zararı
557 farklılaştırılmış teselsül
558 ibra genel kurul
560 yönetici sorumluluğu zamanaşımı; yönetim kurulu sorumluluğu zamanaşımı süresi; müdürün sorumluluğu zamanaşımı; limited şirket müdürünün sorumluluğu zamanaşımı
573 limited şirket
580 limited şirket sermayesi
595 limited şirket pay devri; limited payın devri noter
616 limited genel kurul yetkileri
620,621 limited şirket karar nisabı; limited önemli kararlar
623 limited şirket müdür; müdürün temsil
626 limited müdürün rekabet yasağı
630 müdürün azli; limited şirket müdürünün görevden alınması
636 limited şirketin sona ermesi; limited şirketin haklı sebeple feshi
638 limited şirketten çıkma; ortaklıktan çıkma limited; limited ortaklıktan çıkma
640 limited şirketten çıkarma; ortaklıktan çıkarma
641 ayrılma akçesi
646 kıymetli evrak
661 hamiline yazılı senet
671 poliçe unsurları
681 ciro
687 defiler kambiyo; şahsi defi
700,701 aval
714 protesto; ödememe protestosu
730 başvurma hakkının düşmesi müracaat
732 kambiyo sebepsiz zenginleşme
749 poliçe zamanaşımı; bono zamanaşımı; bono zamanaşımı süresi; senet zamanaşımı süresi; kambiyo senedinde zamanaşımı
757 kambiyo senedinin iptali; kaybolan senedin iptali; çek iptali; zayi çek iptali
776 bononun unsurları; bono; bono şekil şartları; emre yazılı senet unsurları
778 bonoya uygulanacak hükümler
780 çekin unsurları; çek şekil şartları
795 ileri tarihli çek
796 çekin ibraz süresi; çek ibraz süresi
799 çekten cayma
808 çekte başvurma hakkı; karşılıksız çekte müracaat
814 çek zamanaşımı; çekte zamanaşımı süresi
856 taşıma senedi
850 taşıma sözleşmesi
875 taşıyıcının sorumluluğu; eşyanın zıyaı taşıyıcı
855 taşıma zamanaşımı; taşıma sözleşmesi zamanaşımı süresi
882 taşıyıcının sorumluluk sınırı
931 gemi
1061 donatan
1178 deniz taşıyanın sorumluluğu
1188 navlun zamanaşımı deniz
1352 gemi ihtiyati haciz deniz alacağı
1401 sigorta sözleşmesi
1408 sigorta menfaati
1420 sigorta zamanaşımı; sigorta tazminatı zamanaşımı; sigorta zamanaşımı süresi
1427 sigorta tazminatının muacceliyeti; sigorta tazminatı ödeme zamanı
1435,1439 sigortada beyan yükümlülüğü; sigortalının beyan yükümlülüğü ihlali
1446 rizikonun ihbarı; hasar ihbarı süresi
1472 sigortacının halefiyeti; sigorta rücu
1473 sorumluluk sigortası
1478 zarar görenin doğrudan dava hakkı; sigortacıya doğrudan dava
1487 hayat sigortası
law 6361
18 finansal kiralama
31 finansal kiralama feshi
law 4054
4 rekabeti sınırlayıcı anlaşma; kartel
6 hakim durumun kötüye kullanılması
7 birleşme devralma rekabet
16,17 rekabet para cezası
57,58 rekabet ihlali tazminat üç kat
law 6362
107 piyasa dolandırıcılığı
106 içeriden öğrenen ticareti; insider
`
