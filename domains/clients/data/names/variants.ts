/** Spellings of one name, a line each: Arabic and foreign forms, short forms, old spellings. */
export const variants = `
Muhammet Muhammed Mohammed Mohammad Muhammad Mohamed Mohamad Muhamed Muhamet Mouhamed Mohammet Muhammet Mohd Mahamed
Mehmet Mehmed Memet Mehmt Mhmt Memed
Mustafa Mostafa Moustafa Mustapha Mustfa
Ahmet Ahmed Ahmad Ahmat Achmed
Hüseyin Hussein Husain Hossein Hussain Huseyn Husseyin Hüsein Husein Hosein Hüsyn
Hasan Hassan Hasssan
Ali Aly
Yusuf Youssef Yousef Yousuf Yousif Yosef Josef Yusef Yussuf Youssuf
İbrahim Ebrahim Ibraheem Ibrahem Brahim İbrahm
Ömer Omar Umar Omer Oumar Umer
Osman Othman Usman Uthman Ousmane Osmane Ossman
Abdullah Abdallah Abdulla Abdoullah
Abdurrahman Abdulrahman Abdelrahman Abdalrahman Abdirahman Abdurahman Abdülrahman
Abdülaziz Abdulaziz Abdelaziz Abdalaziz
Abdulkadir Abdelkader Abdulqader Abdülkadir Abdulkader
Abdülkerim Abdelkarim Abdulkarim
Abdülhamit Abdulhamid Abdelhamid
Halit Khalid Khaled Halid Haled Khalit
Halil Khalil Haleel
Hatice Khadija Khadijah Hadice Hadica Khadice Hatce Hadije
Fatma Fatima Fatimah Fatemeh Fatime Fadma Fatoş
Ayşe Aisha Aysha Aischa Ayesha Aicha Aishe Aysche Aişe
Meryem Maryam Mariam Miriam Mariyam Meriem Mariem
Zeynep Zainab Zeineb Zaynab Zeinab Zainap
Süleyman Suleiman Sulaiman Soleiman Suleman Soliman
İsmail Ismael Esmail Ismaeel Ismayil
İshak Ishaq Isaac Eshagh
Yakup Yaqub Yaqoob Yacoub Yakoub
Cemal Jamal Djamal Gamal Jamaal
Cemil Jamil Djamil Jameel
Cafer Jafar Jaafar Djafer Jaffar
Cevat Javad Jawad Cavat Cevad
Celal Jalal Djalal
Mahmut Mahmoud Mahmud Mahmood
Mehdi Mahdi Mehdy
Sait Saeed Said Saïd Saeid Sayed
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
Ebubekir Abubakar Abubakr Aboubakr Abubeker
Bilal Belal
Hamza Hamzah Hamzeh
İlyas Elias Ilias Elyas Iliass
İsa Issa Eisa
Musa Moussa Mousa
Yahya Yahia Yehya Jahja
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
Latife Latifa
Şükrü Shukri Choukri Şükri
İskender Iskandar Eskandar Skender
Aleksandr Alexander Aleksander Alexandr Alexandre
Katerina Katherina Ekaterina Yekaterina Catherina
Natalya Natalia Nataliya Nathalia
Tatyana Tatiana
Sergey Sergei Serguei Sergej
Andrey Andrei Andrej
Dmitri Dmitry Dimitri Dmitriy Dimitry
Yelena Elena Jelena
Yevgeni Evgeny Yevgeniy Evgeni Evgeniy
Olga Olha
Nikolay Nikolai Nicolai Nikolaj
Aleksey Alexei Alexey Aleksei
Mihail Mikhail Michail
Georgios Yorgos Giorgos George
Yannis Ioannis Giannis
Hristo Christo Khristo
Şahin Shahin Chahine Shaheen
Aslan Arslan
Karaaslan Karaarslan
Özaslan Özarslan
Eraslan Erarslan
Lütfi Lütfü
Şevki Şefki
Züleyha Zuleikha Zuleyha
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
`
