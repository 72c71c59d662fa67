/** Spellings of one name, a line each: Arabic and foreign forms, short forms, old spellings. */
export const variants = `
Muhammet Muhammed Mohammed Mohammad Muhammad Mohamed Mohamad Muhamed Muhamet Mouhamed Mohammet Muhammet Mohd Mahamed Mihemed Mihemmed Muhamad Mohammadi
Mehmet Mehmed Memet Mehmt Mhmt Memed Mehmud
Mustafa Mostafa Moustafa Mustapha Mustfa
Ahmet Ahmed Ahmad Ahmat Achmed Ehmed Ehmet
Hüseyin Hussein Husain Hossein Hussain Huseyn Husseyin Hüsein Husein Hosein Hüsyn Hisen Hisên Housein Husayn Hüseyn
Hasan Hassan Hasssan Hesen Haasan
Ali Aly Eli Aali
Yusuf Youssef Yousef Yousuf Yousif Yosef Josef Yusef Yussuf Youssuf Usiv Usif Yousaf Iosif Iossif
İbrahim Ebrahim Ibraheem Ibrahem Brahim İbrahm Birahim İbrahîm Avraam
Ömer Omar Umar Omer Oumar Umer
Osman Othman Usman Uthman Ousmane Osmane Ossman
Abdullah Abdallah Abdulla Abdoullah
Abdurrahman Abdulrahman Abdelrahman Abdalrahman Abdirahman Abdurahman Abdülrahman
Abdülaziz Abdulaziz Abdelaziz Abdalaziz
Abdulkadir Abdelkader Abdulqader Abdülkadir Abdulkader
Abdülkerim Abdelkarim Abdulkarim
Abdülhamit Abdulhamid Abdelhamid
Halit Khalid Khaled Halid Haled Khalit Xalid Kalid
Halil Khalil Haleel Xelil Xalil Khaleel Helil Kalil
Hatice Khadija Khadijah Hadice Hadica Khadice Hatce Hadije Xecice Xadice Khadije Hatidje
Fatma Fatima Fatimah Fatemeh Fatime Fadma Fatoş Fatme Fatım Fatoumata
Ayşe Aisha Aysha Aischa Ayesha Aicha Aishe Aysche Aişe Eyşe Eyşê Aishah Aişa
Meryem Maryam Mariam Miriam Mariyam Meriem Mariem
Zeynep Zainab Zeineb Zaynab Zeinab Zainap Zeyneb Zaineb
Süleyman Suleiman Sulaiman Soleiman Suleman Soliman Sileman Silêman Sulayman Solayman
İsmail Ismael Esmail Ismaeel Ismayil
İshak Ishaq Isaac Eshagh
Yakup Yaqub Yaqoob Yacoub Yakoub
Cemal Jamal Djamal Gamal Jamaal
Cemil Jamil Djamil Jameel
Esat Asaad Assad Asad Esad
Basel Bassel
Sad Saad
Selman Salman
Rızai Rezaei Rezai Rezaie Rezaee Rezayi
Musavi Mousavi Moosavi Mosavi
Ferit Farid Fareed
Feride Farida Fareeda
Mecit Majeed
Mecide Majida
Vahit Wahid Waheed
Vahide Wahida Waheeda
Zahir Zaher
Zahire Zahira
Hanife Hanifa
Raşide Rashida Rachida
Velide Walida Waleeda
Cafer Jafar Jaafar Djafer Jaffar
Cevat Javad Jawad Cavat Cevad
Celal Jalal Djalal
Mahmut Mahmoud Mahmud Mahmood
Mehdi Mahdi Mehdy
Sait Saeed Said Saïd Saeid
Raşit Rasheed Rashid Rachid Raschid
Tarık Tariq Tarek Tareq
Haydar Haider Heydar Haidar Hayder
Rıza Reza Ridha Rida
Hamit Hamid Hameed Hamed
Kemal Kamal Kamel
Kerim Karim Kareem
Salih Saleh Salah Saalih
Selim Saleem Seleem
Şerif Sharif Cherif Sherif Shareef
Bekir Bakr Abubakir
Gülsüm Kulthum Kulsum Koulthoum Kolthoum Gulsum
Ebu Abu Abou
Ebubekir Abubakar Abubakr Aboubakr Abubeker
Bilal Belal
Hamza Hamzah Hamzeh
İlyas Elias Ilias Elyas Iliass
İsa Issa Eisa
Musa Moussa Mousa
Yahya Yahia Yehya Jahja Yehia Iahia
Yunus Younes Younis Yunis Yonus
Zekeriya Zakaria Zekeria Zakariya Zekarya
Zehra Zahra Zohra Zahraa
Leyla Layla Leila Laila Leylâ
Emine Amina Aminah Ameena
Nur Noor Nour
Rabia Rabiah Rabiaa
Selma Salma
Semir Samir Sameer
Nasır Nasser Naser Nasir
Velit Walid Waleed Valid
Vail Wael
Mesut Masoud Masud Mesoud Massoud
Mansur Mansour Mansoor
Murat Mourad Murad
Münir Mounir Munir
Recep Rajab Receb Redjeb Rajap
Ramazan Ramadan Ramzan Ramadhan
Şaban Shaban Shaaban Chaban
Cuma Juma Jumaa Djuma
Azize Aziza
Latife Latifa Latifah Lateefa
Şükrü Shukri Choukri Şükri
İskender Iskandar Eskandar Skender
Aleksandr Alexander Aleksander Alexandr Alexandre Oleksandr Olexandr
Katerina Katherina Ekaterina Yekaterina Catherina Catherine Katherine Kathryn Katharine Kathrin Katharina Caterina Kateryna
Natalya Natalia Nataliya Nathalia
Tatyana Tatiana Tetiana Tetyana
Sergey Sergei Serguei Sergej Serhiy Serhii Sergiy
Andrey Andrei Andrej Andriy Andrii
Dmitri Dmitry Dimitri Dmitriy Dimitry Dmytro Dimitris Demetris Dimitrios Demetrios
Yelena Elena Jelena Olena
Yevgeni Evgeny Yevgeniy Evgeni Evgeniy Yevhen Yevgen
Olga Olha
Nikolay Nikolai Nicolai Nikolaj Mykola Mikola
Aleksey Alexei Alexey Aleksei Oleksiy Oleksii Olexiy
Mihail Mikhail Michail Mykhailo Myhaylo Mihaylo Mihalis Michalis Michael Mikael
Georgia Yeorgia Giorgia Gheorghia Jorgia
Georgios Yorgos Giorgos George Yorgo Yiorgos Georges Jorgos Georgos Georg
Yannis Ioannis Giannis Yianni Yanni Yiannis Yannakis Yiannakis Yani
Hristo Christo Khristo Hristos Christos
Şahin Shahin Chahine Shaheen
Aslan Arslan
Karaaslan Karaarslan
Özaslan Özarslan
Eraslan Erarslan
Lütfi Lütfü
Şevki Şefki
Züleyha Zuleikha Zuleyha Zeliha Zeleha Zelha
Hava Havva
Rukiye Rukayya Ruqayya Rukkiye
Abdülselam Abdulsalam Abdelsalam Abdüsselam
Nurettin Nureddin Noureddine Nuruddin Nurddin
Selahattin Selahaddin Salahaddin Salahattin
Hayrettin Hayreddin Khairuddin
Şemsettin Şemseddin Shamsuddin
Muhittin Muhiddin Muhyiddin Mohieddin
Tolgahan Tolgaan
Ertuğrul Ertugul
Mevlüt Mevlut Mevlit Mevlüd
Muharrem Moharram Muharem
Kadriye Kaderiye
İhsan Ehsan
İrfan Erfan Irfaan
İmran Emran
Abbas Abas
Cihat Jihad Djihad Cihad
Cengiz Genghis Jengiz
Ayşegül Aysegul
Ümit Ümid Omid Umid
Şirin Shirin Chirine
Şeyma Shaima Shayma
Hüsamettin Hüsameddin
Sabahat Sebahat
Sabahattin Sebahattin Sabahaddin
Cemile Jamila Djamila Jamile Djamilah Jamilah Gamila Cemila
Kerime Karima Kareema
Halime Halima Haleema Halimah
Selime Salima
Saliha Salihah Saleha
Sabiha Sabihah
Şerife Sharifa Cherifa Sherifa
Naciye Najia Najiya
Nadire Nadira
Samiye Samia Samiya
Semire Samira Sameera
Emire Amira Ameera
Emir Amir Ameer
Nebil Nabil Nabeel
Nebile Nabila Nabeela
Faysal Faisal Feisal Fayçal Feysal
Fuat Fouad Fuad Fouat
Adnan Adnane
Ziyat Ziad Ziyad Zeyad
Macit Majid Majed Maged
Rami Ramy
Cüneyt Junaid Juneid Cuneyd Junayd
Necip Najib Najeeb Nagib Necib
Nizar Nezar
Sami Samy Samee
Sinan Senan
Usame Osama Ousama Usama
Enes Anas Anes
Eymen Ayman Aymen Aiman
Beşir Bashir Bachir Basheer
Beşar Bashar Bechar
Cabir Jaber Jabir Jabbir
Gassan Ghassan
Hişam Hisham Hicham Heshem
İmat Imad Emad
İyat Iyad Eyad
Kasım Qasim Kassem Qasem Kasem Qassim
Mazen Mazin
Muntasır Muntasir Montaser
Mutaz Moataz Mutaz Muataz
Nidal Nedal
Ragıp Ragheb Raghib
Rıdvan Ridwan Redwan Radwan Rıdwan
Saffet Safwat Safvet
Semih Sameh Samih
Şadi Shadi Chadi
Şakir Shaker Shakir
Taha Tahah
Tahir Taher
Yaser Yasser Yasir Yassir
Yasin Yassin Yaseen Yassine
Zeyd Zaid Zayed Zeid
Zübeyir Zubair Zubayr Zoubir
Hamdan Hemdan
Rahman Rehman Rahmaan
Abdülhalim Abdelhalim Abdulhalim
Abdülgani Abdulghani Abdelghani
Abdüllatif Abdullatif Abdellatif
Abdülmecit Abdulmajid Abdelmajid Abdülmecid Abdulmecit
Abdülvahap Abdulwahab Abdelwahab Abdulvahap
Abdülbaki Abdulbaqi Abdulbaki
Abdülcelil Abduljalil Abdulcelil
Abdülcabbar Abduljabbar Abdulcabbar Abdulcebbar
Abdülhakim Abdulhakim Abdelhakim
Şeyhmus Şehmus Şexmus Şêxmûs Şeymus Sheikhmous Şeyhmuz Şehmuz
Hazal Xezal Khazal Xazal
Civan Ciwan Jwan Jiwan
Rojda Rojdê
Gülistan Gulistan Golestan
Şirzat Şerzad Sherzad Şirzad
Serhat Serhed Sarhad Serhad
Hıdır Khidir Xidir Khider
Hızır Khizir Xizir Khezr
Bahtiyar Baxtiyar Bakhtiyar Bakhtiar
Kürşat Kürşad
Panayotis Panayiotis Panagiotis Panaiotis Panagiotes
Kiryakos Kyriakos Kiriakos Kyriacos
Hristina Christina Kristina Cristina Christine Kristin Kristine
Kostas Costas Costa Kosta
Konstantinos Constantinos Constantine Konstantin Constantin
Nikos Nicos Niko Nico
Nikolaos Nicolaos Nicholas Nicolas Nikolas
Stefanos Stephanos Stefan Stephan Stephen Steven Stepan Esteban
Eleni Helen Helena Elenı
Antonis Andonis Antonios Anthony Antony
Vasilis Vassilis Vasilios Vassilios Vasileios Basil
Filip Philip Phillip Philippos Filippos Philippe
Pavlos Paulos Pavlo
Androulla Andrulla Androula Andrula
Loizos Luizos
Sofia Sophia Sofya Sophie
Anastasia Anastasiya Anastasiia
Viktoria Victoria Viktoriya Viktoriia
Yulia Julia Iulia Yuliya Juliia
Yuri Yury Iurii Yuriy Iouri Jurij
Volodimir Volodymyr Vladimir Wladimir
Vyaçeslav Viacheslav Vyacheslav Vjatscheslaw
Kseniya Ksenia Xenia
Geoffrey Jeffrey Jeffery
Graham Graeme
Alan Allan Allen
Marcus Markus
Marc Mark
Eric Erik
Carl Karl
Sara Sarah Saara
Ann Anne Anna
Jon John
Kristofer Christopher Kristoffer Christoph
Brian Bryan
Ian Iain
Lesley Leslie
Clark Clarke
Thomson Thompson Tomson
Smith Smyth Smythe
Davis Davies
Brown Browne
Philips Phillips Philipps
Reid Reed Read
Macdonald Mcdonald
Mackenzie Mckenzie
Oleg Olekh Oleh
Igor Ihor
Svetlana Svitlana
Irina Iryna
Anatoli Anatoly Anatoliy Anatolii
Petrov Petroff
Ivanov Ivanoff
Aliyev Alijev Aliev Aliyeff
Hüseynov Huseynov Guseynov Guseinov Husseinov
Hasanov Gasanov Hassanov
Memmedov Mammadov Mamedov Mehmedov Məmmədov
Kerimov Karimov Kerimoff
Halilov Khalilov Xelilov
Guliyev Quliyev Kuliyev Gouliev
Guliyeva Quliyeva Kuliyeva
Tevfik Tawfiq Toufik Tewfik Taufik Tawfik Tefik
Reşat Reşad Rashad Rəşad
Seyit Seyid Seyyit Seyyid Sayed Sayyid Sayyed Syed Seyed
Nergis Nargiz Nergiz Narges Nerges
Yulia Yuliya Julia Juliya Yuliia Juliia
Hüseyni Hosseini Hussaini Husseini Hosaini
Suzan Susan
Suzanne Susanne Susann
Alaattin Alaaddin Alaeddin Aladdin Alaadin
`
