/** How people speak of traffic, works, trade marks and patents, under the articles that govern it. */
export const spokenRoads = `
law 2918
19,20 araba satışı noter; noterden araç devri; aracı noterde satma; ruhsatı üzerime almak; araç devri almadan satma; araç satış bildirimi
21 plakasız araç; tescilsiz araç
23 plakasız gezmek; plaka okunmuyor
31 takograf
32 araçta modifiye; araçta değişiklik; lpg taktırmak
34 muayenesiz araç; araç muayenesi geçmiş; muayenesi olmayan araba
36 ehliyetsiz araç kullanma; ehliyetsiz motor; ehliyetsiz araba kullananın cezası; ehliyetsiz kişiye araba vermek; ehliyetsiz oğluma araba
39 yabancı ehliyet; ehliyet sınıfı
41 ehliyet almak için yaş; ehliyet şartları; kaç yaşında ehliyet; ehliyet için hangi şartlar
47 kırmızı ışıkta geçmek; kırmızı ışık cezası; trafik levhasına uymama; ters yöne girme
48 alkollü araç kullanmak; alkollü yakalandım ehliyet; alkolmetreyi üflememek; alkollü ehliyete el koyma; alkol sınırı promil; alkollü araba ehliyet; uyuşturucu etkisinde araç; alkollü araba kullanma kaç ay ehliyet; alkol ehliyet altı ay
49 takograf dinlenme süresi; kamyon şoförü kaç saat
51 hız cezası; radar cezası; hız sınırını aşmak; radara yakalandım; hız limiti ceza
52 yavaşlamak zorunda kavşak
53,57 kavşakta kimin geçiş hakkı; kavşakta öncelik; dönel kavşak öncelik; sağdan gelen araç
54,55 hatalı sollama; sollama yasağı
56 şerit ihlali; takip mesafesi; makas atmak
58 yolcu indirme bindirme
60,61 park yasağı; yanlış park; kaldırıma park; garajımın önüne park; engelli yerine park; ikinci sıra park
65 fazla yük taşıma; kamyon tonaj
65/A kış lastiği
66 bisiklet kuralları; motosiklet kask; kasksız motor; skuter kullanma
67 drift atmak; aracı döndürme drift
68 yaya kuralları; yayanın kırmızıda geçmesi
71 ambulansa yol vermemek; geçiş üstünlüğü
73 seyir halinde telefon; araba kullanırken cep telefonu; telefonla konuşarak araba kullanma; saygısız sürücü
74 yaya geçidinde yol vermemek; yayaya yol verme
78 emniyet kemeri takmamak; emniyet kemeri cezası; çocuk koltuğu
79 aracım çekildi; arabam çekici; otopark çekme
81 kazada durmak; kaza yapınca ne yapmalı; kaza yerinden kaçma; kazada tutanak; maddi hasarlı kaza tutanağı; çarpıp kaçmak
82 kazada yaralıya yardım zorunlu
83,84 kazada kim kusurlu; asli kusur; arkadan çarpan kusurlu; kusurlu sürücü
85 kazada araç sahibi sorumlu; ruhsat sahibi kazadan sorumlu; arabamı ödünç verdim kaza; aracımı kullanan kaza yaptı; araç sahibinin kaza sorumluluğu; arabayla kaza tazminat; trafik kazası tazminat kimden; kiralık araçla kaza; kazaya karışan araç sahibi; servis kazası tazminat
86 araç sahibi kusursuz kurtulma
87 bedava yolcu kaza; hatıra taşınan yolcu
90 trafik tazminat hesabı; değer kaybı araç; araç değer kaybı; kazadan sonra aracın değeri düştü
91 trafik sigortası zorunlu; sigortasız araç; trafik sigortası olmayan araç; sigortasız araba trafiğe
92 trafik sigortası neleri karşılamaz; sigorta karşılamıyor trafik; kendi aracımın hasarı trafik sigortası
94 araç satıldı sigorta; aracı sattım sigorta devri
95 alkollü sürücüye sigorta rücu; sigorta şirketi bana rücu etti; ehliyetsiz sürücü sigorta rücu; sigorta ödediğini benden istiyor
97 sigortaya başvuru kaza; sigorta şirketine dava öncesi başvuru; sigortaya doğrudan başvuru; trafik sigortasına dava; on beş gün sigorta cevap
98 kazada hastane masraflarını kim öder; kaza tedavi gideri sgk
99 sekiz iş günü sigorta; kaza sigorta ödeme süresi
101 sigorta yapmayı reddeden şirket
104 tamircideki araba kaza; galerideki araç kaza; oto yıkamacı kaza yaptı; tamirci arabamla kaza
106 belediye otobüsü kazası; resmi araç kaza
107 çalınan arabamla kaza; çalınan araçla kaza yapıldı sahibi sorumlu
109 trafik kazası kaç yıl dava; kaza tazminat kaç yıl; kazadan kaç yıl sonra tazminat
110 trafik kazası davası hangi mahkeme
111 kazada az paraya anlaşma; kaza ibraname geçersiz; sigortayla düşük tutara anlaştım
112 ehliyeti geri almak; ehliyete el koyan kim
115 trafik cezası indirim; trafik cezasını ne zaman ödemeli
116 plakaya ceza; plakaya yazılan ceza; fahri müfettiş cezası; plakaya gelen trafik cezası
118 yüz ceza puanı; ehliyet ceza puanı; ehliyet puanım doldu
119 ehliyetin geri alınması suç
law 5846
1/B eser nedir; eser sayılma
8 eserin sahibi kim
14,15,16 eserime adımı yazmadılar; adım yazılmadan yayınlandı; eserimi izinsiz değiştirdiler
18 işverenin eser hakkı; çalışanın yaptığı eser; işyerinde yazdığım program kime ait; çalışırken yazdığım yazılım
22 kitabımı izinsiz çoğalttılar; izinsiz kopyalama eser; korsan kitap fotokopi
25 şarkımı izinsiz yayınladılar; internete izinsiz yükleme eser
27 telif kaç yıl; eser ölümünden sonra yetmiş yıl; telif süresi
35 alıntı yapmak; kaynak göstererek alıntı; iktibas; kitaptan alıntı
38 kişisel kullanım için kopya; kendim için film kopyalamak
41 işyerinde müzik çalmak; kafede müzik telif; mekanda müzik
48,52 telif hakkı devri; telif sözleşmesi yazılı
68 telif bedelinin üç katı; eserimi izinsiz kullandı; fotoğrafımı izinsiz kullanan bedel; üç katı telif; tasarımımı izinsiz kullandılar bedel; çektiğim fotoğrafı gazete bastı; fotoğrafımı izinsiz basma
66,69 eserime tecavüzü durdurmak; telif ihlalini durdurma
70 telif tazminat; manevi hak eser tazminat
71 korsan kitap satmak; korsan film; izinsiz eser hapis; telif ihlali cezası; intihal suç; başkasının eserini kendi adına; tez çalma
84 fotoğrafımı izinsiz yayınlama eser
86 portre resim izinsiz yayınlama; fotoğrafımın izinsiz yayınlanması; yüzümü izinsiz kullanma
law 6769
4 hangi isim marka olur; marka olabilecek
5 marka tescili reddi
6 benzer marka itiraz; markama benzer marka; benzer marka tescili; önceden kullandığım marka
7 markanın sahibine verdiği hak; markamı internette kullanıyor; markamı alan adı olarak
9,26 kullanılmayan marka iptali; beş yıl kullanılmayan marka
11 marka başvurusu; marka almak nasıl; marka tescil ettirmek
18 marka yayınına itiraz; markaya itiraz iki ay; marka itiraz süresi
20 marka reddine itiraz
23 marka kaç yıl; marka yenileme; marka on yıl
24 marka lisans vermek
25 markayı iptal ettirmek; kötü niyetli marka tescili; markamı başkası tescil ettirmiş; markanın geçersiz kılınması
29 markamı izinsiz kullanan; markamı taklit; taklit ürün satan; markamı başkası kullanıyor; marka taklidi; sahte ürün marka; çakma ürün; markamın aynısını kullanma; rakibim markamı
30 sahte marka ürün satmak cezası; taklit ürün hapis; marka taklit cezası; çakma ürün satma cezası
55,58,69 tasarım tescili; tasarım kaç yıl; tasarım koruma süresi
81 tasarımımı kopyaladılar; tasarımım taklit
82,83 buluşa patent; patent alma şartları; icat patent
101 patent kaç yıl; patent süresi
113,115 işçinin buluşu; çalışanın icadı; işyerinde yaptığım buluş
141 patentimi izinsiz; patent ihlali
149 marka tecavüzünde talepler; markamı kullanan durdurma davası
150,151 marka tazminat; marka zararı hesaplama
156 fikri sınai haklar mahkemesi; marka davası hangi mahkeme
`
