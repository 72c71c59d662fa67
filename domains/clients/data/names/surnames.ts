/** Surnames so common that two people or companies who share one are usually strangers. */
export const commonSurnames = `
Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan
Şimşek Polat Korkmaz Özcan Çakır Erdoğan Yavuz Can Acar Aktaş Güler Şen Tekin Yalçın Güneş Bozkurt Bulut Keskin Avcı
Ünal Turan Gül Özer Işık Kaplan Taş Aksoy Ateş Köse Yüksel Coşkun Sarı Ay Karaca Er Deniz Toprak Tunç Duman Çiftçi
Uçar Uysal Türk Altun Uzun Ak Karataş Erol Gündüz Karakaya Durmaz Akın Baran Kocaman Karabulut Özen Sönmez Güven Kahraman
`

/**
 * Other surnames. As with given names, two different ones of the list are two families, and a word that is nearly one of
 * them is a slip.
 */
export const otherSurnames = `
Abacı Açıkgöz Adıgüzel Ağca Ağaoğlu Akar Akarsu Akay Akbaba Akbaş Akbulut Akça Akçay Akdağ Akdemir Akdeniz Akdoğan Akgöl
Akgül Akgün Akkaya Akkurt Akkuş Akman Akpınar Aksakal Akşit Aksu Aktan Aktürk Akyol Akyıldız Akyüz Alaca Alagöz Albayrak
Alkan Alp Alpay Altan Altay Altıntaş Altın Altınok Altunbaş Altuntaş Apaydın Aras Arı Arıkan Arıcı Arıkoğlu Armağan
Arpacı Arık Artan Asan Atak Atalay Ataman Atasoy Atay Atılgan Atik Ayaz Aydemir Aydoğan Aydoğdu Aygün Ayhan Ayık Aykaç
Aykut Aytaç Aytekin Ayyıldız Azak Babacan Bahar Bakır Bakırcı Bal Balaban Balcı Balkan Baltacı Barış Barut Bas Başar
Başaran Baş Baştürk Batur Bayar Baydar Baykal Baykara Bayrak Bayraktar Bayram Baysal Bayındır Bektaş Berber Beyaz Bilgi
Bilgin Bilgiç Bilen Bilir Bingöl Birol Biçer Boz Bozdağ Bozdoğan Boztepe Bozoğlu Boyacı Boyraz Budak Bulduk Burak Büyük
Canbaz Candan Canpolat Cengiz Cebeci Ceylan Cesur Cihan Ciğerci Civelek Çağlar Çağlayan Çakmak Çakar Çalık Çalışkan
Çam Çamur Çapar Çatal Çavdar Çavuş Çavuşoğlu Çaylak Çelebi Çelikkaya Çeliker Çelikel Çetinkaya Çetiner Çevik Çiçek
Çimen Çınar Çoban Çolak Çolakoğlu Çokgezen Dağ Dağcı Dağlı Dal Dalgıç Dalkılıç Danış Davran Dede Değirmenci Delice Demiral
Demiralp Demiray Demirbağ Demirbaş Demirci Demircan Demirdağ Demirel Demirer Demirhan Demirkan Demirkaya Demirkol
Demirtaş Demiröz Denizci Denizli Dere Dereli Derin Dikmen Dinç Dincer Dinçer Dilek Direk Doğanay Doğangüzel Doğru
Dolgun Dönmez Dural Duran Durak Durmuş Dursun Duru Dündar Ece Efe Ege Ekici Ekinci Eker Ekmekçi Elmas Elçi Emre Engin
Eraslan Eraydın Erbaş Ercan Erdem Erden Erdinç Eren Ergin Ergül Ergün Ergüven Erkan Erkoç Erkut Erol Ersoy Ersöz Ertaş
Ertekin Ertürk Ertuğrul Esen Eser Evren Eyüboğlu Ezer Fidan Fırat Filiz Garip Geçer Gedik Gedikli Genç Gencer Göçer
Gök Gökalp Gökçe Gökçek Gökmen Göktaş Göktürk Gönül Gören Gözübüyük Gülay Gülbahar Gülcan Gülen Gülmez Gültekin Gümüş
Günay Günaydın Gündoğan Gündoğdu Güner Güney Güngör Gür Gürbüz Gürel Gürler Gürsoy Gürses Güzel Güçlü Hacıoğlu Halıcı
Hancı Harman Has İlhan İnan İnanç İnce İnceoğlu İpek İşçi İşler Işıklı Kaçar Kadıoğlu Kahveci Kalaycı Kale Kalkan Kalkavan Kalyoncu
Kandemir Kaptan Karaaslan Karabacak Karaçay Karadağ Karadeniz Karadoğan Karademir Karagöz Karagül Karahan Karakaş Karakoç
Karakoyun Karakurt Karakuş Karakılıç Karaman Karaoğlan Karaoğlu Karapınar Karasu Karateke Karatay Karadayı Kartal Kasap
Kavak Kavas Kavcı Kayacan Kayacı Kaygusuz Kayhan Kayaalp Kayıkçı Kazan Kazancı Keleş Kemal Kes Kesici Kılınç Kıran
Kıraç Kırmızı Kırbaş Kızıl Kızılkaya Kızıltan Koca Kocabaş Kocaoğlu Koçak Koçer Koçyiğit Kolcu Konak Koray Korucu Koyuncu
Köksal Kökten Köroğlu Köseoğlu Köylü Kuş Kuzu Kul Kumru Kural Kuru Kurtuluş Kurtoğlu Kutlu Kuyucu Küçük Küçükoğlu Laçin
Levent Mengi Mert Mercan Metin Mete Muslu Mutlu Nalbant Narin Oduncu Oğuz Okan Okur Oktay Olgun Onat Oral Orhan Oruç
Ocak Odabaşı Okumuş Önal Önder Öner Ören Örnek Öz Özaltın Özaslan Özata Özay Özbay Özbek Özbilgin Özçelik Özdal Özdağ
Özdil Özdoğan Özel Özgen Özgül Özgün Özgür Özkaya Özkul Özlü Özmen Özsoy Öztekin Özyurt Özyürek Özbakır Pala Pamuk Pamukçu
Parlak Paşa Pehlivan Peker Pekcan Pekdemir Pektaş Polatlı Sağ Sağlam Sağır Sağlık Saka Sakin Salman Saraç Sarıkaya Sarıgül
Sarıoğlu Savaş Savcı Sayın Saygılı Saygı Seçkin Selçuk Sever Sevim Sevinç Seyhan Sezer Sezgin Soylu Soysal Sözer Solak
Somuncu Subaşı Sucu Süer Sümer Şahan Şahbaz Şahinoğlu Şanlı Şeker Şener Şengül Şenol Şentürk Şeref Şerbetçi Tamer Taner
Tan Tanrıverdi Taşçı Taşdemir Taşkın Taşkıran Taştan Tatar Tatlı Taşpınar Tekeli Temel Temiz Temur Tepe Terzi Tezcan
Tok Topal Topaloğlu Topçu Toraman Tosun Tuna Tuncel Tuncer Turgut Turhan Türkmen Türkoğlu Türker Tutar Tüfekçi Tüzün
Uçan Ulusoy Uludağ Ulu Ulutaş Uğur Ünlü Ünver Ural Us Usta Uyar Uygun Uygur Uyanık Uzunoğlu Ümit Üstün Üner Vardar Varol Vural
Yağcı Yağmur Yaman Yalın Yalçınkaya Yaprak Yaşar Yavaş Yazar Yazıcı Yener Yeni Yeniay Yeşil Yeşilyurt Yeşiltaş Yetkin
Yıldırımoğlu Yiğit Yoldaş Yolcu Yorulmaz Yurt Yurdakul Yurtsever Yücel Yüce Yüksek Zengin Zeybek Zorlu Yılmazer Yılmaztürk
Öztaş Öztop Ölmez Keçeci Karaarslan Kabasakal Esmer Elibol Dağdelen Çıtak Canlı Bostancı Bozan Bağcı Bağcılar Avşar Tekcan
Akarca Akbal Akçalı Akkan Akkoyun Aksel Aksin Aktuğ Alacalı Aldemir Alemdar Alioğlu Alkaya Altıok Altınbaş Altınsoy Altıparmak Arıcan Arıkbuğa
Aslanoğlu Asker Aslantaş Ateşoğlu Atabay Atabey Atacan Aydınlı Aydoğmuş Ayten Ayvaz Babaoğlu Bağrıaçık Balkaya Barutçu Basmacı Batmaz Bayındır
Bayramoğlu Bekar Benli Berk Berber Bezirgan Bilgili Biçici Boran Borazan Bozkaya Bozyel Börekçi Canan Cankurt Cantürk Cerit Cinoğlu Coşar
Çağlı Çalım Çamlıca Çankaya Çataltepe Çekiç Çeliktaş Çelikten Çetintaş Çırak Çiloğlu Çoşkun Dağhan Dağıstanlı Dalkıran Damar Davutoğlu Değer
Deliktaş Demirbilek Demircioğlu Demirkıran Demirok Demirsoy Dikici Dinler Doğanoğlu Döner Döğer Durgun Duygu Ekşi Elçin Emir Engür Erbil
Erbay Erciyes Erdal Erdur Ergen Erginoğlu Erkılıç Erman Ersin Ertan Eryılmaz Eskici Evci Eyüpoğlu Ferah Feyizoğlu Fındık Gezer Girgin Göçmen
Gökdemir Gökkaya Gölcük Göncü Görgülü Gözen Gülcü Gülbay Güleç Güleryüz Gülşen Gümüşoğlu Gündem Gürkan Gürdal Gürpınar Güvenç Hamzaoğlu Haznedar
Işıltan Ilgaz Ilıca İmamoğlu İnal İpekçi İyigün Kaçmaz Kadıoğlu Kahya Kalender Kanbur Kara Karabaş Karaca Karaçam Karadede Karaer Karakan Karakaya
Karakılıç Karakulak Karalar Karamanlı Karayel Kasapoğlu Katırcı Kavaklı Kayaoğlu Keçeli Kemerli Kepenek Keser Kılıçaslan Kılıçoğlu Kırca Kırımlı
Kızıldağ Kocatürk Kocakaya Koçoğlu Konuk Korur Kökçü Körükçü Kuloğlu Kurnaz Kurtulmuş Kutlay Kutluca Kuzucu Küçükkaya Macit Maden Malkoç Memiş
Mumcu Mutluer Narlı Nazlı Nur Okay Okçu Okyay Onay Orak Ordu Ortaç Oymak Ozan Öney Öksüz Ölçer Önel Örs Öztan Özaydın Özberk Özbudak Özçakır Özdoğru
Özel Özgüven Özkök Özlem Özokur Özşahin Öztan Öztemel Öztunç Özyılmaz Özyıldız Özyön Papuççu Pekşen Polater Sabancı Saltık Sancak Sandıkçı Sargın
Sarıçiçek Sarıtaş Satıcı Sayar Seçen Selvi Semerci Serin Sezen Sıcak Simsar Sivri Soğancı Solmaz Sönmezler Sözen Susuz Süzer Şahinbaş Şanal Şeker
Şensoy Şimşekoğlu Tabak Tarhan Taşar Taşbaş Taşkaya Tekbaş Tekdemir Tektaş Tepeli Tetik Tezel Tilki Tiryaki Topçuoğlu Toker Tokgöz Tolu Torun
Tunçer Turgay Turgutlu Turhanlı Tuğrul Tunalı Uçkun Uğurlu Uluçay Ulaş Ulukaya Ulutürk Urgancı Uslu Uyanıker Uz Ünalan Ünsal Ünsalan Üstündağ Vatansever
Yağız Yakar Yakut Yalvaç Yanık Yardımcı Yaşaroğlu Yenice Yerli Yetim Yıldıztepe Yıldızoğlu Yiğitoğlu Yoğurtçu Yörük Yurtçu Yurdagül Zengin Zeyrek
Bolat Yalman Özdemirel Köseoğlu Durmaz Akyüz Uygun Sever Budak Koçer Uygur
`
