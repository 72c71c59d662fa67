/**
 * Names in Arabic letters as Turkish offices write them, a pair each. Without vowels the letters do not tell how a name is
 * read, so the usual ones are listed; words of companies stand among them.
 */
export const arabicNames = `
باسل Basel  عبدالله Abdullah  عبيدالله Ubeydullah  محمد Muhammet  أحمد Ahmet  محمود Mahmut  حامد Hamit  حميد Hamit  حمد Hamad  مصطفى Mustafa  علي Ali  حسن Hasan
حسين Hüseyin  عمر Ömer  عثمان Osman  أبوبكر Ebubekir  بكر Bekir  يوسف Yusuf  إبراهيم İbrahim  إسماعيل İsmail
إسحاق İshak  يعقوب Yakup  موسى Musa  عيسى İsa  يحيى Yahya  زكريا Zekeriya  يونس Yunus  هود Hud  صالح Salih
سليم Selim  سالم Salim  سليمان Süleyman  داود Davut  داوود Davut  هارون Harun  إدريس İdris  إلياس İlyas
خالد Halit  خليل Halil  خليفة Halife  كريم Kerim  رحيم Rahim  رحمن Rahman  جمال Cemal  جميل Cemil  جلال Celal
جعفر Cafer  جابر Cabir  جاسم Casim  جواد Cevat  فؤاد Fuat  فيصل Faysal  فادي Fadi  فهد Fahd  فارس Faris
فاروق Faruk  فريد Ferit  فرج Ferec  فرحات Ferhat  عادل Adil  عارف Arif  عباس Abbas  عامر Amir  عمار Ammar
عمرو Amr  عدنان Adnan  عزيز Aziz  عصام İsam  عماد İmad  علاء Alaa  عبيد Ubeyd  غازي Gazi  غسان Gassan
طارق Tarık  طلال Talal  طاهر Tahir  طه Taha  ظافر Zafer  سعيد Sait  سعد Sad  سعود Suud  سمير Semir  سامي Sami
سامر Samir  سيد Seyit  سيف Seyf  سلمان Salman  شريف Şerif  شعبان Şaban  شادي Şadi  صادق Sadık  صلاح Salah
صدام Saddam  ضياء Ziya  زياد Ziyad  زيد Zeyd  زيدان Zeydan  رامي Rami  رمضان Ramazan  رشيد Raşit  راشد Raşit
رضا Rıza  رجب Recep  رياض Riyad  رائد Raid  نبيل Nebil  نادر Nadir  ناصر Nasır  نزار Nizar  نور Nur  نعيم Naim
نجم Necm  نجيب Necip  نوري Nuri  هاني Hani  هشام Hişam  هيثم Heysem  وليد Velit  وائل Vail  وسام Visam
ياسر Yasir  ياسين Yasin  يزن Yezen  منصور Mansur  منير Münir  مراد Murat  مروان Mervan  مازن Mazin  ماهر Mahir
مجيد Mecit  محسن Muhsin  مهدي Mehdi  معاذ Muaz  مسعود Mesut  قاسم Kasım  قادر Kadir  لطيف Latif  لؤي Luey
أنس Enes  أنور Enver  أيمن Eymen  أمين Emin  أمير Emir  أسامة Üsame  أسعد Esat  أكرم Ekrem  أشرف Eşref
إياد İyad  إحسان İhsan  إيهاب İhab  باسم Basim  بسام Bessam  بشار Beşar  بشير Beşir  بلال Bilal  توفيق Tevfik
تامر Tamer  ثامر Samer  حمزة Hamza  حيدر Haydar  حاتم Hatem  حازم Hazım  حبيب Habib  حسام Hüsam  اكبر Ekber
فاطمة Fatma  عائشة Ayşe  خديجة Hatice  زينب Zeynep  مريم Meryem  زهراء Zehra  زهرا Zehra  ليلى Leyla
سلمى Selma  سميرة Semire  كريمة Kerime  جميلة Cemile  أمينة Emine  آمنة Amine  أميرة Emire  نبيلة Nebile
نادية Nadia  هدى Hüda  هبة Hibe  هند Hind  منى Muna  مها Maha  ندى Nada  نورة Nura  رنا Rana  ريم Rim
رانيا Rania  سارة Sara  سعاد Suad  سهى Süha  سوسن Sevsen  شيماء Şeyma  صفية Safiye  عبير Abir  غادة Gade
لينا Lina  لمى Lama  ياسمين Yasemin  إيمان İman  أسماء Esma  آية Aya  دينا Dina  رقية Rukiye  حليمة Halime
حنان Hanan  وفاء Vefa  هناء Hena  كوثر Kevser  رابعة Rabia  صباح Sabah  نجلاء Necla  بشرى Büşra  دعاء Dua
روان Revan  حداد Haddad  خطيب Hatip  نجار Neccar  خوري Huri  حلبي Halebi  شامي Şami  حمصي Hımsi  مصري Mısri
عراقي Iraki  تركي Türki  بغدادي Bağdadi  هاشمي Haşimi  هاشم Haşim  حسيني Hüseyni  موسوي Musavi  رضائي Rızai
احمدی Ahmedi  محمدی Muhammedi  کریمی Kerimi  صباغ Sabbağ  خياط Hayyat  حلاق Hallak  قصاب Kasap  عطار Attar
صراف Sarraf  بيطار Baytar  درويش Derviş  مرعي Meri  حمود Hammud  حمدان Hamdan  جبوري Cuburi  عبيدي Ubeydi
دليمي Duleymi  تميمي Temimi  زعبي Zubi  شمري Şammari  عتيبي Uteybi  قحطاني Kahtani  عنزي Anzi  غامدي Gamdi
شهابي Şihabi  قباني Kabbani  عزام Azzam  سلامة Selame  عودة Avde  عيد İd  عوض Avad  غانم Ganim  فرح Ferah
قاضي Kadı  كنعان Kenan  مسلم Müslim  نصر Nasr  نصار Nassar  يازجي Yazıcı  شركة şirketi  الشركة şirketi
مؤسسة müessesesi  مجموعة grubu  محدودة limited  مساهمة anonim  تجارة ticaret  تجارية ticaret  مقاولات inşaat
إنشاءات inşaat  بناء inşaat  نقل nakliyat  شحن kargo  سياحة turizm  سفر seyahat  استيراد ithalat
تصدير ihracat  صناعة sanayi  صناعية sanayi  أغذية gıda  غذائية gıda  مطعم restoran  فندق otel
عقارات gayrimenkul  عقارية gayrimenkul  هندسة mühendislik  استشارات danışmanlık  ذهب kuyumculuk
مجوهرات kuyumculuk  سيارات otomotiv  بنك bankası  جمعية derneği  وقف vakfı  جامعة üniversitesi
مستشفى hastanesi  صيدلية eczanesi  مدرسة okulu  و ve
`

/** Letters of the other words; short vowels are not written. */
export const arabicLetters = `
ا a  ب b  پ p  ت t  ث s  ج c  چ ç  ح h  خ h  د d  ذ z  ر r  ز z  ژ j  س s  ش ş  ص s  ض d  ط t  ظ z  ع a  غ g  ف f
ق k  ك k  گ g  ل l  م m  ن n  ه h  و u  ي i  ٹ t  ڈ d  ڑ r  ں n  ے e
`
