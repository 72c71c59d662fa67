/**
 * Given names of Turkey and Northern Cyprus, and of foreigners who live there. Two different names of this list are two
 * people, however alike they are spelled (Emin, Emine); a word that is nearly one of them is a slip.
 */
export const givenNames = `
Abbas Abdi Abdulkadir Abdullah Abdurrahman Abdülaziz Abdülhamit Abdülkerim Abidin Adem Adil Adile Adnan Afife Ahmet
Ahsen Ahu Akif Akın Alara Alaattin Alev Aleyna Ali Alim Alime Aliye Alican Alihan Alkan Alp Alparslan Alper Alperen
Altan Altay Anıl Aras Arda Arif Arife Arzu Asaf Asım Asiye Aslan Aslı Aslıhan Asuman Asya Ata Atakan Atalay Ataman
Atilla Atıf Avni Ayberk Ayben Ayça Aycan Ayda Aydan Aydemir Aydın Aydoğan Ayfer Aygül Aygün Ayhan Ayhatun Ayla Aylin
Aynur Ayperi Aysel Aysen Aysu Aysun Ayşe Ayşegül Ayşen Ayşenur Ayşın Aytaç Aytekin Aytel Ayten Aytuğ Aytül Azat Azime
Aziz Azize Azra Bahadır Bahar Bahattin Bahri Bahriye Baki Banu Baran Baransel Barış Barkın Bartu Basri Başak Battal
Batuhan Batu Baturalp Bayram Bedia Bedir Bedirhan Bedri Bedriye Behçet Behice Behiye Behlül Behzat Bekir Belgin Belkıs
Belma Bengi Bengisu Bengü Bensu Beral Berat Beraat Beren Berfin Berivan Berk Berkan Berkant Berkay Berke Berker Berna
Berra Beste Betül Beyhan Beyza Beyzanur Bilal Bilge Bilgehan Bilgin Bilgi Bilgen Billur Binali Binnaz Binnur Birgül
Birol Birsen Birtan Bora Boran Buğra Buğlem Buket Bulut Burak Burcu Burçak Burçin Burhan Burhanettin Buse Büşra Bülent
Cafer Cahide Cahit Can Canan Canberk Caner Caney Cansel Canset Cansın Cansu Celal Celalettin Celil Cem Cemal Cemalettin
Cemil Cemile Cemre Cengiz Cengizhan Cenk Ceren Ceyda Ceyhan Ceyhun Ceylan Cezmi Cihan Cihangir Cihat Civan Coşkun
Cumali Cuma Cumhur Cüneyt Çağan Çağatay Çağdaş Çağla Çağlar Çağlayan Çağrı Çetin Çiçek Çiğdem Çınar Çisem Damla Davut
Defne Deniz Denizhan Derin Dermanı Derya Destan Devran Devrim Dicle Didar Didem Dilan Dilara Dilaver Dilay Dilber
Dilek Dilhan Dilruba Dilşat Doğa Doğan Doğancan Doğu Doğukan Dönay Döndü Dudu Duran Durali Durmuş Dursun Duru Duygu
Dündar Ebru Ebubekir Ece Ecem Ecevit Eda Edanur Edip Edibe Efe Efekan Efkan Efsun Ege Egemen Ekin Ekrem Ela Elanur
Elçin Elif Elifnur Elvan Elvin Emel Emin Emine Emir Emircan Emirhan Emrah Emre Emrullah Ender Enes Engin Enis Enise
Enver Eralp Eray Ercan Ercüment Erdal Erdem Erdeniz Erdinç Erdoğan Eren Ergin Ergun Ergül Ergün Erhan Erkan Erkin
Erman Erol Ersan Ersel Ersin Ersoy Ertan Ertuğ Ertuğrul Erva Esat Esen Esengül Esin Esma Esmanur Esra Ethem Etkin
Evren Evrim Eylem Eylül Eymen Eyüp Ezel Ezgi Fadime Fadıl Fahri Fahriye Fahrettin Faik Faika Faruk Fatih Fatma
Fatmagül Fatmanur Fazıl Fazilet Fehmi Ferah Feray Ferdi Ferhan Ferhat Ferhunde Feride Feridun Feriha Ferit Ferruh
Feryal Fethi Fethiye Fethullah Fevzi Fevziye Feyyaz Feyza Feyzi Fırat Figen Fikret Fikri Fikriye Filiz Firdevs Fuat
Funda Furkan Fügen Füsun Galip Gamze Garip Gaye Gazi Gencay Gizem Gonca Göksel Göksu Göktuğ Göktürk Gökalp Gökay
Gökbörü Gökçe Gökçen Gökhan Gökmen Gönül Gönen Gözde Gül Gülay Gülbahar Gülben Gülcan Gülçin Güldane Gülden Güler
Gülfem Gülhan Gülhanım Gülizar Gülnaz Gülnihal Gülnur Gülperi Gülseren Gülsev Gülsüm Gülsün Gülşah Gülşen Gülten
Gültekin Gülümser Güliz Günay Gündüz Güner Güneş Güney Güngör Günsel Güray Gürbüz Gürcan Gürhan Gürkan Gürsel Güven
Güvenç Güzin Habib Habibe Habip Hacer Hadiye Hafize Hakan Hakkı Haldun Halide Halil Halim Halime Halis Halise Halit
Haluk Hamdi Hamdiye Hami Hamide Hamit Hamza Handan Hande Hanife Hanifi Harun Hasan Hasibe Hasip Haşim Haşmet Hatice
Hatun Hava Havva Haydar Hayati Hayrettin Hayri Hayriye Hayrünnisa Hayrullah Hazal Hazar Helin Hıdır Hıfzı Hızır Hicran
Hidayet Hikmet Hilal Hilmi Hilmiye Himmet Hira Hulki Hulusi Hurşit Hülya Hümeyra Hüma Hüsamettin Hüseyin Hüsne Hüsnü
Hüsniye Hüdai Hürrem Işık Işıl Işılay Işın Itır Ilgaz Ilgın İbrahim İclal İdil İdris İhsan İkbal İklim İlayda İlbey
İlhan İlhami İlkay İlker İlkin İlknur İlkyaz İlter İlyas İmran İnan İnanç İnci İpek İrem İrfan İsa İshak İskender
İslam İsmail İsmet İsmihan İsrafil İzzet İzzettin Jale Jülide Kaan Kadir Kadire Kadri Kadriye Kamber Kamil Kamile
Kamuran Kaya Kayahan Kayra Kazım Kemal Kemalettin Kenan Keziban Kerem Kerim Kerime Kerimcan Kevser Kezban Kıvanç
Kıvılcım Kıymet Koray Korhan Korkmaz Korkut Köksal Kubilay Kumru Kurtuluş Kutay Kutlu Kutluhan Kutsi Kuzey Kübra
Kürşat Lale Lamia Lara Latif Latife Leman Lerzan Levent Leyla Lina Lokman Lütfi Lütfiye Lütfü Macit Macide Mahir
Mahire Mahinur Mahmure Mahmut Makbule Maksut Mansur Mazhar Mazlum Medine Mediha Mehmet Mehmetcan Mehtap Melahat Melek
Melih Meliha Melike Melikşah Melis Melisa Meltem Memduh Mercan Meral Merih Mert Mertcan Mertkan Merve Meryem Mesut
Mete Metehan Metin Mevlüt Mevlüde Mısra Mihriban Mihrimah Mikail Mine Mira Miraç Miray Miran Mirza Mithat Muammer
Muazzez Mualla Muhammet Muharrem Muhittin Muhlis Muhsin Muhterem Mukaddes Murat Murathan Musa Mustafa Muzaffer
Mücahit Müfit Müge Müjdat Müjde Müjgan Mükerrem Mümin Mümine Mümtaz Münevver Münir Münire Mürsel Mürvet Müslüm Müzeyyen
Naci Naciye Nadide Nadir Nadire Nafiz Nafia Nagihan Nahide Nahit Nail Naile Naim Naime Nalan Namık Nazan Nazende Nazım
Nazife Nazif Nazlı Nazlıcan Nazmi Nazmiye Nebahat Nebi Nebile Necati Necdet Necip Necla Necmettin Necmi Necmiye Nedim
Nedime Nedret Nehir Nejat Nejla Neriman Nermin Nesibe Nesim Neslihan Nesrin Neşat Neşe Neşet Nevin Nevra Nevriye
Nevzat Nezahat Nezih Nezihe Nezir Nida Nihal Nihan Nihat Nil Nilay Nilgün Nilsu Nilüfer Nimet Nisa Nisanur Nizamettin
Nuh Numan Nur Nuran Nuray Nurbanu Nurcan Nurcihan Nurdan Nurettin Nurgül Nurhan Nurhayat Nuri Nuriye Nursel Nurseli
Nursen Nurşen Nurten Nurullah Nuriye Nusret Nükhet Oğuz Oğuzhan Okan Okay Oktay Olcay Olgun Onat Onur Onuralp Orçun
Orhan Orkun Orkan Osman Oya Ozan Ömer Ömür Önder Öner Övgü Övünç Öykü Özay Özcan Özden Özdemir Özen Özer Özge Özgü
Özgül Özgün Özgür Özkan Özlem Özlen Öznur Pakize Papatya Paşa Pelin Pelinsu Pembe Peri Perihan Perran Pervin Petek
Pınar Piraye Poyraz Rabia Rafet Ragıp Rahim Rahime Rahmi Rahmiye Raif Raife Ramazan Ramiz Rana Rasim Raşit Rauf Raziye
Recai Recep Refik Refika Refet Remzi Remziye Resul Reşat Reşit Reyhan Rezzan Rıdvan Rıfat Rıfkı Rıza Ruhi Rukiye Rüstem
Rüştü Rümeysa Rüya Rüveyda Saadet Saadettin Sabahat Sabahattin Sabiha Sabir Sabit Sabri Sabriye Sacit Sadık Sadri
Sadullah Safa Saffet Safiye Sahra Sait Saim Saime Sakine Salih Saliha Salim Salime Saltuk Salman Sami Samet Samiye
Sanem Satı Satılmış Savaş Seçil Seçkin Seda Sedat Sedef Seher Selahattin Selami Selcan Selçuk Selda Selen Selin Selim
Selime Selma Selman Selva Selvi Sema Semanur Semih Semiha Semra Sena Senanur Senem Serap Seray Sercan Serdar Serdal
Seren Serhan Serhat Serkan Serap Serpil Serra Sertaç Sertan Server Servet Seval Sevcan Sevda Sevgi Sevgül Sevil Sevilay
Sevim Sevin Sevinç Sevtap Seyfettin Seyfi Seyhan Seyit Seyithan Sezai Sezen Sezer Sezgin Sezin Sıddık Sıdıka Sıla
Sırma Sırrı Sibel Simge Sinan Sinem Soner Songül Su Sude Sudenaz Suat Suphi Suna Sultan Suzan Süheyla Süheyl Sühendan
Süleyman Sümeyra Sümeyye Süreyya Şaban Şaziye Şadan Şafak Şahabettin Şahap Şahika Şahin Şahinde Şakir Şakire Şamil
Şebnem Şefik Şefika Şehmus Şehnaz Şemsettin Şemsi Şenay Şener Şengül Şennur Şenol Şeref Şerif Şerife Şermin Şevket
Şevki Şevkiye Şeyda Şeyma Şeyhmus Şinasi Şirin Şirvan Şule Şükran Şükriye Şükrü Tacettin Tahir Tahire Tahsin Talat
Talha Talip Tamay Tamer Tan Tanay Taner Tanju Tansel Tansu Tarık Tarkan Tayfun Tayfur Taylan Taylin Tayyar Tayyip
Tekin Temel Teoman Tevfik Tezcan Timur Timuçin Toprak Tolga Tolgahan Tolunay Tuana Tufan Tugay Tuğba Tuğberk Tuğçe
Tuğkan Tuğrul Tuğra Tuna Tunahan Tunay Tuncay Tuncel Tuncer Tunç Turan Turgay Turgut Turhan Tülay Tülin Tümay Tümer
Tünay Türkan Türkay Türker Ufuk Uğur Uğurcan Ulaş Ulus Ulvi Umay Umut Umutcan Uras Utku Ülkem Ülkü Ülker Ümit Ümmü
Ümmühan Ümmügülsüm Ümran Ünal Ünsal Üzeyir Vahap Vahdet Vahide Vahit Varol Vasfi Vasfiye Vecdi Vecihi Vedat Vefa
Veli Velican Veysel Veysi Vildan Vural Volkan Yadigar Yağız Yağmur Yahya Yakup Yalçın Yalın Yaman Yaprak Yasemin Yasin
Yaren Yaşar Yavuz Yekta Yeliz Yener Yeşim Yeter Yıldıray Yıldırım Yıldız Yılmaz Yiğit Yiğitcan Yonca Yunus Yurdagül
Yusuf Yücel Yüksel Zafer Zahide Zahit Zarife Zehra Zekai Zeki Zekiye Zekeriya Zeliha Zerrin Zeycan Zeynel Zeynep
Zihni Ziya Zuhal Zübeyde Zübeyir Zühal Zühre Zülal Zülfikar Zülfiye Zülküf Zümra Zümrüt Enise Egehan Kağan Bilgenur
Cavit Sebahat Sebahattin Bünyamin Vahdettin Bedrettin Sıtkı Mücella Hayrunnisa Zübeyde Abuzer Şehriban Şaziment Seyfullah Feyzullah
Habibullah Rahmetullah Nasrullah Asil Aslıgül Aysima Ayçin Aykız Ayşım Balkız Benan Benian Berin Beyzade Bihter Bige Bilun
Bircan Birkan Bozkurt Budak Canalp Candan Cangül Cansın Cavidan Celile Cezmi Ceydan Cihangül Çilem Çağıl Daniş Demet Demirhan
Denizcan Dilşah Dinçer Dorukhan Doruk Ediz Efsane Elmas Emrecan Ercüment Erendiz Erkut Erkal Ersen Ertuna Eser Esmeray
Fahrünnisa Fazile Fehime Felek Ferda Ferdane Fetih Fidan Gani Gülgün Gülin Güllü Gülperi Gülseli Gülsima Gülşan Gülsena Günce
Günseli Habil Hacı Halenur Harika Hatem Hayal Hayrunnisa Hazım Heybet Huriye Hüsniye Iraz İffet İhya İlgi İlgin İlmiye
İrem İsabet Kader Kadem Kahraman Kardelen Kerami Kısmet Kiraz Lamia Mahinur Maide Maşallah Medet Mehmetali Melda Menderes
Menekşe Menşure Merter Methiye Metehan Mutlu Muhteşem Mukadder Münife Münteha Naz Nazar Nazile Nebiye Necibe Nefise Neval
Nevres Nihayet Nizam Nuriman Okşan Olcan Oruç Orhun Öğünç Ömür Ruhan Ruhsar Sabri Sadiye Safinaz Saliha Samiha Satiye Sebile
Selvihan Serdil Serpil Sevban Sevde Sevgihan Sezgi Siret Siyami Sonay Soysal Suphiye Süha Süheyda Süslü Şahadet Şahsenem
Şahismail Şecaattin Şefkat Şehrazat Şemsinur Şendoğan Tacide Tamara Tanıl Tayyibe Temmuz Tevhide Tijen Toygar Tülin Türkmen
Ulvan Uzay Ülfet Vahibe Vasıf Veda Vesile Yalım Yasin Yaver Yelda Yıldıran Yurdaer Yurdanur Yüce Zarif Zekeriye Zeria Zeyd
Kamer Besim Zişan Ziynet Zöhre Ayberk Aybars Aybüke Ayaz Atlas Çınar Göktuğ Alya Asel Lavin Masal Mila Lavinya Neva Maya Ayliz Poyraz Demir
Maria Marina Irina Anna Olga Svetlana Tatyana Natalya Oksana Ludmila Galina Larisa Nadejda Vera Ksenia Polina Darya Alina Karina
Yulia Viktoria Anastasia Sergey Andrey Aleksey Dmitri Mihail Nikolay Oleg Igor Pavel Roman Ruslan Anton Artem Denis Maksim Vadim
Viktor Vitaly Vladimir Volodimir Yuri Ivan Petro Bogdan Taras Andreas Marios Kostas Nikos Yannis Georgios Panayotis Kiryakos Hristo Savvas
Stavros Petros Pavlos Stelios Michalis Antonis Vasilis Loizos Eleni Katerina Despina Androulla Hristina Sofia Elena Ioanna Angela
John Joan Jane Jean Janet James Jack Robert Richard William Thomas George Edward Henry Charles Peter Paul Paula Stephen Anthony
David Daniel Dennis Derek Douglas Eric Frank Gary Gordon Graham Harry Ian Kevin Keith Kenneth Lawrence Martin Mark Marcus Matthew Michael
Nigel Norman Patrick Philip Ralph Raymond Roger Ronald Simon Terence Trevor Victor Walter Alan Albert Andrew Arthur Barry Brian
Margaret Mary Martha Susan Sarah Sandra Sharon Sheila Shirley Patricia Pamela Pauline Linda Lisa Laura Julie Julia Judith Joyce
Jennifer Jessica Helen Heather Hannah Elizabeth Emma Emily Diana Diane Doris Dorothy Deborah Christine Caroline Carol Catherine Barbara
Ahmad Khalil Jalil Faysal Fuat Ziyat Beşar Beşir Hişam İmat İyat Gassan Usame Nebil Nizar Rami Mazen Nidal Yaser Kasım Mutaz
Ellen Marvin Melvin Calvin Gavin Colin Dylan Ethan Evan Owen Oscar Oliver Lewis Luke Lucas Noah Nathan Neil Nora Olivia Megan
Melissa Michelle Monica Nancy Nicole Natasha Rachel Rebecca Rita Rose Ruth Samantha Simone Stella Tanya Tina Tracy Vanessa Wendy Zoe
Amr Amin Bassam Fadi Hadi Haitham Marwan Karim Alla Inna Nina Raisa Zoya Gleb Kirill Timur Egor Fyodor Semyon Lev Sefer Sina
Louis Louise Roberta Martina Daniela Victoria Christian Christina Carl Carla Erica Gabriel Gabriela Julian
Juliana Antonio Antonia Stefan Stefania Stephanie Adrian Adriana Marcel Marcela Valentin Valentina Ivana
Bogdana Romana Denise Andre Michel Jeanne Pascal Pascale Francis Frances Joseph Josephine Henriette Georgina
Angelo Nicola Nicolas Claude Claudia Claudio Giulio Giulia Luigi Luisa Bernard Bernarda Leon Leona Karl Karla Erik
Erika Jan Jana Petr Petra Pavla Zoran Zorana Milan Milana Bojan Bojana Dragan Dragana
`
